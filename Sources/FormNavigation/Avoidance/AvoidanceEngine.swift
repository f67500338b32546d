import FormNavigationCore
import UIKit

/// Keeps what's being edited clear of the keyboard.
///
/// Events only say that a plan is due. At the end of the frame, ``SituationReader`` measures what the app and UIKit have
/// left to do, ``AvoidancePlanner`` plans that, an ``AvoidancePass`` applies the plan within the keyboard's own
/// animation, and ``AvoidanceLedger`` restores what was changed. What was added last is removed first, as soon as the
/// keyboard begins to hide, so that the app's own code finds everything as the app has set it.
///
/// What the system moves for the keyboard is measured once the keyboard has settled.
@MainActor
final class AvoidanceEngine {
    /// The space to leave free above the keyboard.
    var spacing: KeyboardSpacing
    /// The views to keep visible with every field, the most important first.
    var companions: [WeakReference<UIView>] = [] {
        didSet { replan() }
    }

    let observer: KeyboardObserver
    let frames: FrameEnd
    let pencil: PencilWriting
    let ledger = AvoidanceLedger()
    private(set) var barMover: InputBarMover
    /// What's kept clear; `nil` while nothing is.
    var service: Service?
    /// The number of passes begun so far.
    private var passes = 0
    /// What has to happen at the end of the frame.
    private var due: Due?
    /// The transition whose end is awaited, or the last one that ended.
    weak var awaitedTransition: (any UIViewControllerTransitionCoordinator)?
    weak var endedTransition: (any UIViewControllerTransitionCoordinator)?
    /// Whether the keyboard is moving, and with it whatever the system moves for it.
    var isKeyboardMoving = false
    /// The room that the app makes for the keyboard.
    private var appRoom = AppRoom()
    /// What the app has moved since the last plan.
    var movements = MovementTracker<Place>()
    var reader: SituationReader {
        SituationReader(ledger: ledger, spacing: spacing, companions: companions.compactMap(\.object))
    }

    init(_ spacing: KeyboardSpacing, observer: KeyboardObserver, frames: FrameEnd, pencil: PencilWriting) {
        self.spacing = spacing
        self.observer = observer
        self.frames = frames
        self.pencil = pencil
        barMover = InputBarMover(ledger: ledger, observer: observer)
    }

    // MARK: - What happens

    /// Editing has begun in a field of the form in `root`.
    ///
    /// - Parameter byMove: Whether focus came from a move through the form, so that no tap is about to place the caret.
    func begin(_ field: UIView, in root: UIView, byMove: Bool) {
        let old = service
        service = Service(field, in: root, byMove: byMove, after: old)
        EngineEvents.emit(
            .serving(
                .init(
                    field: field, root: root, container: root.formContainer(around: field),
                    companions: reader.companions(of: field), distance: reader.distance(for: field),
                    covered: spacing.covered, topDistance: spacing.topDistance, isByMove: byMove,
                    hasInputBar: inputBar != nil)))
        replan { $0.isForAnotherForm = $0.isForAnotherForm || old?.root !== root }
    }

    /// No field of this form has focus anymore, though the keyboard may stay up for another form.
    func leave() {
        if service != nil { EngineEvents.emit(.left) }
        let window = service?.field?.window
        service = nil
        replan(in: window)
    }

    /// The text has changed, and with it the position of the caret and the height of the field.
    func textChanged(in field: UIView) {
        guard field === service?.field else { return }
        noteCaret(in: field)
        // A field that grows with its text does so at the next layout, and may learn of the text only after this.
        field.invalidateIntrinsicContentSize()
        followCaret()
    }

    /// The caret has moved, with or without a change of text.
    func caretMoved(in field: UIView) {
        guard field === service?.field, noteCaret(in: field) else { return }
        followCaret()
    }

    /// No tap has moved the caret, so it counts where it is.
    func caretStays() {
        service?.isCaretPlaced = true
        followCaret()
    }

    private func followCaret() {
        service?.hasMovedCaret = true
        replan { $0.isForCaret = true }
    }

    /// The user has written into a field with a pencil, and it may move again.
    func writingEnded(in field: UIView) {
        guard field === service?.field else { return }
        service?.hasMovedCaret = true
        service?.isFirstLook = true
        replan()
    }

    // The app's own text input runs the app's code, which may call this method again, so a copy is used.

    /// The frame of the caret, in the window's coordinates, if the caret counts.
    var caretFrame: CGRect? {
        let service = service
        return service?.caretFrame
    }

    /// Records where the user has put the caret.
    ///
    /// - Returns: Whether there's something to follow.
    @discardableResult
    private func noteCaret(in field: UIView) -> Bool {
        guard var caret = service?.caret else { return false }
        let mayFollow = caret.selectionChanged(in: field)
        guard field === service?.field else { return false }
        service?.isCaretPlaced = true
        service?.caret = caret
        return mayFollow
    }

    /// The bar that stays on the keyboard, if there's one.
    var inputBar: FormInputBar? { barMover.inputBar }

    /// Keeps a bar on the keyboard from now on, in place of any other one.
    func setInputBar(_ inputBar: FormInputBar?) {
        if let inputBar, self.inputBar?.isSameBar(as: inputBar) == true {
            barMover.pin(inputBar.pinnedView)
            return replan()
        }
        // An assignment through `inputBar?` writes `nil` back if there's no bar, and nothing should move.
        guard inputBar != nil || self.inputBar != nil else { return }
        restoreNow()
        barMover = InputBarMover(inputBar, ledger: ledger, observer: observer)
        replan()
    }

    /// Restores everything without an animation.
    func stop() {
        EngineEvents.during(.stop(isServing: service != nil)) {
            service = nil
            due = nil
            // An engine that has stopped doesn't learn how the keyboard's movement ends.
            isKeyboardMoving = false
            restore()
        }
    }

    // MARK: - The end of the frame

    /// Whether something has to be measured, moved, or restored at the end of the frame.
    var isDue: Bool { due != nil }

    /// The view that moves where scrolling isn't enough for the field that's kept clear.
    var container: UIView? {
        guard let field = service?.field else { return nil }
        return service?.root?.formContainer(around: field)
    }

    /// Has everything measured again at the end of the frame, unless there's nothing to keep clear and nothing to
    /// restore.
    ///
    /// - Parameters:
    ///   - window: The window of the form, if no field has focus in it.
    ///   - note: Records why.
    func replan(in window: UIWindow? = nil, _ note: (inout Due) -> Void = { _ in }) {
        guard service != nil || hasChanges || ledger.remembersInsets || appRoom.isNoted else { return }
        var due = due ?? Due()
        due.noteAnimation()
        note(&due)
        self.due = due
        barMover.noteContent()
        // Without a window on the screen, there's no frame to wait for, and nothing to keep clear. Nothing may be laid out
        // now, because a cell may be being configured (Q16).
        guard !frames.note(in: service?.field?.window ?? window) else { return }
        self.due = nil
        if service?.field?.hasFocus != true { restoreNow() }
    }

    /// Restores, before anything is measured, what makes room for a form whose field has lost focus.
    ///
    /// - Parameter kept: Views that another form may have to move next.
    func restoreIfDue(except kept: [UIView]) {
        guard let due, service == nil, hasChanges else { return }
        EngineEvents.during(.frame(isForMovement: false)) {
            due.animate(with: observer.animation) { self.restore(except: kept) }
        }
    }

    /// Restores, measures, and moves what has to be, within the keyboard's last animation.
    func moveIfDue() {
        guard let due else { return }
        self.due = nil
        service?.isScrolledAway = false
        EngineEvents.during(due.isForCaret ? .caret : .frame(isForMovement: due.isForMovement)) {
            if due.isForAnotherForm, hasChanges { due.animate(with: observer.animation) { self.restore() } }
            if let field = service?.field { field.layOutWindow() }
            if service != nil || hasChanges {
                due.animate(with: observer.animation) { self.update(isForMovement: due.isForMovement) }
            }
            if observer.keyboard == .absent { ledger.takeBackSavedInsets(forgets: observer.isSettled) }
            lookForAppRoom()
        }
    }

    /// Notices, once the keyboard is at rest, whether the app makes room for it, too.
    private func lookForAppRoom() {
        guard observer.isSettled else { return }
        if observer.keyboard == .absent {
            appRoom.reportRoomTakenBack(ledger)
        } else if let field = service?.field, let root = service?.root, let window = field.window {
            let scrollViews = reader.scrollViews(around: field, in: root).filter { $0 !== field }
            appRoom.noteRoom(in: scrollViews.isEmpty ? [root] : scrollViews, of: window, ledger)
        }
    }

    // MARK: - Passes

    /// Begins a pass, in place of any other one.
    ///
    /// Every change to a view may run the app's code, which may end editing, remove the field, or release the
    /// navigator. A pass ends there if another one has begun in the meantime, or if its `field` is no longer being edited
    /// in its window.
    func beginPass(for field: UIView? = nil) -> AvoidancePass {
        passes += 1
        let (number, root, window) = (passes, service?.root, field?.window)
        var pass = AvoidancePass(ledger: ledger) { [self] in
            guard number == passes else { return false }
            guard let field else { return true }
            return service?.field === field && service?.root === root && field.hasFocus && field.window === window
        }
        guard field != nil, service?.isNew == true else { return pass }
        // A new focus ends what a finger has set in motion. A finger that's still there doesn't let go.
        pass.endsFlights = true
        pass.onFinger = { [self] in service?.isCoveredByFinger = true }
        return pass
    }

    /// Measures and moves.
    ///
    /// - Parameter isForMovement: Whether the reason is something that the app has moved.
    private func update(isForMovement: Bool) {
        if !isForMovement, let place = place() { movements.planned(at: place.planned) }
        reportingMovement { do { try measureAndArrange() } catch { try? giveBackAfterEditing() } }
        service?.isNew = false
        service?.hasMovedCaret = false
    }

    private func restore(except kept: [UIView] = []) {
        let pass = beginPass()
        if hasChanges { reportingMovement { try? giveBack(pass, except: kept) } }
    }

    /// Restores everything within the keyboard's animation, without waiting for the end of the frame.
    func restoreNow() {
        if hasChanges { observer.animation.animate { self.restore() } }
    }

    /// Does work that may move something, and informs listeners.
    func reportingMovement(_ work: () -> Void) {
        EngineEvents.during(.movement(of: service?.field) { [self] in caretFrame }, work)
    }

    // MARK: - Restoring

    var hasChanges: Bool { !ledger.isEmpty || barMover.isAway }

    /// Restores everything if nothing is being edited. As long as the keyboard is up, it may be there for a view that no
    /// notification reports.
    func giveBackAfterEditing() throws {
        if let field = service?.field, field.window != nil {
            guard !field.hasFocus, observer.keyboard == .absent else { return }
        }
        try giveBack(beginPass())
    }

    /// Restores everything, and lets the content behind a bar move down with it.
    ///
    /// - Parameter kept: Views that stay where they are.
    func giveBack(_ pass: AvoidancePass, except kept: [UIView] = []) throws {
        let position = barMover.restore()
        try pass.restoreShifts(except: kept)
        try pass.restoreScrollViews()
        if let position { try barMover.bringBack(position, pass) }
    }
}
