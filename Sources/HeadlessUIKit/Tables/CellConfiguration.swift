/// Knows which table and collection views are having a cell configured.
@MainActor
enum CellConfiguration {
    private static var hosts: [UIView] = []

    /// Whether there are any. If not, a walk up the hierarchy isn't necessary.
    static var isUnderWay: Bool { !hosts.isEmpty }

    /// Makes a data source configure a cell of `host`.
    static func run<Cell>(in host: UIView, _ body: () -> Cell) -> Cell {
        hosts.append(host)
        defer { hosts.removeLast() }
        return body()
    }

    /// Checks an immediate layout of `view`.
    ///
    /// Q16: what's dequeued during that for the same position is never returned.
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
