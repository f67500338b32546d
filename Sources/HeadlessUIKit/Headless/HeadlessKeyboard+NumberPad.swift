// Q1: since iOS 26, the number pad of an iPad is a popover if its input allows that.
extension HeadlessKeyboard {
    /// The state of a number pad that may be a popover.
    enum NumberPad {
        /// It's a popover, beside its input.
        case popover
        /// The user has tapped beside it, so it's closed.
        case closed
        /// The user has then tapped its input, so it's at the bottom of the screen.
        case docked
    }

    /// The frame of the number pad, in screen coordinates, while it's a popover. `nil` at any other time.
    ///
    /// It covers what's there. A tap anywhere else closes it, and does nothing else; focus stays. The next tap on the
    /// input shows the keyboard at the bottom of the screen.
    public var numberPadFrame: CGRect? {
        guard isPopover, numberPad == .popover, let input = responder as? UIView, let window = input.window else {
            return nil
        }
        let (size, screen) = (HeadlessModel.numberPadSize, device.screen.bounds)
        let place = window.convert(input.convert(input.bounds, to: window), to: UIWindow?.none)
        let isBelow = place.maxY + size.height <= screen.maxY
        return CGRect(
            x: min(max(place.midX - size.width / 2, 0), screen.width - size.width),
            y: isBelow ? place.maxY : max(place.minY - size.height, 0), width: size.width, height: size.height)
    }

    /// Whether the loaded keyboard is a number pad in a popover, open or closed.
    var isPopover: Bool {
        guard device.model.idiom == .pad, device.behavior.isAtLeast26, numberPad != .docked, placement == .docked,
            !isHardwareKeyboardAttached, inputView == nil, responder?.wantsKeys == true
        else { return false }
        // R9: which keyboards are popovers, and whether those of text views are, is open.
        var types: [UIKeyboardType] = [.numberPad, .decimalPad]
        if device.behavior.popoverKeyboards == .numbers { types += [.phonePad, .numbersAndPunctuation] }
        guard device.behavior.textViewsHavePopovers || !(responder is UITextView) else { return false }
        return loaded.allowsNumberPadPopover && types.contains(keyboardType)
    }

    /// Whether the accessory view should be visible, if there's one.
    var showsAccessoryView: Bool { !isPopover || device.behavior.numberPadPopover == .accessoryViewStays }

    /// Whether a touch is for the number pad: on it, or beside it, which closes it.
    func takesTouch(at point: CGPoint) -> Bool {
        guard let numberPadFrame else { return false }
        if !numberPadFrame.contains(point) {
            numberPad = .closed
            update(.keys)
        }
        return true
    }

    /// The user has tapped the input that has focus.
    func userTapped(_ input: UIResponder) {
        guard input === responder, isPopover, numberPad == .closed else { return }
        numberPad = .docked
        update(.keys)
    }
}
