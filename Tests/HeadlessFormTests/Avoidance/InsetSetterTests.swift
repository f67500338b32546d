import FormNavigation
import Testing
import UIKit

/// A scroll view of the app's own class, whose setters call the form again while it makes room, or gives room back.
@MainActor
struct InsetSetterTests {
    enum Property: CaseIterable {
        case inset, indicatorInset, offset
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
    private final class Stage: RoomStage {
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
            makeNavigator()
            device.show(controller)
            device.settle()
        }

        func arm(_ property: Property, _ act: RoomAct) {
            list.onSet = { [weak self] in
                guard let self, $0 == property else { return }
                list.onSet = nil
                perform(act)
            }
        }

        func makeNavigator() { navigator = FormNavigator(viewController: controller) }
        func changeOwn() { list.contentInset.bottom += 7 }
        func setBar() { navigator?.inputBar = FormInputBar(bar, over: list) }
        func removeView() { list.removeFromSuperview() }

        var isAboveKeyboard: Bool {
            let frame = fields[1].convert(fields[1].bounds, to: nil)
            return frame.minY >= 0 && frame.maxY <= device.keyboard.frame.minY
        }
    }

    @Test(
        "a setter that calls the form again leaves room for the field that has focus, and the app its insets",
        arguments: Property.allCases, RoomMoment.allCases)
    func setters(property: Property, moment: RoomMoment) {
        for act in RoomAct.allCases {
            let stage = Stage()
            stage.play(moment) { stage.arm(property, act) }
            if moment.isServed(after: act), stage.list.onSet == nil, stage.fields[1].isFirstResponder {
                #expect(stage.isAboveKeyboard, "\(act)")
            }
            let hasActed = stage.list.onSet == nil
            stage.list.onSet = nil
            stage.navigator?.endEditing()
            stage.controller.view.endEditing(true)
            stage.device.settle()
            let bottom: CGFloat = act == .changeOwn && hasActed ? 18 : 11
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
