import UIKit

/// A row of a survey, as high as its question.
final class QuestionCell: UITableViewCell {
    let questionLabel = UILabel()
    let field = RowField()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        questionLabel.font = .preferredFont(forTextStyle: .body)
        questionLabel.adjustsFontForContentSizeCategory = true
        questionLabel.numberOfLines = 0
        field.borderStyle = .roundedRect
        let column = UIStackView.column([questionLabel, field], spacing: 8)
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
