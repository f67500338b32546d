import Testing
import UIKit

/// What a list in a collection view looks like.
@MainActor
@Suite("Drawing of lists")
struct ListDrawingTests {
    private func picture(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> String {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let view = UICollectionView(
            frame: device.screen.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.secondaryText = "Details of \(text)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        controller.view.addSubview(view)
        device.show(controller)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["First", "Second", "Third"])
        source.apply(snapshot)
        device.settle()
        return device.drawSVG()
    }

    @Test("texts, accessories, plates with round corners and lines between them are seen")
    func insetGrouped() {
        let svg = picture(.insetGrouped)
        for text in ["First", "Details of Second", "Third"] { #expect(svg.contains(text)) }
        // The plates of the first and the last cell have arcs at their corners.
        #expect(svg.components(separatedBy: "a10 10 0 0 1").count > 4)
    }

    @Test("a plain list has no plates")
    func plain() {
        let svg = picture(.plain)
        #expect(svg.contains("First") && !svg.contains("a10 10 0 0 1"))
    }
}
