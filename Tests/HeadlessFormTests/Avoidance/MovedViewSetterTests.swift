import FormNavigation
import Testing
import UIKit

/// A view of the app's own class whose `transform` or layout calls the form again while the view moves, or moves back.
@MainActor
struct MovedViewSetterTests {
    /// What moves.
    enum Kind: CaseIterable {
        /// A screen that doesn't scroll.
        case screen
        /// A bar that stays on the keyboard, over a scroll view with the field.
        case bar
        /// The same with the field in the bar, and the scroll view at the end of its content.
        case chat
    }

    /// Where the app's code runs.
    enum Place: CaseIterable {
        case transform, layout
    }

    private final class Moved: UIView {
        var onCall: ((Place) -> Void)?

        override var transform: CGAffineTransform { didSet { onCall?(.transform) } }

        override func layoutSubviews() {
            super.layoutSubviews()
            onCall?(.layout)
        }
    }

    @MainActor
    private final class Stage: RoomStage {
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
            case .bar, .chat:
                moved.frame = CGRect(x: 0, y: 800, width: 393, height: 52)
                list.contentInsetAdjustmentBehavior = .never
                list.contentSize = CGSize(width: 393, height: 800)
                for view in [list, moved] { controller.view.addSubview(view) }
                for field in fields { list.addSubview(field) }
            }
            if kind == .chat {
                list.contentSize.height = 2_000
                moved.addSubview(fields[1])
                fields[1].frame.origin = CGPoint(x: 20, y: 6)
            }
            makeNavigator()
            device.show(controller)
            list.contentOffset.y = kind == .chat ? 1_200 : 0
            device.settle()
        }

        func arm(_ place: Place, _ act: RoomAct) {
            moved.onCall = { [weak self] in
                guard let self, $0 == place else { return }
                moved.onCall = nil
                perform(act)
            }
        }

        func makeNavigator() {
            navigator = FormNavigator(viewController: controller)
            if kind != .screen { setBar() }
        }

        func changeOwn() { moved.transform = moved.transform.scaledBy(x: 0.9, y: 1) }
        func setBar() { navigator?.inputBar = FormInputBar(kind == .screen ? UIView() : moved, over: list) }
        func removeView() { fields[1].removeFromSuperview() }

        /// Whether the field is above the keyboard, or above the bar on it, or the bar on it right below the content.
        var isAboveKeyboard: Bool {
            let frame = fields[1].convert(fields[1].bounds, to: nil)
            let bar = moved.convert(moved.bounds, to: nil)
            guard kind != .screen else { return frame.minY >= 0 && frame.maxY <= device.keyboard.frame.minY }
            guard abs(bar.maxY - barGap - device.keyboard.frame.minY) < 0.5 else { return false }
            let end = kind == .chat ? list.convert(CGPoint(x: 0, y: 2_000), to: nil).y : frame.maxY
            return end <= bar.minY + 0.5
        }

        /// The part of the bar for the safe area, which is behind the keyboard.
        private var barGap: CGFloat { kind == .chat ? 6 : 34 }
    }

    @Test(
        "a setter that calls the form again leaves the field that has focus in sight, and the view in its place",
        arguments: Kind.allCases, RoomMoment.allCases)
    func setters(kind: Kind, moment: RoomMoment) {
        for place in Place.allCases {
            for act in RoomAct.allCases { play(kind, moment, place, act) }
        }
    }

    private func play(_ kind: Kind, _ moment: RoomMoment, _ place: Place, _ act: RoomAct) {
        let stage = Stage(kind)
        let comment = Comment(rawValue: "\(act) in \(place)")
        stage.play(moment) { stage.arm(place, act) }
        if moment.isServed(after: act), stage.fields[1].isFirstResponder {
            #expect(stage.isAboveKeyboard, comment)
        }
        // A screen isn't necessarily laid out.
        let hasActed = stage.moved.onCall == nil
        #expect(hasActed || place == .layout, comment)
        stage.moved.onCall = nil
        stage.navigator?.endEditing()
        stage.controller.view.endEditing(true)
        stage.device.settle()
        let own = act == .changeOwn && hasActed ? CGAffineTransform(scaleX: 0.9, y: 1) : .identity
        #expect(stage.moved.transform == own, comment)
        #expect(stage.list.contentInset == .zero && stage.controller.additionalSafeAreaInsets == .zero, comment)
        stage.navigator?.uninstall()
        stage.device.settle()
        #expect(stage.moved.transform == own && stage.list.contentInset == .zero, comment)
    }
}
