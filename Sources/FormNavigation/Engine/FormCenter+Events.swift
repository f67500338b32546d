import FormNavigationCore
import UIKit

/// How an event reaches all navigators, one kind of effect after another.
///
/// First, each navigator releases what no longer belongs to it. Then each updates its form, and only then does the app
/// learn of the event. So the result doesn't depend on which navigator was created first.
///
/// Events only change what's known. Views move at the end of the frame: what's restored first, and what's kept clear of
/// the keyboard after that.
///
/// The navigators are held during a whole event, because the app's code may release any of them.
extension FormCenter {
    // MARK: - Focus

    func receive(_ event: FocusTracker.Event) {
        switch event {
        case .came(let field): group { focusCame(to: field) }
        case .left(let field): group { focusLeft(field) }
        case .textChanged(let field):
            group { for navigator in navigators { navigator.textChanged(in: field) } }
            advance(from: field)
        }
    }

    private func focusCame(to field: UIView) {
        EngineEvents.during(.focus(field)) {
            reloads.atFocus(of: field.accessoryHost ?? field) { focusCame(to: field, navigators) }
        }
    }

    private func focusCame(to field: UIView, _ navigators: [ResponderChainNavigator]) {
        // Focus may precede the first layout, when no field has a size yet. Or a cell may be being configured (Q16), or
        // SwiftUI may be updating its views (R8), when nothing may be laid out.
        if field.bounds.isEmpty, !field.isInRows, !field.isInSwiftUI, navigators.contains(where: { $0.manages(field) })
        {
            field.layOutWindow()
        }
        for navigator in navigators { navigator.noticeLostFocus() }
        // In its did-begin, a delegate may have moved focus on, and the notification for that comes first (A9).
        guard focus.began(in: field) else { return }
        let path = ViewPath(to: field)
        let places = navigators.map { (navigator: $0, location: $0.reader.location(on: path)) }
        for (navigator, location) in places { navigator.giveUp(field, at: location) }
        if focus.hasFieldAboveKeyboard, !navigators.isEmpty {
            DecisionTrace.report(.noAvoidance(field, .accessoryView))
        }
        for (navigator, location) in places { navigator.focusCame(to: field, at: location) }
        for navigator in navigators { navigator.avoid(for: field) }
    }

    private func focusLeft(_ field: UIView) {
        EngineEvents.during(.focusEnd(field)) {
            for navigator in navigators { navigator.focusLeft(field) }
        }
        pencil.end(in: field)
        focus.ended(in: field)
    }

    /// Records focus that UIKit hasn't reported: of the app's own stop, or of a view that accepts text.
    func noticeFocus() {
        for field in FormFieldOptions.stopsWithFocus where !isKnown(field) { receive(.came(field)) }
        // If the app gives focus back to the field that's losing it, UIKit posts the end of editing last, and the field's
        // navigator has let go of it.
        for field in focus.fieldsWithFocus
        where field.fieldWithFocus != nil && !isKnown(field)
            && navigators.contains(where: { $0.focus == nil && $0.currentPlace()?.focus.view === field })
        {
            receive(.came(field))
        }
        guard let field = focus.unnoticedField(among: windows) else { return }
        receive(.came(field))
        // The finger that gave focus has also placed the caret.
        for navigator in navigators { navigator.avoidance.caretMoved(in: field) }
    }

    /// Whether a navigator knows that a field has focus.
    private func isKnown(_ field: UIView) -> Bool { navigators.contains { $0.focus?.view === field } }

    /// The windows of the screens that have navigators.
    private var windows: [UIWindow] { navigators.compactMap { $0.scope.root?.window } }

    // MARK: - Text

    /// The user has stopped writing into a field with a pencil.
    func writingEnded(in field: UIView) {
        group { for navigator in navigators { navigator.avoidance.writingEnded(in: field) } }
        advance(from: field)
    }

    /// Moves on from a field that's full. This comes after the event, so that the app is told in the order of every other
    /// move.
    private func advance(from field: UIView) {
        for navigator in navigators { navigator.textMayHaveChanged(in: field) }
    }

    // MARK: - Keyboard

    func receive(_ event: KeyboardObserver.Event) {
        let navigators = navigators
        group {
            switch event {
            case .changed(let transition): keyboardChanged(transition, navigators)
            case .stayed: for navigator in navigators { navigator.keyboardStayed() }
            case .interfaceWillRotate: for navigator in navigators { navigator.avoidance.interfaceWillRotate() }
            }
        }
    }

    private func keyboardChanged(_ transition: KeyboardTransition, _ navigators: [ResponderChainNavigator]) {
        noteKeyboard()
        for navigator in navigators { navigator.toolbars.keyboardChanged() }
        for navigator in navigators { navigator.avoidance.keyboardChanged(transition) }
        guard transition.kind == .settled else { return }
        for navigator in navigators { navigator.keyboardSettled(transition.keyboard) }
    }

    /// The key window, as far as it's known.
    var windowWithKeyboard: UIWindow? { focus.windowWithKeyboard(among: windows) }

    // MARK: - Frames

    /// The frame is about to be committed, and everybody has done what they do.
    func frameEnds() -> FrameEnd.Sequel {
        group { lookAndMove(navigators) }
        if isDue { return .frame }
        // The app may hide a field whose error it shows, or correct its content, while no field has focus.
        let isWatching = !focus.fieldsWithFocus.isEmpty || navigators.contains(where: \.watchesErrors)
        return isWatching ? .watching : .nothing
    }

    /// Requests a frame, at the end of which the app learns of something about a view.
    ///
    /// The view may be about to appear, and have no window. So it's a frame of the window that's observed, which has the
    /// keyboard, or else of the view's.
    func requestFrame(with view: UIView) {
        // The app may ask while it's informed.
        frames.request()
        if !frames.note() { frames.note(in: view.window ?? windowWithKeyboard) }
    }

    private func lookAndMove(_ navigators: [ResponderChainNavigator]) {
        keyboard.settleIfOverdue()
        for navigator in navigators { navigator.noticeLostFocus() }
        noticeFocus()
        reloads.resume()
        // An error that appears or goes away below a field moves it in this frame.
        for navigator in navigators { navigator.tellOfErrors() }
        for navigator in navigators { navigator.look() }
        // The app may ask for more as its views move. What's still due after that waits for the next frame, because the
        // app may ask each time.
        for _ in 0..<3 where isDue {
            move()
            // Layout that a movement causes is part of the frame, and a container may move a view back in it (Q17).
            for navigator in self.navigators { navigator.lookAtMovements() }
        }
        for navigator in navigators where navigator.isActive {
            if let field = navigator.focus?.view { navigator.explainer.explain(field) }
        }
    }
}
