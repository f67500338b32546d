import FormNavigation
import UIKit

/// A text view with a strip of phrases above the keyboard. The text stays clear of both.
final class LetterViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let toField = UITextField.bordered("To") { $0.textContentType = .name }
    private let subjectField = UITextField.bordered("About")
    private let letterView = PlaceholderTextView()
    private lazy var strip = PhraseStrip([
        ("Dear …", { [weak self] in self?.greet() }), ("Date…", { [weak self] in self?.askForDate() }),
        ("Yours", { [weak self] in self?.insert("\nYours,\nAda Lovelace") }),
    ])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letter"
        letterView.placeholder = "What would you like to say?"
        letterView.maximumVisibleLines = 20
        letterView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        letterView.font = .preferredFont(forTextStyle: .body)
        letterView.adjustsFontForContentSizeCategory = true
        let picture = UIView()
        picture.backgroundColor = .systemGray5
        picture.layer.cornerRadius = 12
        picture.heightAnchor.constraint(equalToConstant: 160).isActive = true
        show(UIStackView.column([picture, toField, subjectField, letterView]))
        strip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(strip)
        NSLayoutConstraint.activate([
            strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            strip.heightAnchor.constraint(equalToConstant: PhraseStrip.height),
            strip.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])

        // Buttons keep the keyboard anyway. So should the rest of the strip.
        form.configuration.endsEditingOnTapOutside = true
        form.configuration.viewClassesThatKeepEditing.append(PhraseStrip.self)
        form.configuration.extraKeyboardDistance = PhraseStrip.height
        // Where the strip is useful, there's no need for a second bar.
        letterView.formOptions.toolbar.isEnabled = false
        letterView.formOptions.movesOnTab = true
    }

    private func greet() {
        if form.focus(letterView) || letterView.isFirstResponder {
            insert("Dear \(toField.text ?? ""),\n")
        }
    }

    private func insert(_ text: String) {
        if letterView.isFirstResponder { letterView.insertText(text) }
    }

    private func askForDate() {
        // The keyboard would cover the choices.
        view.endEditing(true)
        let alert = UIAlertController(title: "Which date?", message: nil, preferredStyle: .alert)
        for date in ["10 December 1815", "27 November 1852"] {
            alert.addAction(
                UIAlertAction(title: date, style: .default) { [weak self] _ in
                    self?.form.restoreFocus()
                    self?.insert(date)
                })
        }
        present(alert, animated: true)
    }
}

/// Buttons with common phrases, next to each other.
final class PhraseStrip: UIView {
    static let height: CGFloat = 44

    /// - Parameter phrases: The titles of the buttons, and their actions.
    init(_ phrases: [(title: String, action: () -> Void)]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        let buttons = phrases.map { phrase in
            UIButton(configuration: .plain(), primaryAction: UIAction(title: phrase.title) { _ in phrase.action() })
        }
        let row = UIStackView.row(buttons, spacing: 24)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
