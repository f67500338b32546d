import FormDiagnostics
import FormNavigationCore
import Foundation
import Testing

/// The file of a recording: it's read back as it was written, and if it can't be read, the error says why.
struct FormRecordingTests {
    /// One event of each kind.
    private static let recording: FormRecording = {
        var notification = FormRecording.Notification(
            kind: .willShow,
            userInfo: [
                KeyboardEvent.Key.begin: CGRect(x: 0, y: 667, width: 375, height: 258),
                KeyboardEvent.Key.end: CGRect(x: 0, y: 409, width: 375, height: 258),
                KeyboardEvent.Key.duration: 0.25, KeyboardEvent.Key.curve: 7, KeyboardEvent.Key.isLocal: true,
            ])
        notification.screen = CGSize(width: 375, height: 667)
        notification.transition = .rotation
        let scroll = FormRecording.Scroll(
            contentSize: CGSize(width: 375, height: 1000), inset: .init(top: 1, left: 2, bottom: 3, right: 4),
            adjustedInset: .init(top: 65, bottom: 34), indicatorInset: .init(), isEnabled: true, isPaging: false,
            mayScroll: true, mayInset: true, restoresOffset: false)
        let controller = FormRecording.Controller(
            class: "UIViewController", isSubclass: true, hasParent: false, presentation: 1,
            additionalSafeArea: .init(top: -10))
        let window = FormRecording.View(
            view: 0, class: "UIWindow", traits: [], superview: nil, controller: nil, center: .zero,
            bounds: CGRect(x: 0, y: 0, width: 375, height: 667), transform: nil, safeArea: .init(top: 20), scroll: nil)
        let field = FormRecording.View(
            view: 1, class: "UITextView", traits: [.subclass, .clips, .hidden, .followsKeyboard], superview: 0,
            controller: controller, center: CGPoint(x: 1.0 / 3, y: -0.5), bounds: .null,
            transform: [1, 0, 0, 1, 0, -298], safeArea: .init(), scroll: scroll)
        var geometry = FormRecording.Geometry(views: [window, field])
        geometry.screen = notification.screen
        geometry.window = CGRect(x: 590, y: 0, width: 590, height: 820)
        geometry.guide = .zero
        geometry.path = [1, 0]
        geometry.caret = [8, 20]
        let situation = AvoidanceSituation(
            viewport: CGRect(x: 0, y: 20, width: 375, height: 647), keyboardTop: 409, distance: 10,
            caret: .init(frame: CGRect(x: 0, y: 500, width: 0, height: 20), scrollView: 0),
            field: .init(frame: CGRect(x: 20, y: 490, width: 335, height: 40)), companions: [.init(frame: .null)],
            scrollViews: [.init(frame: .zero, contentSize: .zero)], container: .init())
        let bar = InputBarSituation(
            bar: CGRect(x: 0, y: 600, width: 375, height: 67), keyboardTop: 409,
            content: .init(frame: .zero, contentSize: .zero), kept: .atBar(500))
        let contents: [FormRecording.Content] = [
            .found(geometry), .keyboard(notification), .focus(.init(1)),
            .serving(
                .init(
                    field: 1, root: 0, container: nil, companions: [0], distance: 10, isByMove: true, hasInputBar: false
                )
            ), .plan(.init(AvoidancePlanner.plan(situation), for: situation)), .done(geometry), .caret, .look,
            .transitionEnded(.init(isCancelled: true)), .ended(.init(1)), .left, .stopped, .resisted,
            .barPlan(.init(AvoidancePlanner.plan(bar), for: bar)),
            .decision(.init("notMoved", reason: "refused", about: "UITextField", from: 0, to: 1)),
            .keyboard(FormRecording.Notification(kind: .didHide, userInfo: nil)),
        ]
        var recording = FormRecording(
            origin: "A \"test\",\nin two lines",
            device: .init(idiom: .pad, system: "18.5", isRightToLeft: true, screen: CGSize(width: 375, height: 667)),
            events: contents.enumerated().map { index, content in
                .init(time: Double(index) / 3, isNested: index == 2, content: content)
            })
        recording.expects = .promises
        return recording
    }()

    private func error(_ json: String) -> FormRecording.ReadingError? {
        do throws(FormRecording.ReadingError) {
            _ = try FormRecording(json: Data(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    /// The recording as a file, with something replaced.
    private func json(replacing old: String = "", by new: String = "") throws -> String {
        let json = String(decoding: try Self.recording.json(), as: UTF8.self)
        #expect(old.isEmpty || json.contains(old), "\(old)")
        return json.replacingOccurrences(of: old, with: new)
    }

    @Test("what is written is read again, to the last bit, whatever is not finite included")
    func roundTrip() throws {
        let json = try Self.recording.json()
        #expect(try FormRecording(json: json) == Self.recording)
        #expect(try FormRecording(json: json).json() == json)
    }

    @Test("each event is a line of its own, which says what it is")
    func lines() throws {
        let lines = try json().components(separatedBy: "\n")
        #expect(lines.filter { $0.contains("\"what\":") }.count == Self.recording.events.count)
        #expect(lines[0] == "{\"format\":\"FormNavigation recording\",\"version\":1,")
    }

    @Test("how far into its line the caret is, is not written")
    func caret() {
        let situation = AvoidanceSituation(
            viewport: .zero, keyboardTop: nil, caret: .init(frame: CGRect(x: 99, y: 5, width: 2, height: 20)))
        let planned = FormRecording.Planned(AvoidancePlanner.plan(situation), for: situation)
        #expect(planned.situation.caret?.frame == CGRect(x: 0, y: 5, width: 0, height: 20))
    }

    @Test("a file of a later version says that the library is too old")
    func newerVersion() throws {
        let newer = error(try json(replacing: "\"version\":1", by: "\"version\":2"))
        #expect(newer == .newerVersion(2))
        #expect(newer?.description.contains("update FormNavigation") == true)
        // Even if the rest of it has an unknown format.
        #expect(error("{\"format\":\"FormNavigation recording\",\"version\":3}") == .newerVersion(3))
    }

    @Test("what is no recording says so", arguments: ["{}", "[]", "{\"format\":\"har\",\"version\":1}"])
    func noRecording(_ json: String) {
        #expect(error(json) == .noRecording)
    }

    @Test("a damaged file says where it is damaged")
    func damage() throws {
        #expect(error("") == .damaged("it isn't JSON"))
        #expect(error(String(try json().dropLast(100))) == .damaged("it isn't JSON"))
        #expect(
            error(try json(replacing: "\"system\":\"18.5\"", by: "\"sys\":1")) == .damaged("device.system is missing"))
        #expect(
            error(try json(replacing: "\"duration\":0.25", by: "\"duration\":\"?\""))
                == .damaged("events[1].duration isn't a valid value"))
        #expect(
            error(try json(replacing: "\"what\":\"look\"", by: "\"what\":\"hear\""))
                == .damaged("events[7].what is invalid"))
        #expect(
            error(try json(replacing: "\"path\":[1,0]", by: "\"path\":[9,0]"))
                == .damaged("event 0 refers to view 9, which isn't described"))
        #expect(
            error(try json(replacing: "\"time\":3,", by: "\"time\":0.1,"))
                == .damaged("event 9 is earlier than the one before"))
    }

    @Test("a notification is written as it was posted: what it does not say is missing")
    func notification() {
        let odd = FormRecording.Notification(
            kind: .didShow, userInfo: [KeyboardEvent.Key.end: "here", KeyboardEvent.Key.curve: 99])
        #expect(odd.end == nil && odd.begin == nil && odd.duration == nil && odd.isLocal == nil)
        #expect(odd.curve == 99)
    }
}
