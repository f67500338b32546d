import UIKit

/// A card with a word and its meaning.
final class CardCell: UICollectionViewCell {
    /// The height of its lines, in points.
    static let height: CGFloat = 148

    let fields = [RowField(), RowField()]
    private let numberLabel = UILabel.small(nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        for field in fields { field.borderStyle = .roundedRect }
        let column = UIStackView.column([numberLabel] + fields, spacing: 8)
        contentView.addSubview(column)
        column.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter fill: A closure that configures a field for a name.
    func configure(number: Int, fill: (RowField, String) -> Void) {
        numberLabel.text = "Card \(number)"
        fill(fields[0], "Word \(number)")
        fill(fields[1], "Meaning \(number)")
    }
}
