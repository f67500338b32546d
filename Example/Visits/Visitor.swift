import Foundation

/// Somebody who can see a screen and touch it.
@MainActor
protocol Visitor {
    /// Taps something. A text input has the keyboard then.
    func tap(_ thing: Visit.Thing) throws

    /// Taps the return key of the keyboard on the screen.
    func tapReturnKey() throws

    /// Types into what has focus.
    func type(_ text: String) throws

    /// Presses a key of a hardware keyboard.
    func press(_ key: Visit.Key) throws

    /// Turns the device, and waits for the screen to follow.
    func turn(to orientation: Visit.Orientation) throws

    /// Whether something is on the screen, where a finger could touch it.
    func isSeen(_ thing: Visit.Thing) -> Bool

    /// Where something is on the screen; `nil` where there is no such thing.
    func frame(of thing: Visit.Thing) -> CGRect?

    /// What is written in a text input; `nil` where there is none.
    func text(in thing: Visit.Thing) -> String?

    /// What the return key says, in small letters; `nil` where there is none.
    var returnKeyTitle: String? { get }

    /// Waits until something holds, for as long as an animation may take.
    ///
    /// - Returns: Whether it holds.
    func wait(until isTrue: () -> Bool) -> Bool
}

extension Visitor {
    /// Waits until something holds.
    ///
    /// - Throws: `Visit.Failure`, with `what` and the line, where it does not come to hold.
    func expect(_ what: String, line: Int = #line, file: String = #fileID, _ isTrue: () -> Bool) throws {
        guard wait(until: isTrue) else { throw Visit.Failure("\(file):\(line): not true: \(what)") }
    }

    /// Waits until a text is in an input.
    func expect(_ text: String, in thing: Visit.Thing, line: Int = #line, file: String = #fileID) throws {
        guard wait(until: { self.text(in: thing) == text }) else {
            throw Visit.Failure("\(file):\(line): \(thing) holds \(self.text(in: thing) ?? "nothing"), not \(text)")
        }
    }

    /// Waits until something is seen, or is not seen anymore.
    func expect(_ thing: Visit.Thing, isSeen: Bool = true, line: Int = #line, file: String = #fileID) throws {
        try expect("\(thing) is \(isSeen ? "seen" : "gone")", line: line, file: file) {
            self.isSeen(thing) == isSeen
        }
    }

    /// Waits until something is seen in whole above the toolbar, and below the bar at the top.
    func expectClear(_ thing: Visit.Thing, line: Int = #line, file: String = #fileID) throws {
        guard wait(until: { isClearOfTheKeyboard(thing) }) else {
            let frames = [Visit.Thing.bar, thing, .toolbar].map { frame(of: $0).map { "\($0)" } ?? "nowhere" }
            throw Visit.Failure("\(file):\(line): \(thing) is not clear: \(frames.joined(separator: ", "))")
        }
    }

    private func isClearOfTheKeyboard(_ thing: Visit.Thing) -> Bool {
        guard let frame = frame(of: thing), let toolbar = self.frame(of: .toolbar), let bar = self.frame(of: .bar)
        else { return false }
        return frame.height > 0 && frame.maxY <= toolbar.minY && frame.minY >= bar.maxY
    }
}
