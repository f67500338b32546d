import FormNavigation
import Testing
import UIKit

/// Fields that belong together, and fields that are a separate form.
@MainActor
struct GroupTests {
    /// Two columns of three fields: "a0" to "a2" on the left, "b0" to "b2" on the right, in rows.
    @MainActor
    private struct Columns {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let left = UIView(frame: CGRect(x: 0, y: 60, width: 190, height: 200))
        let right = UIView(frame: CGRect(x: 200, y: 60, width: 190, height: 200))
        let navigator: FormNavigator

        init() {
            for (name, column) in [("a", left), ("b", right)] {
                controller.view.addSubview(column)
                for index in 0..<3 {
                    let frame = CGRect(x: 0, y: 60 * index, width: 180, height: 40)
                    column.addSubview(UITextField(named: "\(name)\(index)", frame: frame))
                }
            }
            navigator = FormNavigator(viewController: controller)
            device.show(controller)
        }

        var order: [String] { navigator.fields.compactMap { ($0 as? UITextField)?.placeholder } }
        func field(_ name: String) -> UITextField? {
            (left.subviews + right.subviews).compactMap { $0 as? UITextField }.first { $0.placeholder == name }
        }
        var focus: String? { (navigator.currentField as? UITextField)?.placeholder }
    }

    @Test("fields that go together follow each other, whatever lies beside them")
    func together() {
        let columns = Columns()
        #expect(columns.order == ["a0", "b0", "a1", "b1", "a2", "b2"])
        columns.left.formOptions.grouping = .together
        #expect(columns.order == ["a0", "a1", "a2", "b0", "b1", "b2"])
        columns.navigator.configuration.order = .tag
        columns.left.tag = 1
        #expect(columns.order == ["b0", "b1", "b2", "a0", "a1", "a2"])
        columns.left.formOptions.grouping = nil
        columns.navigator.configuration.order = .position
        #expect(columns.order == ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    @Test("a closed group is a form of its own: nobody leaves it, and nobody comes in, but by a tap")
    func closed() throws {
        let columns = Columns()
        columns.right.formOptions.grouping = .closed
        #expect(columns.order == ["a0", "a1", "a2"])
        columns.field("a2")?.becomeFirstResponder()
        #expect(!columns.navigator.canFocusNext)
        #expect(columns.field("a2")?.returnKeyType == .done)
        try columns.device.tap(title: "b0")
        #expect(columns.order == ["b0", "b1", "b2"])
        #expect(!columns.navigator.canFocusPrevious)
        #expect(columns.navigator.focusNext())
        #expect(columns.navigator.focusNext())
        #expect(columns.focus == "b2")
        #expect(!columns.navigator.focusNext())
        #expect(columns.field("b2")?.returnKeyType == .done)
        #expect(columns.field("b0")?.inputAccessoryView === columns.navigator.toolbar)
        #expect(columns.field("a0")?.inputAccessoryView == nil)
        columns.navigator.uninstall()
        #expect(columns.field("b2")?.returnKeyType == .default)
    }

    @Test("what lies in a closed group is kept clear of the keyboard as any other field is")
    func avoidance() {
        let columns = Columns()
        columns.right.formOptions.grouping = .closed
        columns.right.frame.origin.y = 600
        columns.field("b2")?.becomeFirstResponder()
        columns.device.settle()
        let field = columns.field("b2")
        let edge = field.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity
        #expect(edge <= columns.device.keyboard.frame.minY - 9.5)
    }
}
