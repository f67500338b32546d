import FormNavigation
import Testing
import UIKit

/// Two navigators whose forms move the same view.
@MainActor
struct SharedContainerTests {
    /// Records how often it moves.
    private final class Panel: UIView {
        var moves: [CGFloat] = []
        override var transform: CGAffineTransform {
            didSet { if transform != oldValue { moves.append(transform.ty - oldValue.ty) } }
        }
    }

    private final class PanelController: UIViewController, FormContainerProviding {
        weak var panel: UIView?
        var formContainer: UIView? { panel }
    }

    @Test("where the second moves it exactly as far as the first has, the first does not put it back")
    func equalShift() {
        let device = HeadlessDevice()
        let (outer, inner) = (PanelController(), PanelController())
        let panel = Panel(frame: outer.view.bounds)
        outer.view.addSubview(panel)
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 600, width: 393, height: 252)
        panel.addSubview(inner.view)
        inner.didMove(toParent: outer)
        outer.panel = panel
        inner.panel = panel
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
        panel.insertSubview(field, at: 0)
        let note = NoteView(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
        inner.view.addSubview(note)
        let navigators = [outer, inner].map { FormNavigator(viewController: $0) }
        device.show(outer)
        field.becomeFirstResponder()
        device.settle()
        let shift = panel.transform.ty
        #expect(shift < 0)
        // Without the toolbar, the keyboard is lower by as much as the distance is greater.
        let toolbarHeight = navigators[0].toolbar.bounds.height
        navigators[1].configuration.keyboardDistance = 10 + toolbarHeight
        panel.moves = []
        note.becomeFirstResponder()
        device.settle()
        #expect(navigators[1].currentField === note)
        #expect(panel.transform.ty == shift)
        #expect(panel.moves == [])
        navigators[1].endEditing()
        note.resignFirstResponder()
        device.settle()
        #expect(panel.transform == .identity)
    }
}
