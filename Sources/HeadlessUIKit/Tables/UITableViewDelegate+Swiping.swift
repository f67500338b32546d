extension UITableViewDelegate {
    @available(iOS, introduced: 8.0, deprecated: 13.0)
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, editActionsForRowAt: indexPath)
        }
    }

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
