import FormNavigation
import UIKit

// What a move costs in a table whose rows all hold a field: no more with many rows than with few.

/// A screen with so many rows, the focus in one near the top.
@MainActor
private final class RowScreen: UIViewController, UITableViewDataSource {
    let count: Int
    private(set) var form: FormNavigator!

    init(_ count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 60
        table.dataSource = self
        view.addSubview(table)
        form = FormNavigator(viewController: self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if cell.contentView.subviews.isEmpty {
            cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 10, width: 300, height: 40)))
        }
        return cell
    }

    /// Goes over the edge of the screen and back.
    func move(on device: HeadlessDevice) -> Int {
        var moves = 0
        for isForward in [true, false] {
            for _ in 0..<40 where isForward ? form.goNext() : form.goPrevious() {
                device.settle()
                moves += 1
            }
        }
        return moves
    }
}

@MainActor
func compareRows() {
    print("\nRows. A move is to cost no more in a long table than in a short one.\n")
    print(["rows", "a move", "to first"].map(padded).joined())
    let device = HeadlessDevice()
    var first: Double?
    for count in [100, 10_000, 100_000] {
        let screen = RowScreen(count)
        let window = device.show(screen)
        screen.form.goNext()
        device.settle()
        let method = Method(name: "move") { _ in screen.move(on: device) }
        let time = medians(of: [method], on: window, runs: 31)[0] / 80
        print([padded("\(count)"), text(time), text(ratio: time / (first ?? time))].joined())
        first = first ?? time
        screen.form.dismissKeyboard()
        device.close(window)
    }
}
