extension HeadlessKeyboard {
    /// What a keyboard takes from the first responder and its responder chain, at one moment.
    @MainActor
    struct Load {
        /// The receiver of typed text.
        private(set) weak var responder: UIResponder?
        /// The window of `responder`.
        private(set) weak var window: UIWindow?
        /// The responder in the app's window that the accessory view is for. It's `responder`, except while a field in
        /// the accessory view itself has focus.
        private(set) weak var owner: UIResponder?
        private(set) var inputView: UIView?
        /// The panel in which the user searches, which is there in place of an accessory view.
        var findPanel: FindPanel?
        var accessoryView: UIView? { findPanel ?? ownAccessoryView }
        private var ownAccessoryView: UIView?
        /// Keeps the controllers of these views.
        private var inputViewController: UIInputViewController?
        private var accessoryViewController: UIInputViewController?
        private(set) var returnKeyType = UIReturnKeyType.default
        private(set) var enablesReturnKeyAutomatically = false
        private(set) var keyboardType = UIKeyboardType.default
        private(set) var keyboardAppearance = UIKeyboardAppearance.default
        var allowsNumberPadPopover = true
        /// The owner of the shortcuts at both ends of the bar above an iPad's keys. Changes by the app appear
        /// immediately.
        private(set) weak var assistant: UITextInputAssistantItem?
        /// Whether typed text is corrected, in which case there are suggestions.
        private(set) var correctsText = true

        init() {}

        init(_ responder: UIResponder?, owner: UIResponder?) {
            guard let responder else { return }
            self.responder = responder
            self.owner = owner
            window = responder.responderWindow
            // D2: what the first responder doesn't have, the responder chain may have.
            (inputView, inputViewController) = responder.firstInChain(\.inputView, \.inputViewController)
            (ownAccessoryView, accessoryViewController) = responder.firstInChain(
                \.inputAccessoryView, \.inputAccessoryViewController)
            guard let traits = responder as? any UITextInputTraits else { return }
            returnKeyType = traits.returnKeyType
            enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
            keyboardType = traits.keyboardType
            keyboardAppearance = traits.keyboardAppearance
            allowsNumberPadPopover = traits.allowsNumberPadPopover
            correctsText = traits.autocorrectionType != .no
            assistant = responder.inputAssistantItem
        }

        /// Whether there's nothing to show between an accessory view and an iPad's keys.
        var hasNoShortcutBar: Bool {
            let groups = assistant.map { $0.leadingBarButtonGroups + $0.trailingBarButtonGroups } ?? []
            return !correctsText && groups.allSatisfy(\.barButtonItems.isEmpty)
        }

        mutating func dropAccessoryView() { (ownAccessoryView, accessoryViewController) = (nil, nil) }
    }

    /// A keyboard on the screen.
    struct Shown: Equatable {
        var frame: CGRect
        var placement: Placement
    }
}

extension UIResponder {
    /// The first view here and up the chain, or the first controller with its view.
    fileprivate func firstInChain(
        _ view: (UIResponder) -> UIView?, _ controller: (UIResponder) -> UIInputViewController?
    ) -> (UIView?, UIInputViewController?) {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = view(current) { return (view, nil) }
            if let controller = controller(current) { return (controller.view, controller) }
            responder = current.next
        }
        return (nil, nil)
    }
}

extension UIView {
    /// The height that the receiver has as an input or accessory view (D10).
    ///
    /// It's the height of the frame, unless constraints determine the layout, or the view sizes itself: an input view
    /// that says so, or one with a flexible height and a natural one.
    var inputHeight: CGFloat {
        let isFixed = translatesAutoresizingMaskIntoConstraints && frame.height != 0
        let sizesItself = (self as? UIInputView)?.allowsSelfSizing == true
        if isFixed, !sizesItself, !autoresizingMask.contains(.flexibleHeight) { return frame.height }
        let natural = intrinsicContentSize.height
        if isFixed, !sizesItself, natural == UIView.noIntrinsicMetric { return frame.height }
        if natural != UIView.noIntrinsicMetric { return natural }
        return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
}
