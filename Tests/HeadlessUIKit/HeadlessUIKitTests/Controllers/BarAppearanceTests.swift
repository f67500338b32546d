import Testing

@testable import UIKit

/// Toolbars under `UIToolbarAppearance` and `UIToolbar.appearance()`, and what becomes of views above the keys.
@MainActor
struct BarAppearanceTests {
    private func device(_ model: HeadlessModel = .iPhone15, _ change: (inout HeadlessBehavior) -> Void = { _ in })
        -> HeadlessDevice
    {
        var behavior = HeadlessBehavior()
        change(&behavior)
        return HeadlessDevice(model, behavior: behavior)
    }

    private func appearance(_ color: UIColor) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func background(_ bar: UIToolbar) -> UIColor? {
        bar.layoutIfNeeded()
        return bar.subviews.lazy.compactMap { $0 as? BarBackground }.first { !$0.isHidden }?.backgroundColor
    }

    /// A bar that comes into a window.
    private func bar(on device: HeadlessDevice, _ change: (UIToolbar) -> Void = { _ in }) -> UIToolbar {
        let controller = UIViewController()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 393, height: 44))
        change(bar)
        controller.view.addSubview(bar)
        device.show(controller)
        return bar
    }

    @Test("Q31 where there is an appearance, the older properties do nothing")
    func olderProperties() {
        let bar = bar(on: device())
        bar.barTintColor = .systemRed
        bar.isTranslucent = false
        #expect(background(bar) == .systemRed)
        bar.standardAppearance = appearance(.systemYellow)
        #expect(background(bar) == .systemYellow)
        bar.barTintColor = .systemBlue
        bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        #expect(background(bar) == .systemYellow)
        let clear: UIToolbarAppearance = bar.standardAppearance.copy()
        clear.configureWithTransparentBackground()
        #expect(background(bar) == .systemYellow, "a copy is another one")
        bar.standardAppearance = clear
        #expect(background(bar) == nil)
    }

    @Test("Q31 what an app sets for all bars counts where a bar was not given it itself", arguments: [false, true])
    func proxy(atLayout: Bool) {
        let device = device { $0.barsApplyAppearanceAtLayout = atLayout }
        UIToolbar.appearance().standardAppearance = appearance(.systemYellow)
        UIToolbar.appearance().tintColor = .systemTeal
        let (usual, own) = (bar(on: device), bar(on: device) { $0.standardAppearance = appearance(.systemGreen) })
        #expect(background(usual) == .systemYellow && background(own) == .systemGreen)
        #expect(usual.tintColor == .systemTeal && own.tintColor == .systemTeal)
        let new = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        own.superview?.addSubview(new)
        #expect((new.tintColor == .systemTeal) == !atLayout, "before its first layout")
        // Bars that are in a window stay as they are.
        UIToolbar.appearance().standardAppearance = appearance(.systemRed)
        #expect(background(own) == .systemGreen)
        #expect(background(bar(on: device)) == .systemRed)
        // Another app says nothing of that.
        #expect(bar(on: HeadlessDevice()).tintColor == .systemBlue)
    }

    @Test("Q31 a property that is cleared counts as set, or is the app's again", arguments: [false, true])
    func cleared(follows: Bool) {
        let device = device { $0.clearedPropertiesFollowAppearance = follows }
        UIToolbar.appearance().tintColor = .systemTeal
        let bar = bar(on: device) { $0.tintColor = .systemRed }
        #expect(bar.tintColor == .systemRed)
        bar.tintColor = nil
        #expect(bar.tintColor == (follows ? .systemTeal : .systemBlue))
    }

    @Test("Q31 with nothing scrolled below, a bar may have another appearance", arguments: [false, true])
    func scrollEdge(isShown: Bool) {
        let bar = bar(on: device { $0.toolbarsShowScrollEdgeAppearance = isShown })
        bar.standardAppearance = appearance(.systemYellow)
        bar.scrollEdgeAppearance = appearance(.systemGreen)
        #expect(background(bar) == (isShown ? .systemGreen : .systemYellow))
    }

    @Test(
        "Q30 the keyboard's window has the tint and style of the field's window, or the system's",
        arguments: [false, true])
    func keyboardWindow(follows: Bool) {
        let device = device { $0.keyboardWindowFollowsField = follows }
        let (controller, field, bar) = (UIViewController(), UITextField(), UIToolbar())
        bar.frame.size.height = 44
        field.inputAccessoryView = bar
        controller.view.addSubview(field)
        let window = device.show(controller)
        window.tintColor = .systemPink
        window.overrideUserInterfaceStyle = .dark
        field.becomeFirstResponder()
        #expect(bar.tintColor == (follows ? .systemPink : .systemBlue))
        #expect(bar.traitCollection.userInterfaceStyle == (follows ? .dark : .light))
    }

    @Test("Q34 how high a bar is by nature may depend on the size class and on where it is")
    func heights() {
        for (model, heights) in [(HeadlessModel.iPhone15, [44, 49, 32] as [CGFloat]), (.iPad, [50, 50, 50])] {
            let device = device(model) { $0.toolbarHeights = .bySizeClass }
            let bar = bar(on: device)
            var found = [bar.sizeThatFits(.zero).height]
            bar.frame.origin.y = device.screen.bounds.maxY - 44
            found.append(bar.intrinsicContentSize.height)
            device.rotate(to: .landscapeLeft)
            found.append(bar.sizeThatFits(.zero).height)
            #expect(found == heights)
        }
    }

    /// A bar that leaves room for the home indicator wherever it meets it.
    private final class RoomyBar: UIView {
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: 44 + safeAreaInsets.bottom)
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    private func field(with accessoryView: UIView, on device: HeadlessDevice) -> UITextField {
        let (controller, field) = (UIViewController(), UITextField())
        accessoryView.autoresizingMask = .flexibleHeight
        field.inputAccessoryView = accessoryView
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        return field
    }

    @Test("Q2 a view whose height follows the safe area is laid out again and again while a finger drags the keyboard")
    func drag() {
        let device = device { $0.laysOutDraggedAccessoryViews = true }
        let bar = RoomyBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let field = field(with: bar, on: device)
        for distance in stride(from: 0, through: device.keyboard.frame.height, by: 10) {
            device.keyboard.dragDown(by: distance)
        }
        #expect(field.isFirstResponder)
        #expect(device.keyboard.draggedHeightChanges > 0)
    }

    @Test("D4 E11 a view above the keys that asks for another height gets it with the next layout")
    func height() {
        final class Growing: UIView {
            var height: CGFloat = 44 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
        }
        let device = device()
        let bar = Growing(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let field = field(with: bar, on: device)
        let height = device.keyboard.frame.height
        bar.height = 60
        device.settle()
        #expect(field.isFirstResponder && bar.bounds.height == 60)
        #expect(device.keyboard.frame.height == height + 16)
    }

    @Test("Q32 the view above the keys may be missing after a transition, and a reload at activation may do nothing")
    func dropped() {
        let device = device {
            $0.dropsAccessoryViewInTransitions = true
            $0.dropsAccessoryViewInBackground = true
            $0.ignoresReloadsAtActivation = true
        }
        let (home, screen, field) = (UIViewController(), UIViewController(), UITextField())
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        field.inputAccessoryView = bar
        screen.view.addSubview(field)
        device.show(home)
        home.present(screen, animated: true)
        device.settle()
        field.becomeFirstResponder()
        #expect(device.keyboard.inputAccessoryView == nil)
        field.reloadInputViews()
        #expect(device.keyboard.inputAccessoryView === bar)
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { field.reloadInputViews() } }
        device.background()
        device.foreground()
        NotificationCenter.default.removeObserver(token)
        #expect(device.keyboard.inputAccessoryView == nil)
        field.reloadInputViews()
        #expect(device.keyboard.inputAccessoryView === bar)
    }
}
