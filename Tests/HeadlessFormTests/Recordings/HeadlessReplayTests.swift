import FormDiagnostics
import FormNavigation
import FormNavigationCore
import Testing
import UIKit

/// What a replay reports about a recording that differs from reality.
@MainActor
struct HeadlessReplayTests {
    private let recording: FormRecording

    init() throws {
        let session = try #require(RecordedSession.all.first { $0.name == "safe-area" })
        recording = try session.record()
    }

    private func lines(_ recording: FormRecording) -> [String] {
        HeadlessReplay.differences(in: recording).map(\.description)
    }

    /// The recording, with some of its events changed.
    private func recording(_ change: (inout FormRecording.Content) -> Void) -> FormRecording {
        var recording = recording
        for index in recording.events.indices { change(&recording.events[index].content) }
        return recording
    }

    @Test("a difference says when it was, what had happened, what differs, and both values")
    func difference() {
        let lower = recording { content in
            guard case .done(var geometry) = content else { return }
            for index in geometry.views.indices where geometry.views[index].transform != nil {
                geometry.views[index].transform?[5] += 5
            }
            content = .done(geometry)
        }
        #expect(
            lines(lower) == [
                "0.0 s, the end of a frame: shift of UIView 4: expected -293, found -298",
                "0.6 s, the end of a frame: shift of UIView 4: expected -293, found -298",
            ])
    }

    @Test("a difference is drawn, as it was recorded beside as it is now, and the replay goes on as without")
    func picture() throws {
        let lower = recording { content in
            guard case .done(var geometry) = content else { return }
            for index in geometry.views.indices where geometry.views[index].transform != nil {
                geometry.views[index].transform?[5] += 5
            }
            content = .done(geometry)
        }
        let replay = HeadlessReplay.played(lower)
        #expect(replay.differences.count == 2)
        let picture = try #require(replay.picture)
        #expect(
            picture.components(separatedBy: "<svg ").count == 4 && picture.components(separatedBy: "</svg>").count == 4)
        let (recorded, found) = (try screen("recorded", of: picture), try screen("now", of: picture))
        #expect(
            recorded.replacingOccurrences(of: "recorded-", with: "") != found.replacingOccurrences(of: "now-", with: "")
        )
        #expect(HeadlessReplay.played(recording).picture == nil)
    }

    /// What's drawn below a word.
    private func screen(_ word: String, of picture: String) throws -> String {
        let start = try #require(picture.range(of: ">\(word)</text>")?.upperBound)
        let head = try #require(picture.range(of: "viewBox", range: start..<picture.endIndex)?.upperBound)
        let end = try #require(picture.range(of: "</svg>", range: start..<picture.endIndex)?.lowerBound)
        return String(picture[head..<end])
    }

    @Test("a plan that the planner does not make anymore is a difference")
    func plan() {
        let other = recording { content in
            guard case .plan(var planned) = content, planned.plan.containerShift != 0 else { return }
            planned.plan.containerShift -= 5
            content = .plan(planned)
        }
        #expect(lines(other).first == "0.0 s, the end of a frame: plan: shift: expected -303, found -298")
    }

    @Test("what the app covers above the keyboard, and views that it keeps in sight, are part of a recording")
    func extraRoom() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: device.screen.bounds)
        scrollView.contentSize.height = 900
        let field = UITextField(frame: CGRect(x: 20, y: 560, width: 200, height: 34))
        let button = UIButton(frame: CGRect(x: 20, y: 640, width: 200, height: 44))
        scrollView.addSubview(field)
        scrollView.addSubview(button)
        controller.view.addSubview(scrollView)
        let form = FormNavigator(viewController: controller)
        form.configuration.isToolbarEnabled = false
        form.configuration.extraKeyboardDistance = 50
        form.viewsKeptVisible = [button]
        device.show(controller)
        device.settle()
        let recorder = FormRecorder()
        recorder.start()
        field.becomeFirstResponder()
        device.settle()
        #expect(scrollView.contentOffset.y > 0)
        form.endEditing()
        device.settle()
        recorder.stop()
        let recording = try FormRecording(json: #require(recorder.json))
        #expect(lines(recording) == [])
        let services = recording.events.compactMap { event -> FormRecording.Service? in
            guard case .serving(let service) = event.content else { return nil }
            return service
        }
        #expect(services.first?.covered == 50 && services.first?.companions.count == 1)
    }

    @Test("of a screen with an input bar the plans are compared")
    func inputBar() throws {
        let session = try #require(RecordedSession.all.first { $0.name == "input-bar" })
        var recording = try session.record()
        #expect(lines(recording) == [])
        let index = try #require(
            recording.events.firstIndex { if case .barPlan = $0.content { true } else { false } })
        guard case .barPlan(var planned) = recording.events[index].content else { return }
        planned.plan.shift -= 5
        recording.events[index].content = .barPlan(planned)
        #expect(lines(recording).count == 1 && lines(recording)[0].contains("plan for the bar: shift: expected "))
    }

    @Test("a recording of what is wrong is compared with the promises only")
    func promises() {
        var wrong = recording { content in
            guard case .done(var geometry) = content else { return }
            for index in geometry.views.indices { geometry.views[index].transform = nil }
            content = .done(geometry)
        }
        #expect(lines(wrong) != [])
        wrong.expects = .promises
        #expect(lines(wrong) == [])
    }

    @Test("a field that stays covered breaks a promise")
    func coveredField() {
        // A container that doesn't contain the field can't move for it.
        var covered = recording { content in
            guard case .serving(var service) = content else { return }
            service.container = service.companions.first
            content = .serving(service)
        }
        covered.expects = .promises
        #expect(
            lines(covered) == [
                "0.25 s, keyboard didChangeFrame: lower edge of the edited UITextField 6: expected 363 or less, found 525",
                "0.85 s, keyboard didChangeFrame: lower edge of the edited UITextField 8: expected 363 or less, found 581",
            ])
    }

    @Test("what the app has changed meanwhile is the app's, and stays")
    func appsChange() {
        var changed = recording
        let last = FormRecording.Event(
            time: 9, content: .keyboard(FormRecording.Notification(kind: .didHide, userInfo: nil)))
        var geometry = FormRecording.Geometry()
        for case .done(let done) in recording.events.map(\.content) { geometry.views = done.views }
        geometry.views[0].transform = [1, 0, 0, 1, 0, 12]
        changed.events += [last, FormRecording.Event(time: 9, content: .found(geometry))]
        #expect(lines(changed) == [])
    }

    @Test("notifications come at the times at which they came")
    func times() {
        // Another test's device may still post something when it's turned off.
        _ = HeadlessDevice()
        var times: [Double] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { times.append(HeadlessDevice.current.runLoop.now) }
        }
        _ = HeadlessReplay.differences(in: recording)
        NotificationCenter.default.removeObserver(token)
        let recorded = recording.events.filter { event in
            guard case .keyboard(let notification) = event.content else { return false }
            return notification.kind == .didShow
        }.map(\.time)
        #expect(times == recorded && recorded.count == 2)
    }
}
