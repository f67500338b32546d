import Foundation

/// An object that records keyboard notifications and the decisions of navigators, for a report that a test can replay.
///
/// Start the recorder before a field gains focus, reproduce the problem, and attach the ``json`` to your report:
///
/// ```swift
/// let recorder = FormRecorder()
/// recorder.start()
/// // Reproduce the problem.
/// recorder.stop()
/// try recorder.json?.write(to: file)
/// ```
///
/// A recording contains keyboard notifications with their values and times, changes of focus, the geometry of the views
/// between the field and its window, and the navigators' decisions about them. It doesn't contain any text,
/// placeholder, title, or identifier of your app, or the names of its classes: a view has the name of its nearest UIKit
/// class. <doc:Recording> describes the file.
///
/// A recorder costs nothing until you start it. It holds views, view controllers, and navigators weakly.
@MainActor
public final class FormRecorder {
    /// The recorder that's recording.
    private static weak var current: FormRecorder?

    private let origin: String
    private var session: RecordingSession?
    private var finished: FormRecording?

    /// Creates a recorder. Hold a strong reference to it while it records.
    ///
    /// - Parameter origin: A description of where the recording is from. The default is "An app".
    public init(origin: String = "An app") {
        self.origin = origin
    }

    /// A Boolean value that indicates whether the recorder is recording.
    public var isRecording: Bool { session != nil }

    /// Starts a new recording, and discards the previous one.
    ///
    /// Only one recorder records at a time, so starting one stops any other. If the keyboard is visible or a field has
    /// focus, the recording begins once neither is the case.
    public func start() {
        Self.current?.stop()
        Self.current = self
        session = RecordingSession(origin: origin)
    }

    /// Stops the recording. Calling this method again has no effect.
    public func stop() {
        guard let session else { return }
        finished = session.recording
        self.session = nil
        Self.current = nil
    }

    /// The recording so far, as a JSON file, or `nil` before the first ``start()``.
    public var json: Data? { (session?.recording ?? finished).flatMap { try? $0.json() } }
}
