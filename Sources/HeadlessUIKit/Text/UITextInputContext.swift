/// What the user is expected to enter text with. It's a guess, and an app may replace it.
@available(iOS 16.4, *)
open class UITextInputContext: NSObject {
    private var replaced: [KeyPath<Expected, Bool>: Bool] = [:]

    /// What the device expects.
    private struct Expected {
        var pencil = false
        var dictation = false
        var hardwareKeyboard = false
    }

    /// The context of the current device, or `nil` before iOS 16.4.
    open class func current() -> UITextInputContext? {
        nonisolated(unsafe) var context: UITextInputContext?
        MainActor.assumeIsolated {
            let device = HeadlessDevice.current
            context = device.behavior.isAtLeast(16, 4) ? device.inputContext : nil
        }
        return context
    }

    /// Whether the user is expected to write with a pencil.
    open var isPencilInputExpected: Bool {
        get { value(\.pencil) }
        set { replaced[\.pencil] = newValue }
    }

    /// Whether the user is expected to dictate.
    open var isDictationInputExpected: Bool {
        get { value(\.dictation) }
        set { replaced[\.dictation] = newValue }
    }

    /// Whether the user is expected to type on a hardware keyboard.
    open var isHardwareKeyboardInputExpected: Bool {
        get { value(\.hardwareKeyboard) }
        set { replaced[\.hardwareKeyboard] = newValue }
    }

    private func value(_ input: KeyPath<Expected, Bool>) -> Bool {
        if let value = replaced[input] { return value }
        let expected = MainActor.assumeIsolated {
            let device = HeadlessDevice.current
            let report = device.behavior.hardwareKeyboardReport
            return Expected(
                pencil: device.touchType == .pencil, dictation: device.keyboard.isDictating,
                hardwareKeyboard: report == .always || report == .right && device.keyboard.isHardwareKeyboardAttached)
        }
        return expected[keyPath: input]
    }

    override init() {}
}
