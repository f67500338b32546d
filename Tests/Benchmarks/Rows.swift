import FormNavigation
import UIKit

// A move in a table costs no more with many rows than with few, whether or not the next row with a field is loaded.

@MainActor
func measureRows(rounds: Int, report: Report) {
    let device = HeadlessDevice()
    let counts = [100, 100_000]
    report.heading("A table of \(counts[1]) rows beside one of \(counts[0])", ratio: "per small")
    // In every 20th row a field is further away than the screen is high.
    for (job, distance) in [(Job.loadedRow, 1), (.unloadedRow, 20)] {
        let screens = counts.map { RowScreen($0, distance: distance) }
        var samples: [[Double]] = [[], []]
        for _ in 0...rounds {
            for (index, screen) in screens.enumerated() { samples[index].append(screen.timeOfMove(on: device)) }
        }
        let ratio = median(zip(samples[1], samples[0]).dropFirst().map { $0 / $1 })
        report.add(
            Result(job: job, form: "table", views: 0, time: median(samples[1]), ratio: ratio, goal: job.goal(views: 0)))
    }
}

/// A screen with so many rows, some of which hold a field.
@MainActor
private final class RowScreen: UIViewController, UITableViewDataSource {
    private let count: Int
    /// From one row with a field to the next.
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

    /// How long a move takes, on the way from a row in the middle to the third one after it that has a field.
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
                (field(in: row) != nil) == (distance == 1), "the next row is loaded, or is not, as it should not be")
            sum += time {
                form.goNext()
                device.settle()
            }
            precondition(field(in: row)?.isFirstResponder == true, "a move did not get to where it should")
        }
        form.endEditing()
        device.settle()
        form.uninstall()
        device.close(window)
        window.rootViewController = nil
        return sum / Double(moves)
    }

    private func field(in row: Int) -> UIView? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first
    }
}
