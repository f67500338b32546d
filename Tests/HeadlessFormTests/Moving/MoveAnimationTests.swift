import FormNavigation
import Testing
import UIKit

/// What moves for the keyboard moves along with it, unless the user prefers reduced motion.
@MainActor
struct MoveAnimationTests {
    /// Records how long each change of its position takes.
    private final class Root: UIView {
        var durations: [Double] = []
        override var transform: CGAffineTransform {
            didSet { if transform != oldValue { durations.append(UIView.inheritedAnimationDuration) } }
        }
    }

    private func makeForm(_ configure: (HeadlessDevice) -> Void) -> (
        device: HeadlessDevice, root: Root, fields: [UITextField], form: FormNavigator
    ) {
        let device = HeadlessDevice()
        configure(device)
        let controller = UIViewController()
        let root = Root(frame: device.screen.bounds)
        controller.view = root
        let fields = [700, 760, 640].map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: $0, width: 300, height: 40))
        }
        for field in fields { root.addSubview(field) }
        let form = FormNavigator(viewController: controller)
        form.configuration.order = .hierarchy
        device.show(controller)
        return (device, root, fields, form)
    }

    @Test("as long as the keyboard's own animation, in the next move too")
    func duration() {
        let (device, root, fields, form) = makeForm { _ in }
        fields[0].becomeFirstResponder()
        device.settle()
        #expect(!root.durations.isEmpty && root.durations.allSatisfy { $0 == 0.25 })
        root.durations = []
        // Suggestions appear, more slowly.
        let begin = device.keyboard.frame
        let end = CGRect(x: 0, y: begin.minY - 40, width: begin.width, height: begin.height + 40)
        for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification] {
            device.keyboard.post(name, begin: begin, end: end, duration: 0.4)
        }
        device.runLoop.turn()
        #expect(!root.durations.isEmpty && root.durations.allSatisfy { $0 == 0.4 })
        for _ in 0..<2 {
            root.durations = []
            form.focusNext()
            device.runLoop.turn()
            #expect(!root.durations.isEmpty && root.durations.allSatisfy { $0 == 0.4 })
        }
        root.durations = []
        form.endEditing()
        device.settle()
        #expect(!root.durations.isEmpty && root.durations.allSatisfy { $0 == 0.25 })
    }

    @Test("with Reduce Motion what moves for the keyboard moves with it")
    func reduced() {
        let (device, root, fields, form) = makeForm { $0.isReduceMotionEnabled = true }
        fields[0].becomeFirstResponder()
        device.settle()
        form.focusNext()
        form.focusNext()
        form.endEditing()
        device.settle()
        #expect(!root.durations.isEmpty && root.durations.allSatisfy { $0 == 0.25 })
    }

    @Test("I5: as long as an animation in which focus moves, and immediately where animations are off")
    func surroundings() {
        let (device, root, fields, form) = makeForm { _ in }
        fields[0].becomeFirstResponder()
        device.settle()
        for (duration, move) in [
            (0.6, { UIView.animate(withDuration: 0.6) { form.focusNext() } }),
            (0, { UIView.performWithoutAnimation { form.focusNext() } }),
        ] as [(Double, () -> Void)] {
            root.durations = []
            move()
            device.runLoop.turn()
            #expect(!root.durations.isEmpty && root.durations.allSatisfy { $0 == duration })
        }
    }

    @Test("with Reduce Motion rows and what scrolls sideways are there at once", arguments: [true, false])
    func scrolling(_ isReduced: Bool) {
        let device = HeadlessDevice()
        device.isReduceMotionEnabled = isReduced
        let survey = Survey([[.fields(1), .carousel(9)] + Array(repeating: .fields(1), count: 60)])
        survey.loadViewIfNeeded()
        survey.form.configuration.isAvoidanceEnabled = false
        survey.start(on: device)
        func isSeen() -> Bool {
            guard let field = survey.form.currentField else { return false }
            let frame = field.convert(field.bounds, to: nil)
            return frame.minX >= 0 && frame.maxX <= 393 && frame.maxY <= 852
        }
        var late = 0
        for _ in 0..<30 {
            survey.form.focusNext()
            device.runLoop.turn()
            if !isSeen() { late += 1 }
            device.settle()
            #expect(isSeen())
        }
        #expect((late == 0) == isReduced)
    }
}
