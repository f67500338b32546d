import FormNavigation
import Foundation
import Testing
import UIKit

@testable import FormDiagnostics

/// What the inspector shows over a screen, and that the app doesn't notice.
@MainActor
final class InspectorTests {
    /// A column of fields. The second field is in a hidden box.
    private final class VoucherController: FieldsController {
        let box = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 100))
        let hidden = UITextField(named: "Coupon", frame: CGRect(x: 20, y: 10, width: 300, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { field.frame.size = CGSize(width: 350, height: 44) }
            box.accessibilityLabel = "Voucher"
            box.isHidden = true
            box.addSubview(hidden)
            view.addSubview(box)
            form = FormNavigator(viewController: self)
        }
    }

    // Each test creates its own, because tests of other devices may run between a suite's initializer and its tests.
    private lazy var device = HeadlessDevice(.iPhone15)
    private lazy var screen = VoucherController(at: [120, 180, 240])

    /// Does something with the inspector on, and turns it off.
    private func inspecting(_ body: (InspectorWindow) throws -> Void) throws {
        let device = device
        FormInspector.isEnabled = true
        defer { FormInspector.isEnabled = false }
        device.show(screen)
        device.settle()
        try body(try #require(overlay))
    }

    private var overlay: InspectorWindow? {
        let scenes = device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
        return scenes.flatMap(\.windows).lazy.compactMap { $0 as? InspectorWindow }.first { !$0.isHidden }
    }

    private func chips(in view: UIView) -> [InspectorChip] {
        if let chip = view as? InspectorChip, !chip.isHidden { return [chip] }
        return view.isHidden ? [] : view.subviews.flatMap(chips)
    }

    private func words(_ window: UIWindow) -> [String] { chips(in: window).compactMap(\.text) }

    private func chip(_ text: String, in window: UIWindow) throws -> InspectorChip {
        try #require(chips(in: window).first { $0.text == text })
    }

    @Test("numbers are at the fields, in the order of Next, and what is passed over says why")
    func marks() throws {
        screen.fields[0].formOptions.next = screen.fields[2]
        screen.fields[1].accessibilityLabel = "0"
        try inspecting { window in
            #expect(words(window).filter { Int($0) != nil } == ["1", "2", "3"])
            let second = try chip("2", in: window)
            let field = screen.fields[2].frame
            #expect(second.frame.maxX <= field.minX && abs(second.center.y - field.midY) < 1)
            #expect(words(window).contains("hidden ancestor (VoucherController's box)") == false)
            #expect(words(window).contains { $0.hasPrefix("hidden ancestor (UIView “Voucher” (box)") })
            #expect(words(window).contains("sameName"))
            let view = try #require(window.rootViewController?.viewIfLoaded as? InspectorView)
            #expect(view.picture.arrows.count == 1)
        }
        screen.fields[0].formOptions.next = nil
        try inspecting { window in
            let view = try #require(window.rootViewController?.viewIfLoaded as? InspectorView)
            #expect(view.picture.arrows.isEmpty)
        }
    }

    @Test("the line of the keyboard, what has to stay above it, and the last decision follow the form")
    func keyboard() throws {
        try inspecting { window in
            let view = try #require(window.rootViewController?.viewIfLoaded as? InspectorView)
            #expect(view.picture.keyboardTop == nil)
            try device.tap(title: "1")
            device.settle()
            #expect(view.picture.keyboardTop == device.keyboard.frame.minY)
            #expect(view.picture.outlines.contains { $0.frame == screen.fields[1].frame.insetBy(dx: -4, dy: -4) })
            screen.form?.focusNext()
            device.settle()
            #expect(words(window).contains("moved to UITextField “2”"))
            #expect(view.picture.outlines.contains { $0.frame == screen.fields[2].frame.insetBy(dx: -4, dy: -4) })
            screen.fields[0].isHidden = true
            device.advance(by: 2)
            #expect(words(window).contains("hidden"))
        }
    }

    @Test("no touch is taken from the app, the keyboard stays the app's, and VoiceOver does not read it")
    func transparent() throws {
        try inspecting { window in
            #expect(window.accessibilityElementsHidden && !window.canBecomeKey && !window.isKeyWindow)
            let button = try chip("Inspect", in: window)
            let frame = button.convert(button.bounds, to: nil)
            for x in stride(from: CGFloat(2), to: 393, by: 13) {
                for y in stride(from: CGFloat(2), to: 852, by: 13) where !frame.contains(CGPoint(x: x, y: y)) {
                    #expect(window.hitTest(CGPoint(x: x, y: y), with: nil) == nil)
                }
            }
            try device.tap(screen.fields[0])
            device.settle()
            #expect(screen.fields[0].isFirstResponder && device.keyboard.isVisible)
            #expect(screen.form?.currentField === screen.fields[0])
        }
    }

    @Test("with its button on, a tap on a number tells everything known of the field, and copies it")
    func card() throws {
        screen.fields[1].keyboardType = .numberPad
        screen.fields[1].text = "4711"
        try inspecting { window in
            let view = try #require(window.rootViewController?.viewIfLoaded as? InspectorView)
            try device.tap(try chip("Inspect", in: window))
            try device.tap(try chip("2", in: window))
            device.settle()
            let text = try #require(UIPasteboard.general.string)
            #expect(text.hasPrefix("2  UITextField “1” (fields[1]) of VoucherController\ntoolbar, Return moves on\n"))
            #expect(text.contains("keyboard: numberPad") && text.contains("350 × 44 points, at 20, 180"))
            #expect(!text.contains("4711"))
            #expect(view.card.text?.hasPrefix(text) == true && !view.card.isHidden)
            #expect(!screen.fields[1].isFirstResponder)
            try device.tap(view.card)
            #expect(view.card.isHidden)
            try device.tap(try chip("Close", in: window))
            try device.tap(screen.fields[1])
            device.settle()
            #expect(screen.fields[1].isFirstResponder)
        }
    }

    @Test("it follows rotation, text size and dark mode")
    func looks() throws {
        try inspecting { window in
            let small = try chip("3", in: window).frame.height
            device.preferredContentSizeCategory = .accessibilityExtraLarge
            device.settle()
            #expect(try chip("3", in: window).frame.height > small)
            device.userInterfaceStyle = .dark
            device.settle()
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            device.rotate(to: .landscapeLeft)
            device.settle()
            #expect(window.bounds.size == device.screen.bounds.size)
            let field = screen.fields[0].convert(screen.fields[0].bounds, to: nil)
            #expect(abs(try chip("1", in: window).center.y - field.midY) < 60)
        }
    }

    @Test("neither a chip nor a button covers a field that can be used, before and after the keyboard appears")
    func room() throws {
        screen.fields[1].isEnabled = false
        try inspecting { window in
            @MainActor func expectRoom() {
                let chips = chips(in: window).map { $0.convert($0.bounds, to: nil) }
                for chip in chips {
                    let inside = chip.insetBy(dx: 0.5, dy: 0.5)
                    // The reason of a disabled field may be in it, where it's empty.
                    for field in screen.fields where field.isEnabled {
                        #expect(!field.convert(field.bounds, to: nil).intersects(inside))
                    }
                    #expect(chips.filter { $0.intersects(inside) }.count == 1)
                }
            }
            expectRoom()
            try device.tap(title: "0")
            device.settle()
            expectRoom()
        }
    }

    @Test("the buttons can be dragged, stay on the screen, and nothing else moves below them")
    func dragging() throws {
        try inspecting { window in
            let button = try chip("Inspect", in: window)
            let start = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            device.drag(from: start, to: CGPoint(x: 200, y: 600))
            device.settle()
            let place = button.convert(button.bounds, to: nil)
            #expect(abs(place.midX - 200) < 12 && abs(place.midY - 600) < 12)
            #expect(button.text == "Inspect", "a drag isn't a tap")
            try device.tap(button)
            #expect(button.text == "Close")
            let other = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            device.drag(from: other, to: CGPoint(x: 380, y: 20))
            device.settle()
            #expect(window.bounds.inset(by: window.safeAreaInsets).contains(button.convert(button.bounds, to: nil)))
            // The card is where the buttons aren't.
            try device.tap(try chip("2", in: window))
            device.settle()
            let view = try #require(window.rootViewController?.viewIfLoaded as? InspectorView)
            #expect(!view.card.isHidden && !view.card.frame.intersects(view.controls.frame))
        }
    }

    @Test("the system asks the app's controllers, as without the inspector")
    func systemQuestions() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            override var prefersStatusBarHidden: Bool { true }
        }
        FormInspector.isEnabled = true
        defer { FormInspector.isEnabled = false }
        device.show(Upright())
        device.settle()
        let controller = try #require(overlay?.rootViewController)
        #expect(controller.supportedInterfaceOrientations == .portrait)
        #expect(controller.childForStatusBarHidden is Upright)
        device.rotate(to: .landscapeLeft)
        #expect(device.screen.bounds.width == 393)
    }

    @Test("switched off, it leaves nothing behind, and what it has shown lives no longer")
    func off() throws {
        device.show(screen)
        device.settle()
        let before = device.drawSVG()
        FormInspector.isEnabled = true
        device.settle()
        #expect(overlay != nil && device.drawSVG() != before)
        FormInspector.isEnabled = false
        device.settle()
        #expect(overlay == nil && device.drawSVG() == before)
    }

    @Test("with its button on it records what happens, and shares the file")
    func recorder() throws {
        try inspecting { window in
            try device.tap(try chip("Inspect", in: window))
            try device.tap(try chip("Record", in: window))
            try device.tap(try chip("Close", in: window))
            // A recording in progress can be ended.
            try device.tap(screen.fields[0])
            device.settle()
            screen.form?.endEditing()
            device.settle()
            try device.tap(try chip("Stop", in: window))
            device.settle()
            let sheet = try #require(window.rootViewController?.presentedViewController as? UIActivityViewController)
            let file = try #require(sheet.headlessActivityItems.first as? URL)
            let recording = try FormRecording(json: try Data(contentsOf: file))
            #expect(recording.events.contains { if case .keyboard = $0.content { true } else { false } })
            #expect(window.canBecomeKey)
            try device.tap(title: "Close")
            device.settle()
            #expect(window.rootViewController?.presentedViewController == nil && !window.canBecomeKey)
        }
    }
}
