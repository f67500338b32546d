import FormNavigation
import Testing
import UIKit

/// Two navigators whose forms move the same view.
@MainActor
struct SharedContainerTests {
    /// Records how often it moves.
    private final class Panel: UIView {
        var moves: [CGFloat] = []
        var onMove: (() -> Void)?
        override var transform: CGAffineTransform {
            didSet {
                guard transform != oldValue else { return }
                moves.append(transform.ty - oldValue.ty)
                let act = onMove
                onMove = nil
                act?()
            }
        }
    }

    private final class PanelController: UIViewController, FormContainerProviding {
        weak var panel: UIView?
        var formContainer: UIView? { panel }
    }

    /// A panel with a field of one form, and the app's own text view of another form in it.
    @MainActor
    private struct Stage {
        let device = HeadlessDevice()
        let outer = PanelController()
        let inner = PanelController()
        let panel: Panel
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 100, height: 40))
        let note = NoteView(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
        let navigators: [FormNavigator]

        init() {
            panel = Panel(frame: outer.view.bounds)
            outer.view.addSubview(panel)
            outer.addChild(inner)
            inner.view.frame = CGRect(x: 0, y: 600, width: 393, height: 252)
            panel.addSubview(inner.view)
            inner.didMove(toParent: outer)
            outer.panel = panel
            inner.panel = panel
            panel.insertSubview(field, at: 0)
            inner.view.addSubview(note)
            navigators = [outer, inner].map { FormNavigator(viewController: $0) }
            device.show(outer)
        }
    }

    @Test("where focus goes on to the other form as soon as the first moves it, nothing stays displaced")
    func nestedMove() {
        let stage = Stage()
        let (device, panel, note) = (stage.device, stage.panel, stage.note)
        note.frame.origin.y = 180
        stage.navigators[1].configuration.keyboardDistance = 60
        panel.onMove = { note.becomeFirstResponder() }
        stage.field.becomeFirstResponder()
        device.settle()
        #expect(stage.navigators[1].currentField === note)
        #expect(device.keyboard.frame.minY - note.convert(note.bounds, to: nil).maxY >= 60 - 0.5)
        note.resignFirstResponder()
        device.settle()
        #expect(panel.transform == .identity)
    }

    @Test("where the second moves it exactly as far as the first has, the first does not put it back")
    func equalShift() {
        let stage = Stage()
        let (device, panel, note, navigators) = (stage.device, stage.panel, stage.note, stage.navigators)
        stage.field.becomeFirstResponder()
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
