import FormNavigation
import TestSupport
import Testing

@testable import UIKit

/// How the toolbar looks in an app with its own appearance, whenever UIKit adopts that (Q30, Q31).
@MainActor
struct ToolbarAppearanceTests {
    /// What UIKit does one way or another about the appearance of bars: all combinations, or, as a sample, any three of
    /// them.
    nonisolated static let behaviors: [HeadlessBehavior] = ["18.5", "26.0"].flatMap { version in
        (0..<16).filter { testsEverything || $0.nonzeroBitCount.isMultiple(of: 2) }.map { bits in
            var behavior = HeadlessBehavior()
            behavior.systemVersion = version
            behavior.barsApplyAppearanceAtLayout = bits & 1 != 0
            behavior.clearedPropertiesFollowAppearance = bits & 2 != 0
            behavior.toolbarsShowScrollEdgeAppearance = bits & 4 != 0
            behavior.keyboardWindowFollowsField = bits & 8 != 0
            return behavior
        }
    }

    private func form(_ behavior: HeadlessBehavior) -> DeviceForm {
        DeviceForm(2, on: HeadlessDevice(behavior: behavior))
    }

    private func appearance(_ color: UIColor) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    /// An appearance with colored text.
    private func words(_ color: UIColor) -> UIToolbarAppearance {
        let appearance = appearance(.systemGray)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: color]
        return appearance
    }

    private func wordColor(_ form: DeviceForm) -> UIColor? {
        let button = HeadlessBarButton.view(of: form.navigator.toolbar.nextItem)
        return button?.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor
    }

    /// What's drawn behind the items, from back to front.
    private func painted(_ view: UIView) -> [UIColor] {
        let background = view as? BarBackground
        let own = background?.isHidden == true ? nil : background?.backgroundColor
        return [own].compactMap { $0 } + view.subviews.flatMap(painted)
    }

    private func itemTint(_ form: DeviceForm) -> UIColor? {
        HeadlessBarButton.view(of: form.navigator.toolbar.nextItem)?.tintColor
    }

    // MARK: Background

    @Test(
        "Q31 the background is painted once: the configuration's, else the app's, else the system's",
        arguments: behaviors)
    func background(_ behavior: HeadlessBehavior) {
        let isGlass = behavior.barDesign == .glass
        let system = isGlass ? [] : [UIColor.secondarySystemBackground.withAlphaComponent(0.94)]
        for app in [nil, UIColor.systemYellow] {
            let form = form(behavior)
            if let app { UIToolbar.appearance().standardAppearance = appearance(app) }
            let usual = app.map { [$0] } ?? system
            let toolbar = form.navigator.toolbar
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(painted(toolbar) == usual)
            form.navigator.configuration.toolbar.appearance = appearance(.systemGreen)
            form.device.settle()
            // Apple recommends leaving glass unchanged.
            #expect(painted(toolbar) == (isGlass ? usual : [.systemGreen]))
            form.navigator.configuration.toolbar.appearance = nil
            form.device.settle()
            #expect(painted(toolbar) == usual)
            form.navigator.configuration.toolbar.appearance = appearance(.systemGreen)
            form.navigator.endEditing()
            form.device.settle()
            form.fields[1].becomeFirstResponder()
            form.device.rotate(to: .landscapeLeft)
            form.device.settle()
            #expect(painted(toolbar) == (isGlass ? usual : [.systemGreen]))
        }
    }

    @Test("Q31 what an app sets with the older properties counts until there is an appearance", arguments: behaviors)
    func olderProperties(_ behavior: HeadlessBehavior) {
        guard behavior.barDesign == .plate else { return }
        let form = form(behavior)
        UIToolbar.appearance().barTintColor = .systemRed
        UIToolbar.appearance().isTranslucent = false
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(painted(form.navigator.toolbar) == [.systemRed])
        form.navigator.configuration.toolbar.appearance = appearance(.systemGreen)
        form.device.settle()
        #expect(painted(form.navigator.toolbar) == [.systemGreen])
        form.navigator.configuration.toolbar.appearance = nil
        form.device.settle()
        #expect(painted(form.navigator.toolbar) == [.systemRed])
    }

    @Test("Q31 the words of the items look as the app's or the configuration's appearance says", arguments: behaviors)
    func words(_ behavior: HeadlessBehavior) throws {
        let form = form(behavior)
        UIToolbar.appearance().standardAppearance = words(.systemPurple)
        form.navigator.configuration.toolbar.next = .title("Onwards")
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(wordColor(form) == .systemPurple)
        form.navigator.configuration.toolbar.appearance = words(.systemGreen)
        form.device.settle()
        #expect(wordColor(form) == .systemGreen)
        form.navigator.configuration.toolbar.appearance = nil
        form.device.settle()
        #expect(wordColor(form) == .systemPurple)
    }

    @Test("Q31 so they do in a low bar and where nothing is below, on one background", arguments: behaviors)
    func otherWords(_ behavior: HeadlessBehavior) {
        let form = form(behavior)
        let isAtEdge = behavior.toolbarsShowScrollEdgeAppearance
        UIToolbar.appearance().standardAppearance = words(.systemPurple)
        UIToolbar.appearance().compactAppearance = words(.systemGreen)
        UIToolbar.appearance().scrollEdgeAppearance = words(.systemOrange)
        UIToolbar.appearance().compactScrollEdgeAppearance = words(.systemBrown)
        form.navigator.configuration.toolbar.next = .title("Onwards")
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(wordColor(form) == (isAtEdge ? .systemOrange : .systemPurple))
        #expect(painted(form.navigator.toolbar) == [.systemGray])
        form.device.rotate(to: .landscapeLeft)
        form.device.settle()
        #expect(wordColor(form) == (isAtEdge ? .systemBrown : .systemGreen))
        #expect(painted(form.navigator.toolbar) == [.systemGray])
    }

    // MARK: Tint

    @Test(
        "Q30 the tint is the configuration's, else that of the app's bars, else that of the window",
        arguments: behaviors)
    func tint(_ behavior: HeadlessBehavior) {
        for app in [nil, UIColor.systemTeal] {
            let form = form(behavior)
            form.window.tintColor = .systemPink
            if let app { UIToolbar.appearance().tintColor = app }
            let usual = app ?? .systemPink
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(itemTint(form) == usual)
            form.navigator.configuration.toolbar.tintColor = .systemGreen
            form.device.settle()
            #expect(itemTint(form) == .systemGreen)
            form.navigator.configuration.toolbar.tintColor = nil
            form.device.settle()
            #expect(itemTint(form) == usual)
            form.fields[1].formOptions.toolbar.tintColor = .systemRed
            form.navigator.configuration.toolbar.usesFieldTintColor = true
            form.navigator.focusNext()
            form.device.settle()
            #expect(itemTint(form) == .systemRed)
            form.navigator.configuration.toolbar.usesFieldTintColor = false
            // The window's tint may change while a field is edited.
            form.window.tintColor = .systemIndigo
            form.navigator.reload()
            form.device.settle()
            #expect(itemTint(form) == .systemRed)
            form.navigator.focusPrevious()
            form.device.settle()
            #expect(itemTint(form) == app ?? .systemIndigo)
        }
    }

    // MARK: Dark and light

    @Test("Q30 the bar is dark or light as its field is, and becomes so with the field", arguments: [false, true])
    func style(_ follows: Bool) throws {
        var behavior = HeadlessBehavior()
        behavior.keyboardWindowFollowsField = follows
        let form = form(behavior)
        form.viewController.overrideUserInterfaceStyle = .dark
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        func style() -> UIUserInterfaceStyle? {
            HeadlessBarButton.view(of: form.navigator.toolbar.doneItem)?.traitCollection.userInterfaceStyle
        }
        #expect(style() == .dark)
        form.viewController.overrideUserInterfaceStyle = .unspecified
        form.navigator.reload()
        #expect(style() == .light)
        form.device.userInterfaceStyle = .dark
        // The keyboard's window adopts the field's style when the keyboard changes.
        form.fields[0].reloadInputViews()
        #expect(style() == .dark)
        form.fields[0].keyboardAppearance = .light
        form.navigator.reload()
        #expect(style() == .light)
    }
}
