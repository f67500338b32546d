import FormNavigation
import TestSupport
import Testing
import UIKit

/// A modal view covers what's beside it, but only if it's visible. This applies both to a form that's one of several
/// views beside it, and to a form that's all there is.
@MainActor
struct ModalSurroundingsTests {
    /// A form beside a view that's declared as modal, both in one of the screen's views.
    @MainActor
    struct Scene {
        let form = SurroundedForm()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        /// Contains "inner".
        let child = UIViewController()
        let modal = UIView(frame: CGRect(x: 40, y: 400, width: 300, height: 200))

        init() {
            form.controller.view.addSubview(host)
            form.controller.addChild(child)
            child.view.frame = CGRect(x: 0, y: 200, width: 393, height: 100)
            host.addSubview(child.view)
            child.view.addSubview(form.inner)
            child.didMove(toParent: form.controller)
            modal.accessibilityViewIsModal = true
            modal.addSubview(UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20)))
            host.addSubview(modal)
        }
    }

    /// What's special about the modal view, and whether it covers what's beside it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let covers: Bool
        let change: @MainActor @Sendable (Scene) -> Void

        init(_ name: String, covers: Bool, _ change: @escaping @MainActor @Sendable (Scene) -> Void) {
            testDescription = name
            self.covers = covers
            self.change = change
        }
    }

    nonisolated static let cases = [
        Case("in sight", covers: true) { _ in },
        Case("behind the form", covers: true) { $0.host.sendSubviewToBack($0.modal) },
        Case("partly beyond the edge", covers: true) { $0.modal.frame.origin.x = 300 },
        Case("moved below the screen", covers: false) { $0.modal.transform.ty = 852 },
        Case("moved beside the screen", covers: false) { $0.modal.transform.tx = -393 },
        Case("hidden", covers: false) { $0.modal.isHidden = true },
        Case("transparent", covers: false) { $0.modal.alpha = 0 },
        Case("nearly transparent", covers: false) { $0.modal.alpha = 0.009 },
        Case("taking no touches", covers: false) { $0.modal.isUserInteractionEnabled = false },
        Case("without content", covers: false) { $0.modal.subviews[0].removeFromSuperview() },
        Case("scaled to nothing", covers: false) { $0.modal.transform = CGAffineTransform(scaleX: 0.001, y: 1) },
        Case("small", covers: true) { $0.modal.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) },
        Case("clipping its content", covers: true) { $0.modal.clipsToBounds = true },
        Case("collapsed", covers: false) {
            $0.modal.clipsToBounds = true
            $0.modal.frame.size.height = 0
        },
        Case("without a size, but showing its content", covers: true) { $0.modal.frame.size.height = 0 },
        Case("no longer modal", covers: false) { $0.modal.accessibilityViewIsModal = false },
        Case("gone", covers: false) { $0.modal.removeFromSuperview() },
    ]

    /// Whether the field is covered, for a navigator of the whole screen and for a navigator of the field's own
    /// controller.
    static func covered(_ scene: Scene) -> (fromAbove: Bool, fromBelow: Bool) {
        let outer = FormNavigator(viewController: scene.form.controller)
        let fromAbove = !scene.form.fields(of: outer, whileEditing: scene.form.first).contains(scene.form.inner)
        scene.form.window.endEditing(true)
        outer.uninstall()
        let own = FormNavigator(viewController: scene.child)
        let fromBelow = !own.canFocusNext
        #expect(own.focusNext() == !fromBelow)
        return (fromAbove, fromBelow)
    }

    static func check(_ example: Case) {
        let scene = Scene()
        example.change(scene)
        scene.form.window.layoutIfNeeded()
        let covered = covered(scene)
        #expect(covered.fromAbove == example.covers, "for a navigator of the whole screen")
        #expect(covered.fromBelow == example.covers, "for a navigator of the part beside it")
    }

    @Test("a modal view covers a part of a form as it covers a form that is that part", arguments: cases)
    func covers(_ example: Case) { Self.check(example) }

    @Test("a modal row covers the rows beside it, and not its own field")
    func row() throws {
        let (device, survey) = (HeadlessDevice(), Survey([Array(repeating: .fields(1), count: 3)]))
        survey.start(on: device)
        let cell = try #require(survey.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.accessibilityViewIsModal = true
        #expect(names(survey.form.fields) == "0.1.0")
        cell.accessibilityViewIsModal = false
        #expect(names(survey.form.fields) == "0.0.0 0.1.0 0.2.0")
    }
}
