extension HeadlessDevice {
    /// The fields that a person reaches one after the other, beginning with the one that has focus.
    ///
    /// ```swift
    /// try device.tap(nameField)
    /// #expect(device.fieldsReached() == [nameField, emailField, cityField])
    /// #expect(device.fieldsReached { $0.pressReturn() } == [cityField])
    /// ```
    ///
    /// It ends where a move leads nowhere, back to a field that has been there, or out of the form; focus is then where the
    /// person would be. Between the moves the device settles.
    ///
    /// - Parameters:
    ///   - limit: How many moves a person makes at most. 1,000 by default.
    ///   - move: What the person does to get on. Taps "Next" above the keyboard by default, as long as that can be tapped.
    public func fieldsReached(
        limit: Int = 1_000, by move: (HeadlessDevice) throws -> Void = { try $0.tap(title: "Next") }
    ) -> [UIView] {
        settle()
        var reached: [UIView] = []
        for _ in 0...limit {
            guard let field = keyboard.responder as? UIView, field.isFirstResponder,
                !reached.contains(where: { $0 === field })
            else { break }
            reached.append(field)
            guard (try? move(self)) != nil else { break }
            settle()
        }
        return reached
    }
}
