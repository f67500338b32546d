import UIKit

/// The only row of a table.
final class OneRow: NSObject, UITableViewDataSource {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    init(_ content: UIView) { cell.contentView.addSubview(content) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
