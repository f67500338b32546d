import FormNavigation
import Testing
import UIKit

/// A view of the app's own class whose `transform` calls the form again while the view moves, or moves back.
@MainActor
struct MovedViewSetterTests {
    /// What moves.
    enum Kind: CaseIterable {
        /// A screen that doesn't scroll.
        case screen
        /// A bar that stays on the keyboard, over a scroll view.
        case bar
    }

    enum Moment: CaseIterable {
        /// Editing begins.
        case written
        /// Editing ends, or the form goes or is switched off.
        case restored, uninstalled, switchedOff

        /// Whether the form still makes room, or makes room again.
        func isServed(after act: Act) -> Bool {
            switch (self, act) {
            case (_, .newNavigator), (.uninstalled, .startAgain), (.switchedOff, .switchOn): true
            case (.written, _), (.restored, _): act != .uninstall && act != .turnOff
            default: false
            }
        }
    }

    enum Act: CaseIterable {
        case uninstall, startAgain, turnOff, switchOn, newNavigator, reload, endEditing, focusOther, focusSame
        case keepVisible, scale
    }

    private final class Moved: UIView {
        var onMove: (() -> Void)?
        override var transform: CGAffineTransform { didSet { onMove?() } }
    }

    @MainActor
    private final class Stage {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let moved = Moved()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        let fields = [300, 740].enumerated().map { index, y in
            UITextField(named: "\(index)", frame: CGRect(x: 20, y: y, width: 300, height: 40))
        }
        private let kind: Kind
        var navigator: FormNavigator?

        init(_ kind: Kind) {
            self.kind = kind
            switch kind {
            case .screen:
                controller.view = moved
                for field in fields { moved.addSubview(field) }
            case .bar:
                moved.frame = CGRect(x: 0, y: 800, width: 393, height: 52)
                list.contentInsetAdjustmentBehavior = .never
                list.contentSize = CGSize(width: 393, height: 800)
                for view in [list, moved] { controller.view.addSubview(view) }
                for field in fields { list.addSubview(field) }
            }
            makeNavigator()
            device.show(controller)
            device.settle()
        }

        func arm(_ act: Act) {
            moved.onMove = { [weak self] in
                guard let self else { return }
                moved.onMove = nil
                perform(act)
            }
        }

        private func makeNavigator() {
            let navigator = FormNavigator(viewController: controller)
            if kind == .bar { navigator.inputBar = FormInputBar(moved, over: list) }
            self.navigator = navigator
        }

        private func perform(_ act: Act) {
            switch act {
            case .uninstall: navigator?.uninstall()
            case .startAgain:
                navigator?.uninstall()
                navigator?.enable()
            case .turnOff: navigator?.configuration.isEnabled = false
            case .switchOn: navigator?.configuration.isAvoidanceEnabled = true
            case .newNavigator: makeNavigator()
            case .reload: navigator?.reload()
            case .endEditing: navigator?.endEditing()
            case .focusOther: fields[0].becomeFirstResponder()
            case .focusSame: fields[1].becomeFirstResponder()
            case .keepVisible: navigator?.viewsKeptVisible = [fields[0]]
            case .scale: moved.transform = moved.transform.scaledBy(x: 0.9, y: 1)
            }
        }

        /// Whether the field is above the keyboard, or above the bar on it.
        var isAboveKeyboard: Bool {
            let frame = fields[1].convert(fields[1].bounds, to: nil)
            let bar = moved.convert(moved.bounds, to: nil)
            let end = kind == .bar ? bar.minY : device.keyboard.frame.minY
            // The part for the safe area is behind the keyboard.
            let isBarOnKeyboard = kind == .screen || abs(bar.maxY - 34 - device.keyboard.frame.minY) < 0.5
            return isBarOnKeyboard && frame.minY >= 0 && frame.maxY <= end
        }
    }

    @Test(
        "a setter that calls the form again leaves the field that has focus in sight, and the view in its place",
        arguments: Kind.allCases, Moment.allCases)
    func setters(kind: Kind, moment: Moment) {
        for act in Act.allCases {
            let stage = Stage(kind)
            if moment == .written { stage.arm(act) }
            stage.fields[1].becomeFirstResponder()
            stage.device.settle()
            if moment != .written {
                #expect(stage.isAboveKeyboard)
                stage.arm(act)
                switch moment {
                case .written, .restored: stage.navigator?.endEditing()
                case .uninstalled: stage.navigator?.uninstall()
                case .switchedOff: stage.navigator?.configuration.isAvoidanceEnabled = false
                }
                stage.device.settle()
            }
            if moment.isServed(after: act), stage.fields[1].isFirstResponder {
                #expect(stage.isAboveKeyboard, "\(act)")
            }
            #expect(stage.moved.onMove == nil, "\(act)")
            stage.navigator?.endEditing()
            stage.controller.view.endEditing(true)
            stage.device.settle()
            let own = act == .scale ? CGAffineTransform(scaleX: 0.9, y: 1) : .identity
            #expect(stage.moved.transform == own, "\(act)")
            #expect(stage.list.contentInset == .zero && stage.controller.additionalSafeAreaInsets == .zero, "\(act)")
            stage.navigator?.uninstall()
            stage.device.settle()
            #expect(stage.moved.transform == own && stage.list.contentInset == .zero, "\(act)")
        }
    }
}
