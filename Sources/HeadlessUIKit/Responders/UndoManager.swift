/// An object that records how to undo what the app registers. On Linux, Foundation doesn't have it.
///
/// Typing isn't registered, because text views and fields don't register anything on their own.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Action {
        weak var target: AnyObject?
        let body: () -> Void
    }

    private enum Phase {
        case registering, undoing, redoing
    }

    /// Groups of actions, the newest last.
    private var undoable: [[Action]] = []
    private var redoable: [[Action]] = []
    private var phase = Phase.registering
    /// The open groups, the outermost first.
    private var open: [[Action]] = []

    public override init() { super.init() }

    open var canUndo: Bool { undoable.contains { !$0.isEmpty } || open.contains { !$0.isEmpty } }
    open var canRedo: Bool { redoable.contains { !$0.isEmpty } }
    open var isUndoing: Bool { phase == .undoing }
    open var isRedoing: Bool { phase == .redoing }
    /// How deep groups are nested now.
    open var groupingLevel: Int { open.count }

    /// How many groups are remembered. 0, all, by default.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }

    /// Registers `handler`, which is called when this is undone; what it registers meanwhile redoes it. The target is
    /// held weakly.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        let action = Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        if !open.isEmpty {
            open[open.count - 1].append(action)
        } else if phase == .undoing {
            redoable.append([action])
        } else {
            if phase == .registering { redoable = [] }
            undoable.append([action])
            forgetOldest()
        }
    }

    /// Begins a group that's undone in one step.
    open func beginUndoGrouping() { open.append([]) }

    open func endUndoGrouping() {
        precondition(!open.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
        let group = open.removeLast()
        if !open.isEmpty {
            open[open.count - 1] += group
        } else if !group.isEmpty {
            if phase == .undoing {
                redoable.append(group)
            } else {
                if phase == .registering { redoable = [] }
                undoable.append(group)
                forgetOldest()
            }
        }
    }

    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        perform(group, as: .undoing)
    }

    open func redo() {
        guard let group = redoable.popLast() else { return }
        perform(group, as: .redoing)
    }

    private func perform(_ group: [Action], as phase: Phase) {
        self.phase = phase
        beginUndoGrouping()
        for action in group.reversed() { action.body() }
        endUndoGrouping()
        self.phase = .registering
    }

    open func removeAllActions() {
        (undoable, redoable, open) = ([], [], [])
    }

    open func removeAllActions(withTarget target: Any) {
        func rest(_ groups: [[Action]]) -> [[Action]] {
            groups.map { $0.filter { $0.target !== target as AnyObject } }.filter { !$0.isEmpty }
        }
        (undoable, redoable) = (rest(undoable), rest(redoable))
        open = open.map { $0.filter { $0.target !== target as AnyObject } }
    }

    private func forgetOldest() {
        if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
    }
}
