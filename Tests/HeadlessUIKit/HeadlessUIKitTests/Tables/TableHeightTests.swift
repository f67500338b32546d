import TestSupport
import Testing
import UIKit

/// Heights that are estimated until a row is seen (G10).
@Suite("Heights of rows")
@MainActor
struct TableHeightTests {
    private static let rows = (0..<200).map { "\($0)" }

    /// A table of cells that size themselves, each in its own way.
    private func sizedStage(_ height: @escaping (Int) -> CGFloat) -> TableStage {
        TableStage([Self.rows]) { table, source in
            table.estimatedRowHeight = 50
            table.isPrefetchingEnabled = false
            for row in Self.rows { source.heights[row] = height(Int(row)!) }
        }
    }

    @Test("G10 rows count as estimated until they are seen, and the content grows by what they have more")
    func estimates() {
        let stage = sizedStage { _ in 80 }
        let seen = stage.table.visibleCells.count
        #expect(seen == 9)
        #expect(stage.table.contentSize.height == CGFloat(seen * 80 + (200 - seen) * 50))
        #expect(stage.table.rectForRow(at: IndexPath(row: 100, section: 0)).height == 50)
        #expect(stage.source.cellRequests == seen)
    }

    @Test(
        "G10 what is on the screen stays where it is when rows above turn out higher", arguments: 0..<6 as Range<UInt64>
    )
    func steady(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var heights: [CGFloat] = []
        for _ in Self.rows { heights.append(CGFloat(Int.random(in: 10...160, using: &random))) }
        let stage = sizedStage { heights[$0] }
        stage.scroll(to: 4_000)
        while stage.table.contentOffset.y > 60 {
            let step = CGFloat(Int.random(in: 1...60, using: &random))
            let before = stage.table.visibleCells.map { ($0, $0.frame.minY - stage.table.contentOffset.y) }
            stage.scroll(to: stage.table.contentOffset.y - step)
            for (cell, y) in before where stage.table.visibleCells.contains(cell) {
                let now = cell.frame.minY - stage.table.contentOffset.y
                guard abs(now - (y + step)) < 0.01 || stage.table.contentOffset.y <= 0 else {
                    Issue.record("\(y) went to \(now) in a step of \(step)")
                    return
                }
            }
        }
        // Having seen all from the top to the bottom, the table knows all heights.
        for y in stride(from: 0, through: 20_000, by: 300) { stage.scroll(to: CGFloat(y)) }
        #expect(stage.table.contentSize.height == heights.reduce(0, +))
        #expect(stage.table.rectForRow(at: IndexPath(row: 150, section: 0)).minY == heights[..<150].reduce(0, +))
    }

    @Test("G10 a dragged row stays under the finger while rows above turn out higher")
    func dragging() throws {
        let stage = sizedStage { _ in 130 }
        stage.scroll(to: 4_000)
        let cell = try #require(stage.table.visibleCells.first)
        let before = cell.frame.minY - stage.table.contentOffset.y
        stage.device.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 40, y: 600))
        #expect(stage.table.visibleCells.contains(cell))
        #expect(abs(cell.frame.minY - stage.table.contentOffset.y - before - 500) < 0.01)
    }

    @Test(
        "a row that was scrolled to stands where it should, whatever the estimates were",
        arguments: [UITableView.ScrollPosition.top, .middle, .bottom], [20, 80, 130] as [CGFloat])
    func scrollsByRealHeights(position: UITableView.ScrollPosition, height: CGFloat) {
        let stage = sizedStage { height + CGFloat($0 % 5) }
        for row in [120, 5, 60, 199, 0] {
            let path = IndexPath(row: row, section: 0)
            stage.table.scrollToRow(at: path, at: position, animated: row == 60)
            stage.device.settle()
            let (frame, bounds) = (stage.table.rectForRow(at: path), stage.table.bounds)
            #expect(frame.height == height + CGFloat(row % 5))
            #expect(bounds.contains(frame))
            guard (6..<190).contains(row) else { continue }
            switch position {
            case .top: #expect(frame.minY == bounds.minY)
            case .middle: #expect(frame.midY == bounds.midY)
            default: #expect(frame.maxY == bounds.maxY)
            }
        }
    }

    @Test("G10 without estimates the delegate is asked for every height at once, and cells do not size themselves")
    func noEstimates() {
        let asked = TableStage([Self.rows]) { table, source in
            table.estimatedRowHeight = 0
            source.givenHeight = { CGFloat(30 + $0.row % 3) }
        }
        #expect(asked.table.contentSize.height == 6_199)
        let unasked = TableStage([Self.rows]) { table, source in
            table.estimatedRowHeight = 0
            source.heights["0"] = 99
        }
        #expect(unasked.cell(0)?.frame.height == 44)
    }

    @Test("with estimates the delegate is asked for heights of what is seen, and what it leaves open the cell decides")
    func delegateHeights() {
        let stage = TableStage([Self.rows]) { table, source in
            table.rowHeight = 70
            source.givenHeight = { $0.row == 1 ? UITableView.automaticDimension : 60 }
            source.heights["1"] = 90
        }
        #expect(stage.cell(0)?.frame.height == 60)
        #expect(stage.cell(1)?.frame.height == 90)
        #expect(stage.table.rectForRow(at: IndexPath(row: 199, section: 0)).height == 70)
        #expect(stage.source.heightRequests <= stage.table.visibleCells.count + 2)
    }

    @Test("a fixed row height is known without asking anybody")
    func fixedHeight() {
        let stage = TableStage([Self.rows]) { table, source in
            table.rowHeight = 30
            source.heights["0"] = 99
        }
        #expect(stage.table.contentSize.height == 6_000)
        #expect(stage.cell(0)?.frame.height == 30)
        stage.table.rowHeight = 40
        stage.table.layoutIfNeeded()
        #expect(stage.table.contentSize.height == 8_000)
    }

    @Test("constraints in the content view decide the height of a cell")
    func constraints() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath) as! LabelCell
                cell.label.text = String(repeating: "word ", count: indexPath.row == 1 ? 60 : 1)
                return cell
            }
        }
        let stage = TableStage([])
        let source = Source()
        stage.table.register(LabelCell.self, forCellReuseIdentifier: "label")
        stage.table.dataSource = source
        stage.table.layoutIfNeeded()
        let cells = stage.table.visibleCells.compactMap { $0 as? LabelCell }
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(cells[0].frame.height - (line + 20)) < 1)
        #expect(cells[1].frame.height > line * 3)
        #expect(cells[1].label.frame.height > line * 3)
        #expect(cells[2].frame.minY == cells[1].frame.maxY)
        #expect(cells[0].label.frame.minX == 16)
    }

    @Test("turning the device measures anew and keeps the row at the top")
    func rotation() throws {
        let stage = sizedStage { _ in 80 }
        stage.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        stage.device.settle()
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
        #expect(stage.cell(50)?.frame.width == 667)
    }

    @Test("100,000 rows cost what is seen of them")
    func scale() {
        let stage = TableStage([(0..<100_000).map { "\($0)" }]) { table, source in
            table.estimatedRowHeight = 50
            for row in 0..<100_000 { source.heights["\(row)"] = CGFloat(60 + row % 7) }
        }
        var requests = stage.source.cellRequests
        #expect(requests < 20)
        for row in [99_999, 50_000, 3, 77_777] {
            stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            stage.table.layoutIfNeeded()
            #expect(stage.table.bounds.contains(stage.table.rectForRow(at: IndexPath(row: row, section: 0))))
            #expect(stage.source.cellRequests - requests < 45)
            requests = stage.source.cellRequests
        }
        #expect(stage.source.cells.count < 45)
        #expect(stage.table.numberOfRows(inSection: 0) == 100_000)
        // What was not seen still counts as estimated.
        #expect(stage.table.rectForRow(at: IndexPath(row: 30_000, section: 0)).height == 50)
        for row in 0..<100_000 where stage.table.rectForRow(at: IndexPath(row: row, section: 0)).height <= 0 {
            Issue.record("row \(row) has no height")
        }
        #expect(stage.source.cellRequests == requests)
    }

    @Test("100,000 sections cost what is seen of them")
    func manySections() {
        let stage = TableStage((0..<100_000).map { ["\($0)"] })
        #expect(stage.source.cellRequests < 20)
        stage.scroll(to: 2_200_000)
        #expect(stage.source.cellRequests < 40)
        #expect(stage.titles.first == "50000")
    }
}

/// A label that fills the cell.
private final class LabelCell: UITableViewCell {
    let label = UILabel(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    @Test("systemLayoutSizeFitting(_:withHorizontalFittingPriority:…) decides where a cell overrides it")
    func ownFitting() {
        final class Cell: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                #expect(horizontalFittingPriority == .required)
                return CGSize(width: targetSize.width, height: targetSize.width / 10)
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
        }
        let stage = ViewStage()
        let (table, source) = (UITableView(), Source())
        table.dataSource = source
        stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 30, width: 300, height: 30))
    }
}
