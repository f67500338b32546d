import FormNavigation
import Testing
import UIKit

/// A view that forces a direction on its content, such as the boxes of a code, is read in that direction.
@MainActor
struct ForcedDirectionTests {
    /// Boxes in a stack, between two rows of two fields each.
    private final class CodeController: UIViewController {
        let boxes = (1...4).map { UITextField(named: "\($0)", frame: .zero) }
        let stack = UIStackView()
        private(set) var form: FormNavigator!

        override func viewDidLoad() {
            super.viewDidLoad()
            for (name, x, y) in [("a", 20, 100), ("b", 200, 100), ("c", 20, 500), ("d", 200, 500)] {
                view.addSubview(UITextField(named: name, frame: CGRect(x: x, y: y, width: 150, height: 40)))
            }
            for box in boxes { stack.addArrangedSubview(box) }
            stack.distribution = .fillEqually
            stack.frame = CGRect(x: 20, y: 300, width: 350, height: 44)
            view.addSubview(stack)
            form = FormNavigator(viewController: self)
        }

        var order: String { form.fields.map { ($0 as? UITextField)?.placeholder ?? "?" }.joined() }
    }

    @Test(
        "boxes that run their own way are read that way, and what is around them in the language's",
        arguments: [
            (UIUserInterfaceLayoutDirection.leftToRight, UISemanticContentAttribute.unspecified, "ab1234cd"),
            (.leftToRight, .forceLeftToRight, "ab1234cd"), (.leftToRight, .forceRightToLeft, "ab1234cd"),
            (.rightToLeft, .unspecified, "ba1234dc"), (.rightToLeft, .forceLeftToRight, "ba1234dc"),
            (.rightToLeft, .playback, "ba1234dc"), (.rightToLeft, .forceRightToLeft, "ba1234dc"),
        ])
    func boxes(
        _ direction: UIUserInterfaceLayoutDirection, _ attribute: UISemanticContentAttribute, _ order: String
    ) {
        let device = HeadlessDevice(.iPhone15, layoutDirection: direction)
        let screen = CodeController()
        screen.stack.semanticContentAttribute = attribute
        device.show(screen)
        device.settle()
        #expect(screen.order == order)
    }

    @Test("digits go from box to box in a form from right to left")
    func digits() {
        let device = HeadlessDevice(.iPhone15, layoutDirection: .rightToLeft)
        let screen = CodeController()
        screen.stack.semanticContentAttribute = .forceLeftToRight
        device.show(screen)
        for box in screen.boxes { box.formOptions.autoAdvanceLength = 1 }
        screen.boxes[0].becomeFirstResponder()
        device.settle()
        for digit in ["1", "2", "3", "4"] { device.type(digit) }
        device.settle()
        #expect(screen.boxes.map(\.text) == ["1", "2", "3", "4"])
    }

    @Test("tags order the fields of the whole form, also those in a view with a direction of its own")
    func tags() {
        let device = HeadlessDevice(.iPhone15, layoutDirection: .rightToLeft)
        let screen = CodeController()
        screen.stack.semanticContentAttribute = .forceLeftToRight
        device.show(screen)
        screen.form.configuration.order = .tag
        for (index, box) in screen.boxes.enumerated() { box.tag = 10 - index }
        device.settle()
        #expect(screen.order.hasSuffix("4321"))
    }
}
