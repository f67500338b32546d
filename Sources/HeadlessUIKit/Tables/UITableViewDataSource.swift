/// The methods that provide the content of a table view. All but two are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDataSource) in
            target.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDataSource) in
            target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDataSource) in
            target.tableView(tableView, canMoveRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDataSource) in
            target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    public func numberOfSections(in tableView: UITableView) -> Int {
        HeadlessOptional.missing(in: self, default: 1) { (target: any UITableViewDataSource) in
            target.numberOfSections(in: tableView)
        }
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDataSource) in
            target.tableView(tableView, titleForHeaderInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDataSource) in
            target.tableView(tableView, titleForFooterInSection: section)
        }
    }
}
