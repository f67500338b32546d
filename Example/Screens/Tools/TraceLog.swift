import Foundation

/// What the navigators have decided, line by line.
@MainActor
final class TraceLog {
    /// One log, as there is one ``FormNavigator/trace``.
    static let shared = TraceLog()

    /// The latest lines, the oldest first.
    private(set) var lines: [String] = []

    /// How many lines are kept.
    private static let limit = 500

    /// A console in each window that shows one.
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
