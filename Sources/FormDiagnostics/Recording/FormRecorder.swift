import Foundation

/// Records what the app sees of the keyboard and what navigators decide, for a report that can be replayed.
///
/// Start it before a field gets focus, do what goes wrong, and attach ``json`` to the report:
///
/// ```swift
/// let recorder = FormRecorder()
/// recorder.start()
/// // … what goes wrong …
/// recorder.stop()
/// try recorder.json?.write(to: file)
/// ```
///
/// A recording has keyboard notifications with their values and times, changes of focus, the geometry of the views
/// between the field and its window, and what navigators decide about them. It has no text, placeholder, title or
/// identifier of your app, and no names of its classes: a view is called by the nearest class of UIKit's.
/// <doc:Recording> describes the file.
///
/// A recorder costs nothing until it is started. It keeps no view, view controller or navigator alive.
@MainActor
public final class FormRecorder {
    /// The recorder that is at work.
    private static weak var current: FormRecorder?

    private let origin: String
    private var session: RecordingSession?
    private var finished: FormRecording?

    /// Creates a recorder. Keep it while it records.
    ///
    /// - Parameter origin: Where the recording comes from, in words for the file. "An app" by default.
    public init(origin: String = "An app") {
        self.origin = origin
    }

    /// Whether the recorder has been started and not been stopped.
    public var isRecording: Bool { session != nil }

    /// Begins a new recording, and drops what was recorded before.
    ///
    /// One recorder records at a time; another one that records is stopped. While a keyboard is up, or a field has
    /// focus, nothing is recorded until that has gone.
    public func start() {
        Self.current?.stop()
        Self.current = self
        session = RecordingSession(origin: origin)
    }

    /// Ends the recording. Does nothing if there is none.
    public func stop() {
        guard let session else { return }
        finished = session.recording
        self.session = nil
        Self.current = nil
    }

    /// The recording so far, as a JSON file. `nil` before the first ``start()``.
    public var json: Data? { (session?.recording ?? finished).flatMap { try? $0.json() } }
}
