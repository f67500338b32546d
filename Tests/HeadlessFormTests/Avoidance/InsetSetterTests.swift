import FormNavigation
import Testing
import UIKit

/// A scroll view of the app's own class, whose setters call the form again while it makes room, or gives room back.
@MainActor
struct InsetSetterTests {
    enum Property: CaseIterable {
        case inset, indicatorInset, offset
    }

    enum Moment: CaseIterable {
        /// Editing begins.
        case written
        /// Editing ends, or what makes room goes or is switched off.
        case restored, uninstalled, switchedOff

        /// Whether the form still makes room, or makes room again.
        func isServed(after act: Act) -> Bool {
            switch (self, act) {
            case (_, .replaceContainer): false
            case (_, .newNavigator), (.uninstalled, .startAgain), (.switchedOff, .switchOn): true
            case (.written, _), (.restored, _): act != .uninstall && act != .turnOff
            default: false
            }
        }
    }

    enum Act: CaseIterable {
        case uninstall, startAgain, turnOff, newNavigator, reload, endEditing, focusOther, focusSame, addInset
        case switchOn, keepVisible, setBar, replaceContainer
    }

    private final class List: UIScrollView {
        var onSet: ((Property) -> Void)?

        override var contentInset: UIEdgeInsets { didSet { onSet?(.inset) } }
        override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet { onSet?(.indicatorInset) } }
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            super.setContentOffset(contentOffset, animated: animated)
            onSet?(.offset)
        }
    }

    @MainActor
    private final class Stage {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let list = List(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let fields = [300, 780].enumerated().map { index, y in
            UITextField(named: "\(index)", frame: CGRect(x: 20, y: y, width: 300, height: 40))
        }
        let bar = UIView(frame: CGRect(x: 0, y: 812, width: 393, height: 40))
        var navigator: FormNavigator?

        init() {
            list.contentInsetAdjustmentBehavior = .never
            list.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 11, right: 0)
            list.contentSize = CGSize(width: 393, height: 852)
            for view in [list, bar] { controller.view.addSubview(view) }
            for field in fields { list.addSubview(field) }
            navigator = FormNavigator(viewController: controller)
            device.show(controller)
            device.settle()
        }

        func arm(_ property: Property, _ act: Act) {
            list.onSet = { [weak self] in
                guard let self, $0 == property else { return }
                list.onSet = nil
                perform(act)
            }
        }

        private func perform(_ act: Act) {
            switch act {
            case .uninstall: navigator?.uninstall()
            case .startAgain:
                navigator?.uninstall()
                navigator?.enable()
            case .turnOff: navigator?.configuration.isEnabled = false
            case .newNavigator: navigator = FormNavigator(viewController: controller)
            case .reload: navigator?.reload()
            case .endEditing: navigator?.endEditing()
            case .focusOther: fields[0].becomeFirstResponder()
            case .focusSame: fields[1].becomeFirstResponder()
            case .addInset: list.contentInset.bottom += 7
            case .switchOn: navigator?.configuration.isAvoidanceEnabled = true
            case .keepVisible: navigator?.viewsKeptVisible = [fields[0]]
            case .setBar: navigator?.inputBar = FormInputBar(bar, over: list)
            case .replaceContainer: list.removeFromSuperview()
            }
        }

        var isAboveKeyboard: Bool {
            let frame = fields[1].convert(fields[1].bounds, to: nil)
            return frame.minY >= 0 && frame.maxY <= device.keyboard.frame.minY
        }
    }

    @Test(
        "a setter that calls the form again leaves room for the field that has focus, and the app its insets",
        arguments: Property.allCases, Moment.allCases)
    func setters(property: Property, moment: Moment) {
        for act in Act.allCases {
            let stage = Stage()
            if moment == .written { stage.arm(property, act) }
            stage.fields[1].becomeFirstResponder()
            stage.device.settle()
            if moment != .written {
                #expect(stage.isAboveKeyboard)
                stage.arm(property, act)
                switch moment {
                case .written, .restored: stage.navigator?.endEditing()
                case .uninstalled: stage.navigator?.uninstall()
                case .switchedOff: stage.navigator?.configuration.isAvoidanceEnabled = false
                }
                stage.device.settle()
            }
            if moment.isServed(after: act), stage.list.onSet == nil, stage.fields[1].isFirstResponder {
                #expect(stage.isAboveKeyboard, "\(act)")
            }
            let hasActed = stage.list.onSet == nil
            stage.list.onSet = nil
            stage.navigator?.endEditing()
            stage.controller.view.endEditing(true)
            stage.device.settle()
            let bottom: CGFloat = act == .addInset && hasActed ? 18 : 11
            let left = stage.list.contentInset
            #expect(left.top == 5 && left.bottom == bottom, "\(act)")
            #expect(stage.list.verticalScrollIndicatorInsets == .zero, "\(act)")
            #expect(stage.bar.transform == .identity && stage.controller.view.transform == .identity, "\(act)")
            stage.navigator?.uninstall()
            stage.device.settle()
            #expect(stage.list.contentInset == left && stage.list.verticalScrollIndicatorInsets == .zero, "\(act)")
        }
    }
}
