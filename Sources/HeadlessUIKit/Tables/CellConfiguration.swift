/// What is asked for a cell at present, tables and collections alike.
@MainActor
enum CellConfiguration {
    private static var hosts: [UIView] = []

    /// Spares a walk up the tree when not.
    static var isUnderWay: Bool { !hosts.isEmpty }

    /// Has a data source configure a cell of `host`.
    static func run<Cell>(in host: UIView, _ body: () -> Cell) -> Cell {
        hosts.append(host)
        defer { hosts.removeLast() }
        return body()
    }

    /// Somebody lays out `view` immediately.
    ///
    /// Q16: what is dequeued then for the same place is never returned.
    static func checkLayout(of view: UIView) {
        guard let host = hosts.last(where: { $0.isDescendant(of: view) }) else { return }
        let device = HeadlessDevice.current
        device.layoutsInsideConfiguration += 1
        guard device.behavior.stopsAtLayoutInsideConfiguration else { return }
        preconditionFailure(
            "Expected dequeued view to be returned: \(type(of: view)) is laid out while the data source of "
                + "\(type(of: host)) configures a cell")
    }
}
