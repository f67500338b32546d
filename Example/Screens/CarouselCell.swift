import UIKit

/// A row of a table view with several fields next to each other, which scrolls sideways.
final class CarouselCell: UITableViewCell {
    private let collectionView: UICollectionView
    private var names: [String] = []
    private var fill: (RowField, String) -> Void = { _, _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = MirroredFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 170, height: 44)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        collectionView.backgroundColor = .clear
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(CarouselItemCell.self, forCellWithReuseIdentifier: "item")
        collectionView.dataSource = self
        contentView.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: 64),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter fill: A closure that configures a field for one of the names.
    func configure(_ names: [String], fill: @escaping (RowField, String) -> Void) {
        self.names = names
        self.fill = fill
        collectionView.reloadData()
    }
}

extension CarouselCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if let cell = cell as? CarouselItemCell { fill(cell.field, names[indexPath.item]) }
        return cell
    }
}

/// One of the fields.
private final class CarouselItemCell: UICollectionViewCell {
    let field = RowField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.borderStyle = .roundedRect
        field.frame = contentView.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
