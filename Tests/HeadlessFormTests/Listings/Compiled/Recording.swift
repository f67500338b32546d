// The listings of Sources/FormDiagnostics/FormDiagnostics.docc/Recording.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormDiagnostics
import FormNavigation
import UIKit

enum RecordingListings {
    final class ReportViewController: UIViewController {
        let recorder = FormRecorder(origin: "Order form, iPad mini, after the second rotation")

        func startRecording() {
            recorder.start()
        }

        func stopRecording(savingTo file: URL) throws {
            recorder.stop()
            try recorder.json?.write(to: file)
        }
    }
}

private typealias ReportViewController = RecordingListings.ReportViewController

extension RecordingListings.ReportViewController {
    @MainActor
    func recordLogin(_ screen: UIViewController) throws -> Data? {
        let device = HeadlessDevice(.iPhone15)
        let recorder = FormRecorder()
        device.show(screen)
        recorder.start()
        try device.tap(title: "Email")
        device.settle()
        recorder.stop()
        return recorder.json
    }
}
