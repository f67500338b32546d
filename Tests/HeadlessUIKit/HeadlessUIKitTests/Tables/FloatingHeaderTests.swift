import Testing
import UIKit

/// Headers and footers of plain tables, which stay in sight as long as rows of their section are.
@MainActor
struct FloatingHeaderTests {
    private func stage(_ style: UITableView.Style = .plain, model: HeadlessModel = .iPhoneSE) -> TableStage {
        let sections = (0..<3).map { section in (0..<30).map { "\(section) \($0)" } }
        return TableStage(sections, style: style, model: model) { table, source in
            table.rowHeight = 40
            table.sectionHeaderHeight = 30
            table.sectionFooterHeight = 20
            for section in 0..<3 {
                source.headers[section] = "Header \(section)"
                source.footers[section] = "Footer \(section)"
            }
        }
    }

    /// Where the header is, below the top of what is seen.
    private func top(_ section: Int, _ stage: TableStage) -> CGFloat? {
        stage.table.headerView(forSection: section).map { $0.frame.minY - stage.table.bounds.minY }
    }

    /// Where the footer ends, above the bottom of what is seen.
    private func bottom(_ section: Int, _ stage: TableStage) -> CGFloat? {
        stage.table.footerView(forSection: section).map { stage.table.bounds.maxY - $0.frame.maxY }
    }

    @Test("a header floats at the top while rows of its section are seen, and the next one pushes it out")
    func headers() {
        let stage = stage()
        #expect(top(0, stage) == 0)
        stage.scroll(to: 500)
        #expect(top(0, stage) == 0)
        #expect(stage.table.rectForHeader(inSection: 0).minY == 0)
        // The rows of the first section end at 1230.
        stage.scroll(to: 1_210)
        #expect(top(0, stage) == -10)
        #expect(top(1, stage) == 40)
        stage.scroll(to: 1_260)
        #expect(top(0, stage) == nil)
        #expect(top(1, stage) == 0)
        // Pulled down, it goes along.
        stage.scroll(to: -50)
        #expect(top(0, stage) == 50)
    }

    @Test("a footer floats at the bottom while rows of its section are seen")
    func footers() {
        let stage = stage()
        #expect(bottom(0, stage) == 0)
        // The second section begins at 1250, and its rows at 1280.
        stage.scroll(to: 1_290 - stage.table.bounds.height)
        #expect(bottom(0, stage) == 40)
        #expect(bottom(1, stage) == -10)
        stage.scroll(to: 1_500 - stage.table.bounds.height)
        #expect(bottom(1, stage) == 0)
    }

    @Test("they float between the insets, also when those change without a scroll")
    func insets() {
        let stage = stage()
        stage.scroll(to: 500)
        stage.table.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 100, right: 0)
        stage.table.layoutIfNeeded()
        #expect(top(0, stage) == 60)
        #expect(bottom(0, stage) == 100)
        stage.table.contentInset.bottom = 0
        stage.table.layoutIfNeeded()
        #expect(bottom(0, stage) == 0)
    }

    @Test("they lie in front of cells, and take the touches where they are")
    func inFront() throws {
        let stage = stage()
        stage.scroll(to: 510)
        let header = try #require(stage.table.headerView(forSection: 0))
        let order = stage.table.subviews
        let cells = order.indices.filter { order[$0] is UITableViewCell }
        let place = try #require(order.firstIndex(of: header))
        #expect(cells.allSatisfy { $0 < place })
        stage.device.tap(at: CGPoint(x: 100, y: 10))
        #expect(!stage.source.log.entries.contains { $0.hasPrefix("did select") })
        stage.device.tap(at: CGPoint(x: 100, y: 35))
        #expect(stage.source.log.entries.contains("did select 12"))
    }

    @Test("a row that is scrolled to the top stands below its header, and at the bottom above its footer")
    func scrolling() throws {
        let stage = stage()
        let path = IndexPath(row: 15, section: 1)
        for animated in [false, true] {
            stage.scroll(to: 0)
            stage.table.scrollToRow(at: path, at: .top, animated: animated)
            stage.device.settle()
            stage.table.layoutIfNeeded()
            #expect(stage.table.rectForRow(at: path).minY - stage.table.bounds.minY == 30)
        }
        stage.table.scrollToRow(at: path, at: .bottom, animated: false)
        stage.table.layoutIfNeeded()
        #expect(stage.table.bounds.maxY - stage.table.rectForRow(at: path).maxY == 20)
        stage.scroll(to: 1_600)
        stage.table.scrollToRow(at: IndexPath(row: 1, section: 1), at: .none, animated: false)
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 1)).minY - stage.table.bounds.minY == 30)
    }

    @Test("a header whose height is an estimate is measured when it comes to float")
    func estimates() throws {
        let sections = (0..<3).map { section in (0..<30).map { "\(section) \($0)" } }
        let stage = TableStage(sections) { table, source in
            table.estimatedSectionHeaderHeight = 10
            for section in 0..<3 { source.headers[section] = "Header \(section)" }
        }
        let path = IndexPath(row: 15, section: 2)
        stage.table.scrollToRow(at: path, at: .top, animated: false)
        stage.table.layoutIfNeeded()
        let header = try #require(stage.table.headerView(forSection: 2))
        #expect(header.frame.minY == stage.table.bounds.minY && header.frame.height > 10)
        #expect(stage.cell(15, 2)?.frame.minY == header.frame.maxY)
    }

    @Test("in grouped tables nothing floats", arguments: [UITableView.Style.grouped, .insetGrouped])
    func grouped(style: UITableView.Style) {
        let stage = stage(style)
        stage.scroll(to: 500)
        #expect(stage.table.headerView(forSection: 0) == nil)
        #expect(stage.table.footerView(forSection: 0) == nil)
    }
}
