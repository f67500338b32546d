extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }
}
