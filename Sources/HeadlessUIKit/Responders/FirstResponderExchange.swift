/// The rules for passing first-responder status from one object to another.
///
/// A value of this type is what a device remembers while that happens. The functions are the rules.
@MainActor
struct FirstResponderExchange {
    /// The number of nested exchanges in progress. The keyboard waits for the outermost (A28).
    var depth = 0
    /// Whether the holder has to resign, whatever it or its delegate says (A18, A19, A21).
    var isForced = false
    /// Whether the first responder is reporting the beginning of editing, and the keyboard hasn't been loaded for it
    /// yet.
    var isBeginning = false
    /// Whether the object that's becoming first responder allowed a popover before it was asked.
    var allowedPopover: Bool?

    static var current: FirstResponderExchange {
        get { HeadlessDevice.current.keyboard.exchange }
        set { HeadlessDevice.current.keyboard.exchange = newValue }
    }

    /// Makes `candidate` the first responder of its window, if it and the current holder agree.
    static func become(_ candidate: UIResponder) -> Bool {
        // A5: without a window, this isn't supported and doesn't affect the holder. A6: if nothing changes, nothing is
        // called or posted.
        guard let window = candidate.responderWindow else {
            EarlyFocus.remember(candidate)
            return false
        }
        if window.firstResponder === candidate { return true }

        let outerPopover = current.allowedPopover
        current.allowedPopover = (candidate as? any UITextInputTraits)?.allowsNumberPadPopover
        defer { current.allowedPopover = outerPopover }
        current.depth += 1
        let hasInstalled = install(candidate, in: window)
        current.depth -= 1
        let keyboard = HeadlessDevice.current.keyboard!
        guard hasInstalled else {
            // The holder may have resigned before the candidate refused (A25).
            keyboard.firstResponderChanged(in: window)
            return false
        }

        // A10: both orders occur. What's posted or called first may remove the status again (A30).
        switch candidate.keyboardOrder {
        case .keyboardFirst:
            keyboard.firstResponderChanged(in: window)
            if window.firstResponder === candidate { candidate.didBecomeFirst() }
        case .editingFirst:
            let wasBeginning = current.isBeginning
            current.isBeginning = true
            candidate.didBecomeFirst()
            current.isBeginning = wasBeginning
            keyboard.firstResponderChanged(in: window)
        }
        return window.firstResponder === candidate
    }

    /// The questions, in the order the device is set to (A25), and the change itself.
    private static func install(_ candidate: UIResponder, in window: UIWindow) -> Bool {
        switch HeadlessDevice.current.behavior.handoverOrder {
        case .newFieldFirst:
            // A27: if the candidate refuses, the holder isn't notified.
            guard candidate.canBecomeFirstResponder, vacate(window, for: candidate) else { return false }
        case .oldFieldFirst:
            guard vacate(window, for: candidate), candidate.canBecomeFirstResponder else { return false }
            // The question may have made another responder take the vacant place.
            guard vacate(window, for: candidate) else { return false }
        }
        // The old field's did-end may have taken the candidate off the window, or done this very thing already.
        guard candidate.responderWindow === window else { return false }
        window.firstResponder = candidate
        return true
    }

    /// Makes the holder resign (A23), and once more whatever its did-end callbacks put in its place (A26).
    private static func vacate(_ window: UIWindow, for candidate: UIResponder) -> Bool {
        for _ in 0..<2 {
            guard let holder = window.firstResponder, holder !== candidate else { return true }
            // A24: a holder that refuses stays.
            guard holder.resignFirstResponder() else { return false }
        }
        return window.firstResponder == nil || window.firstResponder === candidate
    }

    /// Makes `holder` resign if it agrees, or without asking while ``isForced`` is set.
    static func resign(_ holder: UIResponder) -> Bool {
        guard let window = holder.responderWindow, window.firstResponder === holder else {
            EarlyFocus.forget { $0 === holder }
            return true
        }
        if !current.isForced {
            // A17: a refusal changes nothing.
            guard holder.canResignFirstResponder else { return false }
            // The question may have moved the status already.
            guard window.firstResponder === holder else { return true }
        }
        release(holder, in: window)
        return window.firstResponder !== holder
    }

    /// Makes `holder` resign without asking (A18).
    static func force(_ holder: UIResponder, in window: UIWindow) {
        let wasForced = current.isForced
        current.isForced = true
        holder.resignFirstResponder()
        current.isForced = wasForced
        // An override of `resignFirstResponder()` may have refused.
        if window.firstResponder === holder { release(holder, in: window) }
    }

    /// A8: the status is removed first, the keyboard's hide notifications follow, and then did-end.
    private static func release(_ holder: UIResponder, in window: UIWindow) {
        // What the callbacks do on their own isn't forced.
        let wasForced = current.isForced
        current.isForced = false
        window.firstResponder = nil
        HeadlessDevice.current.keyboard.firstResponderChanged(in: window)
        holder.didResignFirst()
        current.isForced = wasForced
    }
}

extension UIResponder {
    /// The window whose first responder this object could be.
    var responderWindow: UIWindow? {
        switch self {
        case let window as UIWindow: window
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }
}

extension UIView {
    /// The implementation of `endEditing(_:)`: finds the first responder in the receiver (A19).
    ///
    /// - Returns: Whether something resigned. `false` if there was nothing to resign (A20).
    func performEndEditing(_ force: Bool) -> Bool {
        EarlyFocus.forget { $0.isDescendant(of: self) }
        guard let window = responderWindow, let holder = window.firstResponder as? UIView, holder.isDescendant(of: self)
        else { return false }
        if force {
            FirstResponderExchange.force(holder, in: window)
            return true
        }
        return holder.resignFirstResponder()
    }
}

extension UIWindow {
    /// Removes first-responder status from `view`, its descendants, and their controllers, which are about to leave the
    /// window (A18, A21).
    func resignFirstResponder(leaving view: UIView) {
        guard let holder = firstResponder else { return }
        let place = (holder as? UIView) ?? (holder as? UIViewController)?.viewIfLoaded
        guard let place, place.isDescendant(of: view) else { return }
        // Q5: the keyboard of a screen that disappears may hide without a notification.
        let screen = sequence(first: holder as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        let isScreen = screen?.viewIfLoaded?.isDescendant(of: view) == true
        HeadlessDevice.current.keyboard.silently(
            isScreen && HeadlessDevice.current.behavior.keyboardHidesWithScreenSilently
        ) {
            FirstResponderExchange.force(holder, in: self)
        }
    }
}
