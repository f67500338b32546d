import FormNavigation
import Testing
import UIKit

/// Where the items of the toolbar are, in every version of iOS and for every height that UIKit may give a bar (P6, P7,
/// P8).
@MainActor
struct BarRoomTests {
    /// How iOS treats bars.
    struct Look: Sendable, CustomTestStringConvertible {
        var version: String
        var isCompatible = false
        var glassHeight: CGFloat = 58
        var takesTouches = true

        var testDescription: String {
            "iOS \(version)\(isCompatible ? ", compatible" : ""), \(glassHeight)\(takesTouches ? "" : ", lets through")"
        }

        var isGlass: Bool { !version.hasPrefix("1") && !isCompatible }

        var behavior: HeadlessBehavior {
            var behavior = HeadlessBehavior()
            behavior.systemVersion = version
            behavior.requiresDesignCompatibility = isCompatible
            behavior.glassToolbarHeight = glassHeight
            behavior.toolbarsReceiveTouchesBetweenItems = takesTouches
            return behavior
        }

        static let all: [Look] = ["15.0", "18.5", "26.0", "27.0"].flatMap { version in
            [44, 48, 58].flatMap { height in
                [true, false].map { Look(version: version, glassHeight: height, takesTouches: $0) }
            }
        }
    }

    private func form(_ look: Look, _ model: HeadlessModel = .iPhone15) -> DeviceForm {
        DeviceForm(3, on: HeadlessDevice(model, behavior: look.behavior))
    }

    /// Where the items of the toolbar are on the screen. On glass, it's the plates of the buttons.
    private func items(_ form: DeviceForm) throws -> [CGRect] {
        let items = try #require(form.navigator.toolbar.bar.items).filter { $0.customView == nil }
        return try items.compactMap { HeadlessBarButton.view(of: $0) }.map { view in
            let plate = CGRect(x: view.frame.minX, y: view.frame.midY - 22, width: view.frame.width, height: 44)
            return try #require(view.superview).convert(plate, to: nil)
        }
    }

    @Test(
        "P6: on glass items keep 8 to 10 points from the keys and are not cramped; before, the bar is UIKit's",
        arguments: Look.all)
    func distance(_ look: Look) throws {
        for model in [HeadlessModel.iPhone15, .iPhoneSE, .iPad] {
            let form = form(look, model)
            try form.device.tap(form.fields[1])
            form.device.settle()
            let keys = form.device.keyboard.keysFrame
            let bar = form.navigator.toolbar
            let frame = bar.convert(bar.bounds, to: nil)
            #expect(frame.maxY == keys.minY)
            for item in try items(form) {
                #expect(item.height >= 44)
                #expect(item.minY >= frame.minY)
                let distance = keys.minY - item.maxY
                #expect(look.isGlass ? (8...10).contains(distance) : distance == 0)
            }
            #expect(look.isGlass ? (52...58).contains(frame.height) : frame.height == 44)
        }
    }

    @Test("P8: with no keys below them, items lie above the home indicator in every version", arguments: Look.all)
    func homeIndicator(_ look: Look) throws {
        for model in [HeadlessModel.iPhone15, .iPhoneSE, .iPad] {
            let form = form(look, model)
            form.device.keyboard.isHardwareKeyboardAttached = true
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            let screen = form.device.screen.bounds
            let inset = form.window.safeAreaInsets.bottom
            let bar = form.navigator.toolbar
            let frame = bar.convert(bar.bounds, to: nil)
            #expect(frame.maxY == screen.maxY)
            for item in try items(form) {
                #expect(item.minY >= frame.minY && item.maxY <= screen.maxY - inset)
                if look.isGlass { #expect(item.maxY <= screen.maxY - 8) }
            }
            // What's visible also responds to a finger.
            try form.device.tap(form.navigator.toolbar.nextItem)
            #expect(form.focus == "2")
            // The background extends to the edge of the screen.
            #expect(frame.height >= 44 + inset)
        }
    }

    @Test(
        "P7: a touch between the items does nothing where the app wants it so, whatever lies behind, in every version",
        arguments: Look.all)
    func between(_ look: Look) throws {
        let form = form(look)
        var taps = 0
        let button = UIButton(frame: form.device.screen.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        form.viewController.view.insertSubview(button, at: 0)
        form.navigator.configuration.toolbar.showsPlaceholder = false
        form.navigator.configuration.toolbar.passesTouchesThroughGlass = false
        form.navigator.configuration.endsEditingOnTapOutside = true
        try form.device.tap(form.fields[0])
        form.device.settle()
        let bar = form.navigator.toolbar
        let frame = bar.convert(bar.bounds, to: nil)
        let frames = try items(form)
        for y in [frame.minY + 0.5, frame.midY, frame.maxY - 0.5] {
            let point = CGPoint(x: frame.midX, y: y)
            #expect(!frames.contains { $0.contains(point) })
            form.device.tap(at: point)
            #expect(taps == 0)
            #expect(form.focus == "0")
        }
        // A bar without user interaction doesn't receive touches.
        bar.isUserInteractionEnabled = false
        let inside = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
        #expect(bar.hitTest(inside, with: nil) == nil)
        bar.isUserInteractionEnabled = true
        #expect(bar.hitTest(inside, with: nil)?.isDescendant(of: bar) == true)
        #expect(bar.hitTest(CGPoint(x: inside.x, y: -1), with: nil) == nil)
        bar.isHidden = true
        #expect(bar.hitTest(inside, with: nil) == nil)
    }

    @Test("a bar that is drawn light or dark with its keyboard has items that are")
    func appearance() throws {
        let form = form(Look(version: "18.5"))
        form.fields[0].keyboardAppearance = .dark
        try form.device.tap(form.fields[0])
        let view = try #require(HeadlessBarButton.view(of: form.navigator.toolbar.doneItem))
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
}
