/// The position of an item in a list, which affects the appearance of its cell.
struct ListPlace {
    let configuration: UICollectionLayoutListConfiguration
    let isFirst: Bool
    let isLast: Bool
}

extension UICollectionLayoutListConfiguration {
    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
}

extension UICollectionViewListCell {
    /// Whether the list shows its item as the header of a section.
    var isSectionHeader: Bool {
        listPlace.map { $0.isFirst && $0.configuration.headerMode == .firstItemInSection } ?? false
    }

    /// How the list shows the cell, as a table would.
    var setting: UITableViewCell.Setting {
        guard let place = listPlace else { return UITableViewCell.Setting() }
        let style: UITableView.Style =
            place.configuration.isPlain ? .plain : place.configuration.appearance == .grouped ? .grouped : .insetGrouped
        return UITableViewCell.Setting(
            style: style, isFirst: place.isFirst, isLast: place.isLast,
            separator: place.configuration.showsSeparators && !(place.isLast && style != .plain) ? Separator() : nil)
    }
}

extension UICollectionView {
    /// The configuration of the list in the first section, if that's a list.
    var list: UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
    }
}
