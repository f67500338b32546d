import UIKit

/// The survey tutorial: a row.
enum SurveyStep1 {
    final class QuestionCell: UITableViewCell {
        let questionLabel = UILabel()
        let answerField = UITextField()
        var onAnswer: (String) -> Void = { _ in }

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
            questionLabel.font = .preferredFont(forTextStyle: .body)
            questionLabel.numberOfLines = 0
            answerField.borderStyle = .roundedRect
            answerField.placeholder = "Your answer"
            answerField.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    onAnswer(answerField.text ?? "")
                }, for: .editingChanged)

            let column = UIStackView(arrangedSubviews: [questionLabel, answerField])
            column.axis = .vertical
            column.spacing = 8
            contentView.addSubview(column)
            column.translatesAutoresizingMaskIntoConstraints = false
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }
}
