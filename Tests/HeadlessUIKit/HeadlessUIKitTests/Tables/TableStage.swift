import UIKit

/// A fresh device with a table that fills its window, and the data source and delegate of it.
@MainActor
struct TableStage {
    let device: HeadlessDevice
    let controller = UIViewController()
    let window: UIWindow
    let table: UITableView
    let source: TableSource

    /// - Parameter sections: The rows of each section, by the titles of their cells.
    init(
        _ sections: [[String]] = [(0..<100).map { "Row \($0)" }], style: UITableView.Style = .plain,
        model: HeadlessModel = .iPhoneSE, behavior: HeadlessBehavior = HeadlessBehavior(),
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        prepare: (UITableView, TableSource) -> Void = { _, _ in }
    ) {
        device = HeadlessDevice(model, layoutDirection: layoutDirection, behavior: behavior)
        source = TableSource(sections)
        table = UITableView(frame: device.screen.bounds, style: style)
        table.register(FieldCell.self, forCellReuseIdentifier: "cell")
        table.contentInsetAdjustmentBehavior = .never
        prepare(table, source)
        table.dataSource = source
        table.delegate = source
        controller.view.addSubview(table)
        window = device.show(controller)
        device.settle()
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    func cell(_ row: Int, _ section: Int = 0) -> FieldCell? {
        table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldCell
    }

    /// The titles of the cells that are seen.
    var titles: [String] { table.visibleCells.compactMap { ($0 as? FieldCell)?.title } }
}

/// A cell with a field.
final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 220, y: 5, width: 120, height: 34))
    private(set) var preparations = 0
    var wantedHeight: CGFloat?

    var title: String? { textLabel?.text }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight ?? super.sizeThatFits(size).height)
    }
}

/// Shows titles, and writes down what it is asked and told.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    /// What cells ask for when they size themselves, by title.
    var heights: [String: CGFloat] = [:]
    /// What the delegate says, or `nil` where it does not.
    var givenHeight: ((IndexPath) -> CGFloat)?
    var estimate: ((IndexPath) -> CGFloat)?
    let log = Log()
    /// How many rows the data source was asked a cell for, and how many heights the delegate was asked for.
    private(set) var cellRequests = 0
    private(set) var heightRequests = 0
    /// The answer to will-select.
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var cells: [Weak] = []

    struct Weak {
        weak var cell: UITableViewCell?
    }

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellRequests += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if !cells.contains(where: { $0.cell === cell }) { cells.append(Weak(cell: cell)) }
        let title = sections[indexPath.section][indexPath.row]
        cell.textLabel?.text = title
        (cell as? FieldCell)?.wantedHeight = heights[title]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let givenHeight else { return HeadlessOptional.notImplemented(0) }
        heightRequests += 1
        return givenHeight(indexPath)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        estimate?(indexPath) ?? HeadlessOptional.notImplemented(0)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log("will display \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log("did end displaying \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log("will select \(indexPath.row)")
        return selects(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log("did select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log("will deselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log("did deselect \(indexPath.row)")
    }
}
