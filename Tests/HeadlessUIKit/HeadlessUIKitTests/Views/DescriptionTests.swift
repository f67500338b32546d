import Testing
import UIKit

/// How views print themselves, as they are seen in UIKit's logs.
@MainActor
struct DescriptionTests {
    final class Card: UIButton {}

    private let frame = CGRect(x: 0, y: 10.5, width: 100, height: 38.0 / 3)

    /// What follows the class and the address.
    private func words(_ view: UIView, class name: String = "UIView") -> String? {
        let address = String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
        let start = "<\(name): 0x\(address); "
        guard view.description.hasPrefix(start), view.description.hasSuffix(">") else { return nil }
        return String(view.description.dropFirst(start.count).dropLast())
    }

    @Test("a view prints its class, its address and its frame, and whether it is seen")
    func view() {
        _ = HeadlessDevice()
        let view = UIView(frame: frame)
        #expect(words(view) == "frame = (0 10.5; 100 12.6667)")
        view.isHidden = true
        view.alpha = 0.5
        #expect(words(view) == "frame = (0 10.5; 100 12.6667); hidden = YES; alpha = 0.5")
        #expect("\(view)" == view.description)
    }

    @Test("a view of an app's own class prints the class of UIKit that it is made from")
    func ownClass() {
        _ = HeadlessDevice()
        let card = Card(frame: frame)
        #expect(
            words(card, class: "HeadlessUIKitTests.DescriptionTests.Card")
                == "baseClass = UIButton; frame = (0 10.5; 100 12.6667)")
    }

    @Test("labels and text views print how their text begins")
    func texts() {
        _ = HeadlessDevice()
        let label = UILabel(frame: .zero)
        #expect(words(label, class: "UILabel") == "frame = (0 0; 0 0)")
        label.text = "A Secret Is Found In The Garden"
        #expect(words(label, class: "UILabel") == "frame = (0 0; 0 0); text = 'A Secret Is Found In The ...'")
        let view = UITextView(frame: .zero)
        #expect(words(view, class: "UITextView") == "frame = (0 0; 0 0); text = ''")
    }

    @Test("a text field prints its text and its placeholder, but no text that is secure")
    func textField() {
        _ = HeadlessDevice()
        let field = UITextField(frame: .zero)
        field.text = "Ann"
        #expect(words(field, class: "UITextField") == "frame = (0 0; 0 0); text = 'Ann'")
        field.placeholder = "Name"
        #expect(words(field, class: "UITextField") == "frame = (0 0; 0 0); text = 'Ann'; placeholder = Name")
        field.isSecureTextEntry = true
        #expect(words(field, class: "UITextField") == "frame = (0 0; 0 0); placeholder = Name")
    }

    @Test("asked for on another thread, it is still a description")
    func otherThread() async {
        _ = HeadlessDevice()
        let view = UIView(frame: frame)
        let text = await Task.detached { view.description }.value
        #expect(!text.isEmpty)
    }
}
