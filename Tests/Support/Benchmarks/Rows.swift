import FormNavigation
import UIKit

// A move in a table with many rows costs no more than in a table with few, whether or not the next row with a field is
// loaded. A search for that row costs little more than scrolling through the rows.

@MainActor
func measureRows(rounds: Int, report: Report) {
    let device = HeadlessDevice()
    let counts = [100, 100_000]
    report.heading("A table of \(counts[1]) rows beside one of \(counts[0])", unit: Job.loadedRow.unit)
    // With a field in every 20th row, the next one is further away than the height of the screen.
    for (job, distance) in [(Job.loadedRow, 1), (.unloadedRow, 20)] {
        let screens = counts.map { RowScreen($0, distance: distance) }
        let measured = (0...rounds).map { _ in screens.map { $0.timeOfMove(on: device) } }.dropFirst()
        report.add(
            Result(
                job: job, form: "table", time: median(measured.map { $0[1] }),
                ratio: median(measured.map { $0[1] / $0[0] })))
    }
}

/// Measures a search that doesn't find a field in as many rows as it may read, compared with manually scrolling through
/// as many rows.
@MainActor
func measureSearch(rounds: Int, report: Report) {
    let device = HeadlessDevice()
    let count = 2_000
    let screen = RowScreen(count + 100, distance: count + 100)
    let measured = (0...rounds).map { _ in screen.timesOfSearch(through: count, on: device) }.dropFirst()
    report.heading("A search through \(count) rows without a field, per row", unit: Job.searchedRow.unit)
    report.add(
        Result(
            job: .searchedRow, form: "table", time: median(measured.map(\.search)),
            ownPart: median(measured.map(\.own)), ratio: median(measured.map { $0.search / $0.own })))
}

/// A screen with a given number of rows, some of which contain a field.
@MainActor
private final class RowScreen: UIViewController, UITableViewDataSource {
    private let count: Int
    /// The number of rows from one field to the next.
    private let distance: Int
    private let table = UITableView(frame: .zero, style: .plain)

    init(_ count: Int, distance: Int) {
        self.count = count
        self.distance = distance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.register(UITableViewCell.self, forCellReuseIdentifier: "field")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
        table.rowHeight = 60
        table.dataSource = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let hasField = indexPath.row % distance == 0
        let cell = tableView.dequeueReusableCell(withIdentifier: hasField ? "field" : "text", for: indexPath)
        if cell.contentView.subviews.isEmpty {
            let frame = CGRect(x: 16, y: 10, width: 300, height: 40)
            cell.contentView.addSubview(hasField ? UITextField(frame: frame) : UILabel(frame: frame))
        }
        return cell
    }

    /// How long a move takes, starting at a row in the middle and ending at the third row with a field after it.
    func timeOfMove(on device: HeadlessDevice) -> Double {
        let window = device.show(self)
        let form = FormNavigator(viewController: self)
        var row = count / 4 / 20 * 20
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        device.settle()
        field(in: row)?.becomeFirstResponder()
        device.settle()
        let moves = 3
        var sum = 0.0
        for _ in 0..<moves {
            row += distance
            precondition(
                (field(in: row) != nil) == (distance == 1), "the next row should be loaded only if it's adjacent")
            sum += time {
                form.focusNext()
                device.settle()
            }
            precondition(field(in: row)?.isFirstResponder == true, "a move didn't reach its field")
        }
        form.endEditing()
        device.settle()
        form.uninstall()
        device.close(window)
        window.rootViewController = nil
        return sum / Double(moves)
    }

    /// How long one row takes in a search that ends at its limit, and UIKit's own part of that: scrolling to the rows,
    /// one screenful at a time, loading them, and scrolling back.
    func timesOfSearch(through rows: Int, on device: HeadlessDevice) -> (search: Double, own: Double) {
        let window = device.show(self)
        field(in: 0)?.becomeFirstResponder()
        device.settle()
        let own = time {
            let offset = table.contentOffset
            var next = (table.indexPathsForVisibleRows?.last?.row ?? 0) + 1
            let end = next + rows
            while next < end {
                table.scrollToRow(at: IndexPath(row: next, section: 0), at: .top, animated: false)
                table.layoutIfNeeded()
                next = (table.indexPathsForVisibleRows?.last?.row ?? next) + 1
            }
            table.contentOffset = offset
            table.layoutIfNeeded()
        }
        view.endEditing(true)
        device.settle()

        var configuration = FormNavigator.Configuration()
        configuration.rowSearchLimit = rows
        let form = FormNavigator(viewController: self, configuration: configuration)
        field(in: 0)?.becomeFirstResponder()
        device.settle()
        let search = time { precondition(!form.focusNext(), "the search found a field in rows without fields") }
        form.endEditing()
        device.settle()
        form.uninstall()
        device.close(window)
        window.rootViewController = nil
        return (search / Double(rows), own / Double(rows))
    }

    private func field(in row: Int) -> UIView? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first
    }
}
