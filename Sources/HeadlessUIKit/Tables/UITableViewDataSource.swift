/// What a table shows. All members but two are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
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
