extension HeadlessKeyboard {
    /// The notifications that belong together, in their order (E9).
    enum Series {
        case show
        case hide
        case changeFrame

        /// Posted immediately.
        var will: [NSNotification.Name] {
            switch self {
            case .show: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
            case .hide: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
            case .changeFrame: [UIResponder.keyboardWillChangeFrameNotification]
            }
        }

        /// Posted when the animation ends.
        var did: [NSNotification.Name] {
            switch self {
            case .show: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
            case .hide: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
            case .changeFrame: [UIResponder.keyboardDidChangeFrameNotification]
            }
        }
    }

    /// Posts one series at a time: a newer series replaces what remains of an older one.
    @MainActor
    final class Notifier {
        private unowned let device: HeadlessDevice
        private var generation = 0
        private var depth = 0
        /// Posts the did half that hasn't been posted yet.
        private var pending: (() -> Void)?

        init(device: HeadlessDevice) {
            self.device = device
        }

        /// Posts the will half now (A11) and the did half after `duration` seconds, in a later turn.
        ///
        /// Observers may make the keyboard change again meanwhile. The rest of this series isn't posted then.
        func post(_ series: Series, _ content: Content) {
            let content = content.isLocal ? device.keyboard.posted(content) : content
            generation += 1
            let generation = generation
            depth += 1
            // D4: an observer that changes the height every time it changes would cause an endless loop.
            precondition(
                depth < 100, "an observer of the keyboard's notifications changes the keyboard's height each time")
            // I5: what observers do now is animated with the keyboard.
            let options = UIView.AnimationOptions(rawValue: UInt(content.curve) << 16)
            AnimationState.current.run(duration: content.duration, options: options) {
                let order = device.behavior.sheetOrder
                if order == .sheetFirst { device.application.arrangePresentations() }
                for name in series.will where generation == self.generation { post(name, content) }
                if order == .notificationsFirst { device.application.arrangePresentations() }
            }
            depth -= 1
            guard generation == self.generation else { return }
            pending = { [weak self] in
                guard let self, generation == self.generation else { return }
                var content = content
                content.end = (content.didEnd ?? content.end).offsetBy(dx: 0, dy: device.behavior.didFrameShift)
                for name in series.did where generation == self.generation { post(name, content) }
                // P13: text inputs take care of themselves once more.
                if case .show = series, content.isLocal, let responder = device.keyboard.responder,
                    responder.isFirstResponder
                {
                    responder.scrollIntoSight()
                }
            }
            device.runLoop.schedule(after: content.duration) { [weak self] in
                guard let self, generation == self.generation else { return }
                finish()
            }
        }

        /// Posts the rest of the series now.
        func finish() {
            // Observers may begin another series, of which nothing has been posted yet.
            let rest = pending
            pending = nil
            rest?()
        }

        /// Posts one notification (E2, E4). Numbers and frames are as iOS boxes them (K3).
        func post(_ name: NSNotification.Name, _ content: Content) {
            var content = content
            if content.isLocal {
                let space = device.keyboard.spaceBelowApp
                content.begin = content.begin.offsetBy(dx: 0, dy: -space)
                content.end = content.end.offsetBy(dx: 0, dy: -space)
            }
            NotificationCenter.default.post(
                name: name, object: device.behavior.postsScreenAsObject ? content.screen ?? device.screen : nil,
                userInfo: [
                    UIResponder.keyboardFrameBeginUserInfoKey: NSValue.frame(content.begin),
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue.frame(content.end),
                    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: content.duration),
                    UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: content.curve),
                    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: content.isLocal),
                ])
        }
    }

    /// The part of the screen below the app, if that's left out of the notifications (Q20).
    private var spaceBelowApp: CGFloat {
        guard device.behavior.keyboardEndsWithApp,
            let scene = responder?.responderWindow?.windowScene ?? device.application.keyboardScene
        else { return 0 }
        return max(0, device.screen.bounds.maxY - scene.frame.maxY)
    }

    /// The content of a notification: the accessory view may be left out (Q3).
    private func posted(_ content: Content) -> Content {
        guard !device.behavior.keyboardFrameIncludesAccessoryView, isVisible,
            let height = inputAccessoryView?.inputHeight
        else { return content }
        var content = content
        content.begin = content.begin.lowered(by: height)
        content.end = content.end.lowered(by: height)
        return content
    }

    /// What a notification says about the keyboard.
    struct Content {
        var begin: CGRect
        var end: CGRect
        var duration = 0.25
        /// E7: not one of the public curves (E8).
        var curve = 7
        var isLocal = true
        /// The frame in the did-notifications, if it's another one.
        var didEnd: CGRect?
        /// The screen of the keyboard, if it isn't the device's.
        var screen: UIScreen?
    }

    // MARK: Other apps' keyboards

    /// Another app on the screen shows its keyboard, which is `height` points high.
    public func showForOtherApp(height: CGFloat) {
        let hidden = hiddenFrame(height: height)
        let end = hidden.offsetBy(dx: 0, dy: -height)
        otherAppFrame = end
        notifier.post(.show, Content(begin: hidden, end: end, isLocal: false))
    }

    /// The other app's keyboard hides.
    public func hideForOtherApp() {
        guard let begin = otherAppFrame else { return }
        otherAppFrame = nil
        notifier.post(.hide, Content(begin: begin, end: hiddenFrame(height: begin.height), isLocal: false))
    }

    /// Posts a single notification, such as an unusual one with empty frames. The keyboard stays as it is.
    ///
    /// - Parameters:
    ///   - begin: The frame before, in screen coordinates.
    ///   - end: The frame after, in screen coordinates.
    ///   - duration: In seconds. 0.25 by default.
    ///   - curve: 7 by default.
    ///   - isLocal: `true` by default.
    public func post(
        _ name: NSNotification.Name, begin: CGRect, end: CGRect, duration: Double = 0.25, curve: Int = 7,
        isLocal: Bool = true, on screen: UIScreen? = nil
    ) {
        var content = Content(begin: begin, end: end, duration: duration, curve: curve, isLocal: isLocal)
        content.screen = screen
        notifier.post(name, content)
    }
}

extension CGRect {
    /// The rectangle without the given height at its top.
    fileprivate func lowered(by height: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY + min(height, self.height), width: width, height: max(0, self.height - height))
    }
}
