import FormNavigation
import TestSupport
import Testing
import UIKit

/// Headers and footers that stay on the screen while rows pass behind them don't hide any field.
@MainActor
@Suite("Headers that float")
struct FloatingHeaderFormTests {
    enum Kind: CaseIterable {
        case table, flowLayout, compositional
        /// A table view whose rows scroll sideways.
        case tableOfPagedRows
    }

    enum Pinned: CaseIterable {
        case neither, header, footer, both

        var header: Bool { self == .header || self == .both }
        var footer: Bool { self == .footer || self == .both }
    }

    private final class Edge: UICollectionReusableView {}

    private final class Cell: UICollectionViewCell {
        let field = UITextField(named: "", frame: CGRect(x: 20, y: 10, width: 300, height: 40))
    }

    /// Three sections with ten fields each, with headers of 70 points and footers of 30 points.
    @MainActor
    private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource
    {
        let kind: Kind
        let style: UITableView.Style
        /// What floats.
        let pinned: Pinned
        private(set) var rows: UIScrollView!
        private(set) var form: FormNavigator!

        init(_ kind: Kind, style: UITableView.Style = .plain, pinned: Pinned = .both) {
            self.kind = kind
            self.style = style
            self.pinned = pinned
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            switch kind {
            case .table, .tableOfPagedRows:
                let table = UITableView(frame: view.bounds, style: style)
                table.rowHeight = 60
                table.dataSource = self
                table.delegate = self
                rows = table
            case .flowLayout:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 375, height: 60)
                layout.minimumLineSpacing = 0
                layout.headerReferenceSize = CGSize(width: 375, height: 70)
                layout.footerReferenceSize = CGSize(width: 375, height: 30)
                layout.sectionHeadersPinToVisibleBounds = pinned.header
                layout.sectionFootersPinToVisibleBounds = pinned.footer
                rows = makeCollection(layout)
            case .compositional:
                rows = makeCollection(UICollectionViewCompositionalLayout(section: makeSection()))
            }
            rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(rows)
            form = FormNavigator(viewController: self)
        }

        private func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
            let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                collection.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
            }
            collection.dataSource = self
            return collection
        }

        private func makeSection() -> NSCollectionLayoutSection {
            func size(_ height: CGFloat) -> NSCollectionLayoutSize {
                NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            }
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size(60), subitems: [NSCollectionLayoutItem(layoutSize: size(60))]))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(70), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(30), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
            ]
            section.boundarySupplementaryItems[0].pinToVisibleBounds = pinned.header
            section.boundarySupplementaryItems[1].pinToVisibleBounds = pinned.footer
            return section
        }

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 70 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let field = UITextField(
                named: "\(indexPath.section).\(indexPath.row)", frame: CGRect(x: 20, y: 10, width: 300, height: 40))
            guard kind == .tableOfPagedRows else {
                cell.contentView.addSubview(field)
                return cell
            }
            let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
            pages.contentSize = CGSize(width: 750, height: 60)
            pages.addSubview(field)
            cell.contentView.addSubview(pages)
            return cell
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? Cell {
                cell.field.placeholder = "\(indexPath.section).\(indexPath.item)"
                cell.contentView.addSubview(cell.field)
            }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        }
    }

    /// Expects the field to be below the header of its section, and above its footer and the keyboard.
    private func expectSight(
        in screen: Screen, on device: HeadlessDevice, _ location: SourceLocation = #_sourceLocation
    ) {
        guard let field = screen.form.currentField as? UITextField else { return }
        let frame = field.convert(field.bounds, to: nil)
        let top = screen.rows.convert(screen.rows.bounds, to: nil).minY + screen.rows.adjustedContentInset.top
        #expect(frame.minY >= top + 70 - 0.5, "\(field.placeholder ?? "")", sourceLocation: location)
        let end = device.keyboard.frame.minY - 30 - 10
        #expect(frame.maxY <= end + 0.5, "\(field.placeholder ?? "")", sourceLocation: location)
    }

    @Test(
        "each field is below the header of its section, and above its footer and the keyboard, there and back",
        arguments: Kind.allCases)
    func sight(_ kind: Kind) {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen(kind)
        device.show(screen)
        device.settle()
        while screen.form.focusNext() {
            device.settle()
            expectSight(in: screen, on: device)
        }
        #expect((screen.form.currentField as? UITextField)?.placeholder == "2.9")
        var visited = 1
        while screen.form.focusPrevious() {
            device.settle()
            visited += 1
            expectSight(in: screen, on: device)
        }
        #expect(visited == 30)
    }

    @Test(
        "a move scrolls no field behind a header, even if the app's inset leaves hardly any room below it",
        arguments: [Kind.table, .flowLayout])
    func largeInset(_ kind: Kind) {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen(kind)
        device.show(screen)
        screen.rows.contentInset.bottom = device.screen.bounds.height - 120
        device.settle()
        for _ in 0..<12 where screen.form.focusNext() {
            device.settle()
            expectSight(in: screen, on: device)
        }
        #expect((screen.form.currentField as? UITextField)?.placeholder == "1.1")
    }

    @Test("the header of a grouped table scrolls along, so a field at the upper edge stays where it is")
    func grouped() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen(.table, style: .grouped)
        device.show(screen)
        device.settle()
        screen.form.focusFirst()
        device.settle()
        let table = try #require(screen.rows as? UITableView)
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        let offset = CGPoint(x: 0, y: row.minY - table.adjustedContentInset.top)
        table.contentOffset = offset
        device.settle()
        #expect(screen.form.focusNext())
        device.settle()
        #expect((screen.form.currentField as? UITextField)?.placeholder == "0.1")
        #expect(table.contentOffset == offset)
    }

    @Test(
        "a header or a footer that scrolls with the rows doesn't count, and one that floats does, there and back",
        arguments: [Kind.flowLayout, .compositional], [Pinned.neither, .header, .footer])
    func scrollingAlong(_ kind: Kind, _ pinned: Pinned) {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen(kind, pinned: pinned)
        device.show(screen)
        device.settle()
        var names: [String?] = []
        func expectLeastMovement(_ move: () -> Bool) {
            var offset = screen.rows.contentOffset.y
            while move() {
                device.settle()
                guard let field = screen.form.currentField as? UITextField else { return }
                names.append(field.placeholder)
                let frame = field.convert(field.bounds, to: nil)
                let space = (
                    screen.rows.adjustedContentInset.top + 10 + (pinned.header ? 70 : 0),
                    device.keyboard.frame.minY - 10 - (pinned.footer ? 30 : 0)
                )
                // What is out of sight meets the nearest edge, and nothing else moves.
                let moved = screen.rows.contentOffset.y - offset
                let place = "\(field.placeholder ?? ""): \(frame) \(space)"
                if moved > 0 { #expect(abs(frame.maxY - space.1) < 0.5, "\(place)") }
                if moved < 0 { #expect(abs(frame.minY - space.0) < 0.5, "\(place)") }
                offset = screen.rows.contentOffset.y
            }
        }
        expectLeastMovement(screen.form.focusNext)
        expectLeastMovement(screen.form.focusPrevious)
        #expect(names.count == 59)
    }
}
