import UIKit

extension UIView {
    /// Whether this field has focus, even if through a stand-in.
    var hasFocus: Bool { isFirstResponder || standIn?.isFirstResponder == true }

    /// The view that shows the toolbar while this field has focus: the field or its stand-in. `nil` for the app's own
    /// view that can't show it.
    var accessoryHost: (any FormInputAccessoryHost)? {
        #if !os(visionOS)
            // Testing for the classes is many times faster than testing for the protocol.
            if let field = self as? UITextField { return field }
            if let textView = self as? UITextView { return textView }
        #endif
        return self as? any FormInputAccessoryHost ?? standIn
    }

    /// Whether this view or a view inside it is first responder: a field of any form, or the app's own view that
    /// accepts keys.
    var hasFirstResponder: Bool { firstResponderInside != nil }

    /// This view or the view inside it that's first responder.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        // A loop, because the first element of a lazy map is computed twice, again at each level.
        for view in subviews {
            if let responder = view.firstResponderInside { return responder }
        }
        return nil
    }

    /// The field that has focus when this view is first responder, or `nil` if there's no such field.
    var fieldWithFocus: UIView? {
        if let standIn = self as? FocusStandIn { return standIn.field }
        return formField != nil || isTextInput || assignedOptions?.stop == .always ? self : nil
    }

    /// Whether an input method is composing text in this view.
    var isComposingText: Bool { (self as? any UITextInput)?.markedTextRange != nil }

    /// Whether the user dictates text into this view (surfdew.com, "Capturing Text from Dictation in iOS"; R3).
    private var isDictated: Bool {
        if textInputMode?.primaryLanguage == "dictation" { return true }
        guard #available(iOS 16.4, *), isFirstResponder else { return false }
        return UITextInputContext.current()?.isDictationInputExpected == true
    }

    /// Whether Writing Tools work on the text of this view (R15).
    var usesWritingTools: Bool {
        guard #available(iOS 18.0, *), let textView = self as? UITextView else { return false }
        return textView.isWritingToolsActive
    }

    /// Whether something other than keys enters text in this view, which reloading its input views may interrupt (Q4).
    var isEnteringText: Bool { isComposingText || isDictated || usesWritingTools }

    /// Whether the user searches the text of this view, in a panel above the keyboard.
    var isSearched: Bool {
        guard #available(iOS 16.0, *), let textView = self as? UITextView else { return false }
        return textView.findInteraction?.isFindNavigatorVisible == true
    }

    /// Whether this view belongs to an accessory or input view, which UIKit shows in the keyboard's window. Its next
    /// responders lead to the view controller in another window that the keyboard is there for.
    var isAboveKeyboard: Bool {
        guard let window, let home = nearestViewController?.viewIfLoaded?.window else { return false }
        return home !== window
    }

    /// Resigns focus, unless the field refuses.
    func letGoOfFocus() { (standIn ?? self).resignFirstResponder() }

    /// Removes this field's stand-in, which exists only for the navigator.
    func removeStandIn() { standIn?.resignFirstResponder() }

    private var standIn: FocusStandIn? {
        formField == nil ? standInSuperview.subviews.lazy.compactMap { $0 as? FocusStandIn }.first : nil
    }
}

extension FormFieldOptions {
    /// The app's own views that are stops and have focus, at most one in each window: UIKit doesn't report them.
    @MainActor static var stopsWithFocus: [UIView] {
        stops.keys.filter { $0.isFirstResponder && $0.formField == nil }
    }
}

extension UIView {
    /// Performs the pending layout of the view's window, without animation.
    ///
    /// Keyboard notifications are posted within UIKit's animation. Without this, the views of a new screen would fly in
    /// from where they don't have a size (Stack Overflow 33486030).
    func layOutWindow() {
        UIView.performWithoutAnimation { window?.layoutIfNeeded() }
    }
}
