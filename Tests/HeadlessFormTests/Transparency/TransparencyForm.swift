import FormNavigation
import UIKit

/// A form on a headless device, with two text fields and two text views that record everything that happens to them.
@MainActor
final class TransparencyForm {
    /// A field's place in the form.
    enum Place: String, Sendable, CaseIterable {
        case name, code, notes, letter
    }

    /// The tag of the view in ``letter`` that can be zoomed.
    static let pictureTag = 7

    let device: HeadlessDevice
    let viewController = UIViewController()
    let log = SessionLog()
    /// A text field with a clear button.
    let name: UITextField
    /// A text field that empties itself when editing begins.
    let code: UITextField
    /// A text view with more text than fits.
    let notes: UITextView
    /// A text view with a picture in it, which can be dragged to dismiss the keyboard.
    let letter: UITextView
    /// The app's delegate, which the form holds strongly.
    var delegate: ScriptedDelegate?
    /// Another delegate of the app, as a replacement.
    var otherDelegate: ScriptedDelegate?
    /// Objects that the app holds strongly.
    var kept: [AnyObject] = []
    /// The toolkit, while it's installed.
    var navigator: FormNavigator?

    /// - Parameters:
    ///   - newTextField: Creates the text fields.
    ///   - newTextView: Creates the text views.
    init(
        behavior: HeadlessBehavior = HeadlessBehavior(), newTextField: () -> UITextField = { UITextField() },
        newTextView: () -> UITextView = { UITextView() }
    ) {
        device = HeadlessDevice(behavior: behavior)
        (name, code, notes, letter) = (newTextField(), newTextField(), newTextView(), newTextView())
        let heights: [CGFloat] = [40, 40, 100, 100]
        var top: CGFloat = 70
        for (place, height) in zip(Place.allCases, heights) {
            let field = field(place)
            field.accessibilityIdentifier = place.rawValue
            field.frame = CGRect(x: 20, y: top, width: 300, height: height)
            viewController.view.addSubview(field)
            top += height + 10
        }
        name.clearButtonMode = .always
        code.clearsOnBeginEditing = true
        code.text = "1234"
        notes.text = (0..<12).map { "line \($0)" }.joined(separator: "\n")
        letter.text = "Dear reader"
        letter.alwaysBounceVertical = true
        letter.keyboardDismissMode = .onDrag
        letter.maximumZoomScale = 4
        let picture = UIView(frame: CGRect(x: 200, y: 50, width: 50, height: 50))
        picture.tag = Self.pictureTag
        picture.accessibilityIdentifier = "picture"
        letter.addSubview(picture)
    }

    func field(_ place: Place) -> UIView {
        switch place {
        case .name: name
        case .code: code
        case .notes: notes
        case .letter: letter
        }
    }

    var textFields: [UITextField] { [name, code] }
    var textViews: [UITextView] { [notes, letter] }
    var fields: [UIView] { textFields + textViews }
    var focus: UIView? { fields.first(where: \.isFirstResponder) }

    /// Makes `delegate` the delegate of every field.
    func setDelegate(_ delegate: (any UITextFieldDelegate & UITextViewDelegate)?) {
        for field in fields { setDelegate(delegate, of: field) }
    }

    func setDelegate(_ delegate: (any UITextFieldDelegate & UITextViewDelegate)?, of field: UIView) {
        (field as? UITextField)?.delegate = delegate
        (field as? UITextView)?.delegate = delegate
    }

    /// The object that UIKit calls for a field.
    func delegate(of field: UIView) -> AnyObject? {
        (field as? UITextField)?.delegate ?? (field as? UITextView)?.delegate
    }

    /// Installs the toolkit, without keyboard avoidance.
    func install(textViewsMove: Bool = true) {
        var configuration = FormNavigator.Configuration()
        configuration.textViewsMoveOnReturn = textViewsMove
        // Scrolling to keep clear of the keyboard is recorded, and intentional.
        configuration.isAvoidanceEnabled = false
        navigator = FormNavigator(viewController: viewController, configuration: configuration)
    }

    /// Removes the toolkit.
    func uninstall() {
        navigator?.uninstall()
        navigator = nil
    }

    /// Shows the form and begins editing.
    func show() {
        device.show(viewController)
        for field in textFields { log.observeEvents(of: field) }
        log.observeEditing()
    }

    /// Everything about the fields that a user could see, in one line.
    var state: String {
        let texts = textFields.map { "\(describe($0)) \(String(reflecting: $0.text)) \(describe($0.selection))" }
        let views = textViews.map {
            "\(describe($0)) \(String(reflecting: $0.text)) \($0.selectedRange) \($0.contentOffset)"
        }
        return (texts + views + ["focus: \(describe(focus))"]).joined(separator: "; ")
    }

    /// What the toolkit may change about a field, in one line.
    func remains(of field: UIView) -> String {
        let traits = field as? any UITextInputTraits
        let delegate = delegate(of: field).map { ($0 as? ScriptedDelegate)?.name ?? "\(type(of: $0))" } ?? "none"
        return "\(describe(field)) \(describe(field.inputAccessoryView)) \(describe(traits?.returnKeyType)) \(delegate)"
    }
}

extension UITextField {
    /// The selection, in UTF-16 units; `nil` while no field has focus.
    var selection: NSRange? {
        get {
            selectedTextRange.map {
                NSRange(
                    location: offset(from: beginningOfDocument, to: $0.start),
                    length: offset(from: $0.start, to: $0.end))
            }
        }
        set {
            guard let newValue, let start = position(from: beginningOfDocument, offset: newValue.location),
                let end = position(from: start, offset: newValue.length)
            else {
                selectedTextRange = nil
                return
            }
            selectedTextRange = textRange(from: start, to: end)
        }
    }
}
