import Foundation

/// The decisions of the navigators, line by line.
@MainActor
final class TraceLog {
    /// The only log, because there's only one ``FormNavigator/trace``.
    static let shared = TraceLog()

    /// The latest lines, oldest first.
    private(set) var lines: [String] = []

    /// The number of lines that the log stores.
    private static let limit = 500

    /// The console in each window that shows one.
    private var consoles: [WeakConsole] = []

    private struct WeakConsole {
        weak var console: TraceViewController?
    }

    func add(_ line: String) {
        lines = (lines + [line]).suffix(Self.limit)
        update()
    }

    func clear() {
        lines = []
        update()
    }

    /// Keeps a console up to date while it exists.
    func show(in console: TraceViewController) {
        consoles.removeAll { $0.console == nil }
        consoles.append(WeakConsole(console: console))
        console.update()
    }

    private func update() {
        for entry in consoles { entry.console?.update() }
    }
}
