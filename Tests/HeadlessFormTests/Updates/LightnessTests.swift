import FormNavigation
import FormNavigationCore
import Testing
import UIKit

/// What a move costs an app, in numbers that don't depend on the machine.
@MainActor
@Suite("Lightness: what a move and a first focus take on a device")
struct LightnessTests {
    /// Counts the plans for the field, and those of them that leave everything where it is.
    private final class PlanCounter: EngineEvents.Listener {
        var plans = 0
        var idlePlans = 0

        func hear(_ event: EngineEvent) {
            guard case .planned(let plan, let situation) = event else { return }
            plans += 1
            if plan == AvoidancePlan(keeping: situation) { idlePlans += 1 }
        }
    }

    @Test("a person's move takes two looks in its frame, and one a tenth of a second later", arguments: [4, 40])
    func looksOfMove(count: Int) {
        let stage = AvoidanceStage(count, scrolls: true)
        stage.focus(1)
        for _ in 0..<2 {
            stage.device.advance(by: 1)
            var walks = stage.navigator.work.walks
            #expect(stage.navigator.focusNext())
            stage.device.runLoop.turn()
            #expect(stage.navigator.work.walks - walks == 2)
            walks = stage.navigator.work.walks
            stage.device.advance(by: 0.09)
            #expect(stage.navigator.work.walks == walks)
            stage.device.advance(by: 0.91)
            #expect(stage.navigator.work.walks - walks == 1)
        }
    }

    @Test("what the app changes right after a field got focus is noticed a tenth of a second later")
    func changeAfterFocus() {
        let stage = AvoidanceStage(4, scrolls: true)
        stage.device.settle()
        stage.fields[2].becomeFirstResponder()
        stage.fields[3].isHidden = true
        stage.device.advance(by: 0.2)
        #expect(!stage.navigator.toolbar.state.canFocusNext)
        #expect(stage.fields[2].returnKeyType == .done)
    }

    @Test("the first focus takes one look in its frame, and no more than three while the keyboard appears")
    func looksOfFirstFocus() {
        let stage = AvoidanceStage(12, scrolls: true)
        stage.device.settle()
        let walks = stage.navigator.work.walks
        stage.fields[0].becomeFirstResponder()
        stage.device.runLoop.turn()
        #expect(stage.navigator.work.walks - walks == 1)
        stage.device.advance(by: 1)
        #expect(stage.navigator.work.walks - walks <= 4)
    }

    @Test("a move plans in vain at most once, and a first focus at most twice", arguments: [true, false])
    func plans(scrolls: Bool) {
        let stage = AvoidanceStage(12, scrolls: scrolls)
        stage.device.settle()
        let counter = PlanCounter()
        EngineEvents.add(counter)
        stage.fields[0].becomeFirstResponder()
        stage.device.advance(by: 1)
        #expect(counter.idlePlans <= 2)
        for _ in 0..<11 {
            (counter.plans, counter.idlePlans) = (0, 0)
            #expect(stage.navigator.focusNext())
            stage.device.advance(by: 1)
            #expect(counter.idlePlans <= 1, "\(counter.plans)")
        }
    }

    /// A view that counts what's read of it.
    private final class CountingView: UIView {
        static var reads = 0
        private func read<Value>(_ value: Value) -> Value {
            Self.reads += 1
            return value
        }

        override var subviews: [UIView] { read(super.subviews) }
        override var superview: UIView? { read(super.superview) }
        override var next: UIResponder? { read(super.next) }
        override var window: UIWindow? { read(super.window) }
        override var gestureRecognizers: [UIGestureRecognizer]? {
            get { read(super.gestureRecognizers) }
            set { super.gestureRecognizers = newValue }
        }
        override var isUserInteractionEnabled: Bool {
            get { read(super.isUserInteractionEnabled) }
            set { super.isUserInteractionEnabled = newValue }
        }
        override var accessibilityViewIsModal: Bool {
            get { read(super.accessibilityViewIsModal) }
            set { super.accessibilityViewIsModal = newValue }
        }
        override var isHidden: Bool {
            get { read(super.isHidden) }
            set { super.isHidden = newValue }
        }
        override var alpha: CGFloat {
            get { read(super.alpha) }
            set { super.alpha = newValue }
        }
        override var bounds: CGRect {
            get { read(super.bounds) }
            set { super.bounds = newValue }
        }
        override var frame: CGRect {
            get { read(super.frame) }
            set { super.frame = newValue }
        }
        override var transform: CGAffineTransform {
            get { read(super.transform) }
            set { super.transform = newValue }
        }
        override var clipsToBounds: Bool {
            get { read(super.clipsToBounds) }
            set { super.clipsToBounds = newValue }
        }
        override var semanticContentAttribute: UISemanticContentAttribute {
            get { read(super.semanticContentAttribute) }
            set { super.semanticContentAttribute = newValue }
        }
    }

    /// The properties of each view that a look reads, in a form of rows with a field and nine views each.
    ///
    /// - Parameter isTouchable: Whether the nine views receive touches.
    private func readsOfLook(isTouchable: Bool) -> Double {
        let stage = AvoidanceStage(4, scrolls: true)
        for row in 0..<20 {
            let view = CountingView(frame: CGRect(x: 0, y: 400 + 60 * row, width: 390, height: 60))
            view.addSubview(UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40)))
            for place in 0..<9 {
                let part = CountingView(frame: CGRect(x: 220 + 10 * place, y: 10, width: 10, height: 40))
                part.isUserInteractionEnabled = isTouchable
                view.addSubview(part)
            }
            stage.scrollView?.addSubview(view)
        }
        stage.focus(0)
        CountingView.reads = 0
        #expect(stage.navigator.fields.count == 24)
        return Double(CountingView.reads) / 200
    }

    @Test("a look reads few properties of each view")
    func reads() {
        let trace = FormNavigator.trace
        defer { FormNavigator.trace = trace }
        FormNavigator.trace = nil
        #expect(readsOfLook(isTouchable: false) <= 3.5)
        #expect(readsOfLook(isTouchable: true) <= 6.5)
    }
}
