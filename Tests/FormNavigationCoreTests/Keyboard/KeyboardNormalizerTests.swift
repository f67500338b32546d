import Foundation
import Testing

@testable import FormNavigationCore

/// Recorded sequences, one for each case that's known to go wrong.
@Suite("Keyboard normalizer")
struct KeyboardNormalizerTests {
    private let shown = [
        "willShow: absent -> docked 0 409 375 258, 0.25 s",
        "settled: docked 0 409 375 258",
    ]
    private let hidden = [
        "willHide: docked 0 409 375 258 -> absent, 0.25 s",
        "settled: absent",
    ]

    // MARK: - Show and hide

    @Test("E9 a change of frame and the show that comes with it are one transition")
    func showAndHide() throws {
        let recording: Recording = [.show(Phone.keyboard), .hide(Phone.hidden)]
        #expect(try recording.transcript() == shown + hidden)
    }

    @Test("carries the timing of the notification")
    func details() {
        var normalizer = KeyboardNormalizer()
        let events = [
            KeyboardEvent(kind: .willShow, end: Phone.keyboard, duration: 0.4, curve: 3),
            KeyboardEvent(kind: .willHide, end: Phone.hidden, duration: 0.5, curve: 0, isLocal: false),
        ]
        #expect(
            events.map { normalizer.receive($0, screenBounds: Phone.portrait) } == [
                KeyboardTransition(
                    kind: .willShow, keyboard: .docked(Phone.keyboard), duration: 0.4, curve: 3),
                KeyboardTransition(kind: .willHide, keyboard: .absent, duration: 0.5, curve: 0),
            ])
    }

    @Test("A28 a repeated show of the same frame, for the next field, is none")
    func repeatedShow() throws {
        let recording: Recording = [.show(Phone.keyboard), .show(Phone.keyboard), .show(Phone.keyboard)]
        #expect(try recording.transcript() == shown)
    }

    @Test("E11 a new height is a change, with a show or without", arguments: [true, false])
    func newHeight(comesWithShow: Bool) throws {
        let recording: Recording = [
            .show(Phone.keyboard), comesWithShow ? .show(Phone.emoji) : .changeFrame(Phone.emoji),
        ]
        #expect(
            try recording.transcript() == shown + [
                "willChange: docked 0 409 375 258 -> docked 0 367 375 300, 0.25 s",
                "settled: docked 0 367 375 300",
            ])
    }

    @Test("E15 a third-party keyboard that is off by fractions has not changed")
    func fractions() throws {
        let recording: Recording = [
            .show(Phone.keyboard),
            .changeFrame(CGRect(x: 0, y: 409.33, width: 375, height: 257.33)),
            .show(CGRect(x: 0, y: 408.67, width: 375, height: 258.33)),
        ]
        #expect(try recording.transcript() == shown)
    }

    @Test("E24 a keyboard that does not animate")
    func noAnimation() throws {
        let recording: Recording = [.show(Phone.keyboard, duration: 0), .hide(Phone.hidden, duration: 0)]
        #expect(
            try recording.transcript() == [
                "willShow: absent -> docked 0 409 375 258, 0.0 s",
                "settled: docked 0 409 375 258",
                "willHide: docked 0 409 375 258 -> absent, 0.0 s",
                "settled: absent",
            ])
    }

    // MARK: - Hides that announce unusual frames

    @Test(
        "a hide is a hide, whatever frame it announces",
        arguments: [
            // E13: still on the screen.
            Phone.keyboard,
            // Keeps the accessory view's height, as on iOS 26 (IQ#2124).
            CGRect(x: 0, y: 615, width: 375, height: 52),
            // Cross-fade, and worse.
            .zero, .null, CGRect(x: 0, y: 409, width: 375, height: 0),
        ] as [CGRect])
    func oddHide(end: CGRect) throws {
        let recording: Recording = [.show(Phone.keyboard), .post(.willHide, end), .post(.didHide, end)]
        #expect(try recording.transcript() == shown + hidden)
    }

    @Test("a hide that keeps the accessory view's height, as on iOS 26 (IQ#2124), ends with no keyboard")
    func hideKeepsAccessory() throws {
        let recording: Recording = [.show(Phone.keyboard), .hide(CGRect(x: 0, y: 615, width: 375, height: 52))]
        #expect(
            try recording.transcript() == shown + [
                "willChange: docked 0 409 375 258 -> docked 0 615 375 52, 0.25 s",
                "willHide: docked 0 615 375 52 -> absent, 0.25 s",
                "settled: absent",
            ])
    }

    @Test("a hide with a broken or no user info counts")
    func brokenHide() throws {
        let recording: Recording = [
            .show(Phone.keyboard),
            Recording(steps: [.notification(.willHide, userInfo: [:])]),
        ]
        #expect(try recording.transcript() == shown + ["willHide: docked 0 409 375 258 -> absent, 0.0 s"])
    }

    @Test("E14 cross-fade: a hide whose frames are all zero, and a show that begins anywhere")
    func crossFade() throws {
        let recording: Recording = [.show(Phone.keyboard), .hide(.zero), .show(Phone.keyboard)]
        #expect(try recording.transcript() == shown + hidden + shown)
    }

    @Test("E14 a frame of no height or width is no keyboard")
    func emptyFrames() throws {
        let flat = CGRect(x: 0, y: 667, width: 375, height: 0)
        let narrow = CGRect(x: 0, y: 409, width: 0, height: 258)
        #expect(try Recording.show(flat).transcript() == [])
        #expect(try Recording.show(narrow).transcript() == [])
        let recording: Recording = [.show(Phone.keyboard), .changeFrame(narrow)]
        #expect(try recording.transcript() == shown + hidden)
    }

    // MARK: - Rotation

    /// E10: the entire hide series, then the entire show series.
    private let rotation: Recording = [
        .hide(Phone.hidden), .screenBounds(Phone.landscape), .show(Phone.turnedKeyboard),
    ]
    private let turned = [
        "willChange: docked 0 409 375 258 -> docked 0 181 667 194, 0.25 s",
        "settled: docked 0 181 667 194",
    ]

    @Test("E10 a rotation is one change")
    func rotate() throws {
        let recording: Recording = [.show(Phone.keyboard), .holdHides, rotation, .releaseHides]
        #expect(try recording.transcript() == shown + turned)
    }

    @Test("E10 a rotation whose screen turns before the hide, or whose show comes late, is one change")
    func rotateOtherwise() throws {
        let recording: Recording = [
            .show(Phone.keyboard), .holdHides, .screenBounds(Phone.landscape), .hide(Phone.hidden),
            .holdHides, .show(Phone.turnedKeyboard), .releaseHides,
        ]
        #expect(try recording.transcript() == shown + turned)
    }

    @Test("E10 a rotation that nobody tells of is a hide and a show")
    func rotateUntold() throws {
        let recording: Recording = [.show(Phone.keyboard), rotation]
        #expect(
            try recording.transcript() == shown + hidden + [
                "willShow: absent -> docked 0 181 667 194, 0.25 s",
                "settled: docked 0 181 667 194",
            ])
    }

    @Test("a real hide during a rotation comes out at the rotation's end")
    func hideDuringRotation() throws {
        let recording: Recording = [
            .show(Phone.keyboard), .holdHides, .hide(Phone.hidden), .screenBounds(Phone.landscape), .releaseHides,
        ]
        #expect(try recording.transcript() == shown + ["willHide: docked 0 409 375 258 -> absent, 0.25 s"])
    }

    @Test("E10 a turn by half is no change, for the keyboard that comes back is where it was")
    func rotateByHalf() throws {
        let recording: Recording = [
            .show(Phone.keyboard), .holdHides, .hide(Phone.hidden), .show(Phone.keyboard), .releaseHides,
        ]
        #expect(try recording.transcript() == shown)
        let twice: Recording = [recording, .holdHides, .hide(Phone.hidden), .releaseHides]
        #expect(try twice.transcript() == shown + [hidden[0]])
    }

    @Test("a held hide that isn't over yet hasn't settled, whatever the one before was")
    func heldHides() {
        var normalizer = KeyboardNormalizer()
        func receive(_ kind: KeyboardEvent.Kind, _ end: CGRect) {
            _ = normalizer.receive(.init(kind: kind, end: end), screenBounds: Phone.portrait)
        }
        for isOver in [true, false] {
            receive(.willShow, Phone.keyboard)
            receive(.didShow, Phone.keyboard)
            normalizer.holdHides()
            receive(.willHide, Phone.hidden)
            if isOver { receive(.didHide, Phone.hidden) }
            #expect(normalizer.releaseHides()?.kind == .willHide)
            #expect(normalizer.keyboard == .absent && normalizer.isSettled == isOver)
        }
    }

    @Test("P11 a hide that a swipe back brings is dropped where the person lets go half way, and a later one counts")
    func cancelledSwipe() {
        var normalizer = KeyboardNormalizer()
        func receive(_ kind: KeyboardEvent.Kind, _ end: CGRect) -> KeyboardTransition? {
            normalizer.receive(.init(kind: kind, end: end), screenBounds: Phone.portrait)
        }
        _ = receive(.willShow, Phone.keyboard)
        normalizer.holdHides()
        #expect(receive(.willHide, Phone.hidden) == nil)
        normalizer.dropHeldHide()
        #expect(normalizer.releaseHides() == nil)
        #expect(normalizer.keyboard == .docked(Phone.keyboard))
        #expect(receive(.willHide, Phone.hidden)?.kind == .willHide)
    }

    @Test("E10 what did happen to a hide that was held back and overtaken is left over, and says nothing")
    func overtakenHide() throws {
        let accessory = CGRect(x: 0, y: 615, width: 375, height: 52)
        let recording: Recording = [
            .show(Phone.keyboard), .holdHides, .post(.willHide, Phone.hidden), .post(.willShow, Phone.emoji),
            .post(.didChangeFrame, accessory), .post(.didHide, Phone.hidden), .post(.didShow, Phone.emoji),
        ]
        let grown = [
            "willChange: docked 0 409 375 258 -> docked 0 367 375 300, 0.25 s",
            "settled: docked 0 367 375 300",
        ]
        #expect(try recording.transcript() == shown + grown)
        // So it is if the keyboard was still on its way up.
        let early: Recording = [
            .post(.willShow, Phone.keyboard), .holdHides, .post(.willHide, Phone.hidden),
            .post(.didChangeFrame, accessory), .post(.willShow, Phone.emoji), .post(.didShow, Phone.emoji),
        ]
        #expect(try early.transcript() == [shown[0]] + grown)
        // The end of the show before it isn't the end of the hide.
        let unfinished: Recording = [
            .show(Phone.keyboard), .holdHides, .post(.willHide, Phone.hidden), .post(.didShow, Phone.keyboard),
            .post(.willShow, Phone.emoji), .post(.didChangeFrame, accessory), .post(.didShow, Phone.emoji),
        ]
        #expect(try unfinished.transcript() == shown + grown)
        // Once the hide is over, nothing is left over from it.
        let late: Recording = [
            .show(Phone.keyboard), .holdHides, .hide(Phone.hidden), .post(.willShow, Phone.emoji),
            .post(.didShow, Phone.keyboard.offsetBy(dx: 0, dy: -20)),
        ]
        #expect(try late.transcript() == shown + [grown[0], "settled: docked 0 389 375 258"])
    }

    @Test("a real hide after a rotation counts at once")
    func hideAfterRotation() throws {
        let recording: Recording = [
            .show(Phone.keyboard), .holdHides, rotation, .releaseHides,
            .hide(CGRect(x: 0, y: 375, width: 667, height: 194)),
        ]
        #expect(
            try recording.transcript() == shown + turned + [
                "willHide: docked 0 181 667 194 -> absent, 0.25 s",
                "settled: absent",
            ])
    }

    @Test("a rotation without a keyboard says nothing")
    func rotateWithoutKeyboard() throws {
        let recording: Recording = [
            .holdHides, .hide(Phone.hidden), .screenBounds(Phone.landscape), .releaseHides, .releaseHides,
        ]
        #expect(try recording.transcript() == [])
    }

    @Test("knows the keyboard from before while it holds a hide back")
    func stateDuringRotation() throws {
        var normalizer = KeyboardNormalizer()
        _ = normalizer.receive(.init(kind: .willShow, end: Phone.keyboard), screenBounds: Phone.portrait)
        normalizer.holdHides()
        #expect(normalizer.holdsHides)
        _ = normalizer.receive(.init(kind: .willHide, end: Phone.hidden), screenBounds: Phone.portrait)
        #expect(normalizer.keyboard == .docked(Phone.keyboard))
        _ = normalizer.releaseHides()
        #expect(!normalizer.holdsHides)
        #expect(normalizer.keyboard == .absent)
    }

    @Test("a hide that was held back has settled where its end has been told meanwhile, and settles later otherwise")
    func settledWhileHeld() {
        for isOver in [true, false] {
            var normalizer = KeyboardNormalizer()
            func receive(_ kinds: KeyboardEvent.Kind...) -> KeyboardTransition? {
                kinds.map { normalizer.receive(.init(kind: $0, end: Phone.keyboard), screenBounds: Phone.portrait) }
                    .last ?? nil
            }
            _ = receive(.willShow, .didShow)
            normalizer.holdHides()
            _ = receive(.willHide)
            if isOver { _ = receive(.didHide) }
            #expect(normalizer.releaseHides()?.kind == .willHide)
            #expect(normalizer.isSettled == isOver)
            #expect(receive(.didHide)?.kind == (isOver ? nil : .settled))
        }
    }

    @Test("Q25 a keyboard that has come to another place than was announced is believed, and has settled")
    func otherPlace() {
        let other = Phone.keyboard.insetBy(dx: 0, dy: 22).offsetBy(dx: 0, dy: 22)
        for kind in [KeyboardEvent.Kind.didShow, .didChangeFrame] {
            var normalizer = KeyboardNormalizer()
            func receive(_ kind: KeyboardEvent.Kind, _ end: CGRect) -> KeyboardTransition? {
                normalizer.receive(KeyboardEvent(kind: kind, end: end), screenBounds: Phone.portrait)
            }
            #expect(receive(.willShow, Phone.keyboard)?.kind == .willShow)
            #expect(receive(kind, other)?.kind == .settled)
            #expect(normalizer.keyboard == .docked(other) && normalizer.isSettled)
            // If another change overtook this one, a different frame may be left over from the earlier one.
            #expect(receive(.willChangeFrame, Phone.keyboard)?.kind == .willChange)
            #expect(receive(.willHide, Phone.hidden)?.kind == .willHide)
            #expect(receive(kind, other) == nil)
            #expect(receive(.didHide, Phone.hidden)?.kind == .settled)
            #expect(normalizer.keyboard == .absent)
        }
    }

    // MARK: - Undocked, split and floating

    @Test("Q20 in Slide Over a docked keyboard ends above the screen's bottom, and is as wide as the screen")
    func slideOver() {
        let frame = Tablet.keyboard.offsetBy(dx: 0, dy: -20)
        #expect(Keyboard(frame: frame, screenBounds: Tablet.screen) == .docked(frame))
        #expect(Keyboard(frame: Tablet.undocked, screenBounds: Tablet.screen) == .detached(Tablet.undocked))
        let low = Tablet.floating.offsetBy(dx: 0, dy: Tablet.screen.maxY - Tablet.floating.maxY - 20)
        #expect(Keyboard(frame: low, screenBounds: Tablet.screen) == .detached(low))
    }

    @Test("E12 undocking posts a hide, and the keyboard is docked again with a show")
    func undock() throws {
        let recording: Recording = [.show(Tablet.keyboard), .hide(Tablet.undocked), .show(Tablet.keyboard)]
        #expect(
            try recording.transcript(screenBounds: Tablet.screen) == [
                "willShow: absent -> docked 0 416 1024 352, 0.25 s",
                "settled: docked 0 416 1024 352",
                "willChange: docked 0 416 1024 352 -> detached 0 270 1024 352, 0.25 s",
                "willHide: detached 0 270 1024 352 -> absent, 0.25 s",
                "settled: absent",
                "willShow: absent -> docked 0 416 1024 352, 0.25 s",
                "settled: docked 0 416 1024 352",
            ])
    }

    @Test("E12 a docked keyboard starts to float without a hide, and is docked again with a show")
    func float() throws {
        let recording: Recording = [.show(Tablet.keyboard), .changeFrame(Tablet.floating), .show(Tablet.keyboard)]
        #expect(
            try recording.transcript(screenBounds: Tablet.screen) == [
                "willShow: absent -> docked 0 416 1024 352, 0.25 s",
                "settled: docked 0 416 1024 352",
                "willChange: docked 0 416 1024 352 -> detached 600 420 320 254, 0.25 s",
                "settled: detached 600 420 320 254",
                "willChange: detached 600 420 320 254 -> docked 0 416 1024 352, 0.25 s",
                "settled: docked 0 416 1024 352",
            ])
    }

    @Test("E17 an undocked keyboard comes, moves and goes with changes of frame only")
    func undockedFocus() throws {
        let recording: Recording = [
            .changeFrame(Tablet.undocked), .changeFrame(Tablet.undocked),
            .changeFrame(Tablet.undocked.offsetBy(dx: 0, dy: -100)), .changeFrame(Tablet.hidden),
        ]
        #expect(
            try recording.transcript(screenBounds: Tablet.screen) == [
                "willShow: absent -> detached 0 270 1024 352, 0.25 s",
                "settled: detached 0 270 1024 352",
                "willChange: detached 0 270 1024 352 -> detached 0 170 1024 352, 0.25 s",
                "settled: detached 0 170 1024 352",
                "willHide: detached 0 170 1024 352 -> absent, 0.25 s",
                "settled: absent",
            ])
    }

    @Test("E14 a floating keyboard that is dragged says nothing until it is dropped")
    func dragFloating() throws {
        let recording: Recording = [
            .changeFrame(Tablet.floating), .changeFrame(.zero), .changeFrame(.zero),
            .changeFrame(Tablet.floating.offsetBy(dx: -200, dy: 0)),
        ]
        #expect(
            try recording.transcript(screenBounds: Tablet.screen) == [
                "willShow: absent -> detached 600 420 320 254, 0.25 s",
                "settled: detached 600 420 320 254",
                "willChange: detached 600 420 320 254 -> detached 400 420 320 254, 0.25 s",
                "settled: detached 400 420 320 254",
            ])
    }

    @Test("E14 a docked keyboard stays where it is through all-zero changes of frame")
    func zeroChange() throws {
        let recording: Recording = [.show(Phone.keyboard), .changeFrame(.zero)]
        #expect(try recording.transcript() == shown)
    }

    @Test("E14 a minimized shortcuts bar that is dropped keeps its room until it goes")
    func dropShortcutsBar() throws {
        let bar = CGRect(x: 0, y: 713, width: 1024, height: 55)
        let recording: Recording = [.show(bar), .changeFrame(.zero), .show(.zero), .hide(Tablet.hidden)]
        #expect(
            try recording.transcript(screenBounds: Tablet.screen) == [
                "willShow: absent -> docked 0 713 1024 55, 0.25 s",
                "settled: docked 0 713 1024 55",
                "willHide: docked 0 713 1024 55 -> absent, 0.25 s",
                "settled: absent",
            ])
    }

    @Test("a burst of shows without a frame while the device is being locked says nothing")
    func lock() throws {
        let burst: Recording = [.show(.zero, duration: 0), .show(.zero, duration: 0)]
        #expect(try ([.show(Phone.keyboard), burst, .show(Phone.keyboard)] as Recording).transcript() == shown)
        #expect(try burst.transcript() == [])
    }

    // MARK: - Hardware keyboards

    @Test("E18 a hardware keyboard leaves the accessory view, also where the frame reaches below the screen")
    func accessoryOnly() throws {
        #expect(
            try Recording.show(CGRect(x: 0, y: 623, width: 375, height: 44)).transcript() == [
                "willShow: absent -> docked 0 623 375 44, 0.25 s",
                "settled: docked 0 623 375 44",
            ])
        #expect(
            try Recording.show(CGRect(x: 0, y: 623, width: 375, height: 302)).transcript() == [
                "willShow: absent -> docked 0 623 375 302, 0.25 s",
                "settled: docked 0 623 375 302",
            ])
    }

    @Test("E19 a hardware keyboard is attached and detached while editing")
    func attachHardwareKeyboard() throws {
        let accessory = CGRect(x: 0, y: 623, width: 375, height: 44)
        let recording: Recording = [
            .show(Phone.keyboard), .show(accessory), .show(Phone.keyboard), .hide(Phone.hidden),
        ]
        #expect(
            try recording.transcript() == shown + [
                "willChange: docked 0 409 375 258 -> docked 0 623 375 44, 0.25 s",
                "settled: docked 0 623 375 44",
                "willChange: docked 0 623 375 44 -> docked 0 409 375 258, 0.25 s",
                "settled: docked 0 409 375 258",
            ] + hidden)
    }

    // MARK: - Other apps

    @Test("E16 another app's keyboard is none")
    func otherApp() throws {
        let recording: Recording = [
            .show(Phone.keyboard, isLocal: false), .changeFrame(Phone.emoji, isLocal: false),
            .hide(Phone.hidden, isLocal: false),
        ]
        #expect(try recording.transcript() == [])
    }

    @Test("E16 another app's keyboard does not move this one, but a hide from there counts")
    func otherAppMeanwhile() throws {
        let recording: Recording = [
            .show(Phone.keyboard), .show(Phone.emoji, isLocal: false), .hide(Phone.hidden, isLocal: false),
        ]
        #expect(try recording.transcript() == shown + hidden)
    }

    // MARK: - Did-notifications

    @Test("a burst on return from the background is one transition")
    func burst() throws {
        let recording: Recording = [
            .show(Phone.keyboard).overtaken, .changeFrame(.zero), .show(Phone.keyboard).overtaken,
            .changeFrame(Phone.keyboard).overtaken, .show(Phone.keyboard), .show(Phone.keyboard).late,
        ]
        #expect(try recording.transcript() == shown)
    }

    @Test("did-notifications of a change that was overtaken settle nothing")
    func overtaken() throws {
        let recording: Recording = [
            .show(Phone.keyboard).overtaken, .show(Phone.emoji).overtaken,
            .show(Phone.keyboard).late, .show(Phone.emoji).late,
        ]
        #expect(
            try recording.transcript() == [
                "willShow: absent -> docked 0 409 375 258, 0.25 s",
                "willChange: docked 0 409 375 258 -> docked 0 367 375 300, 0.25 s",
                "settled: docked 0 367 375 300",
            ])
    }

    @Test("a late did-hide does not take away the keyboard that has come back, nor a late did-show bring it")
    func lateDids() throws {
        let back: Recording = [
            .show(Phone.keyboard), .hide(Phone.hidden).overtaken, .show(Phone.keyboard).overtaken,
            .hide(Phone.hidden).late, .show(Phone.keyboard).late,
        ]
        #expect(try back.transcript() == shown + [hidden[0]] + shown)
        let gone: Recording = [
            .show(Phone.keyboard).overtaken, .hide(Phone.hidden).overtaken,
            .show(Phone.keyboard).late, .hide(Phone.hidden).late,
        ]
        #expect(try gone.transcript() == [shown[0]] + hidden)
    }

    @Test("what did happen to a frame that was overtaken settles nothing; what happens to the last one does")
    func overtakenFrame() {
        var normalizer = KeyboardNormalizer()
        func receive(_ kind: KeyboardEvent.Kind, _ end: CGRect) -> KeyboardTransition.Kind? {
            normalizer.receive(KeyboardEvent(kind: kind, end: end), screenBounds: Phone.portrait)?.kind
        }
        #expect(receive(.willShow, Phone.keyboard) == .willShow)
        #expect(receive(.willChangeFrame, Phone.emoji) == .willChange)
        #expect(receive(.didShow, Phone.keyboard) == nil)
        #expect(!normalizer.isSettled)
        #expect(receive(.didChangeFrame, Phone.emoji) == .settled)
        #expect(normalizer.isSettled)
    }

    @Test("Q25 once a change that overtook another has ended, a different frame is believed again")
    func otherPlaceAfterOvertaking() {
        let other = Phone.keyboard.insetBy(dx: 0, dy: 22).offsetBy(dx: 0, dy: 22)
        var normalizer = KeyboardNormalizer()
        func receive(_ kind: KeyboardEvent.Kind, _ end: CGRect) -> KeyboardTransition.Kind? {
            normalizer.receive(KeyboardEvent(kind: kind, end: end), screenBounds: Phone.portrait)?.kind
        }
        _ = receive(.willShow, Phone.keyboard)
        #expect(receive(.willChangeFrame, Phone.emoji) == .willChange)
        #expect(receive(.didShow, Phone.keyboard) == nil)
        #expect(receive(.didChangeFrame, Phone.emoji) == .settled)
        #expect(receive(.willChangeFrame, Phone.keyboard) == .willChange)
        #expect(receive(.didChangeFrame, other) == .settled)
        #expect(normalizer.keyboard == .docked(other))
    }

    @Test("Q25 a change whose end nobody tells can be taken for over, once, and not while a hide is held back")
    func overdue() {
        var normalizer = KeyboardNormalizer()
        #expect(normalizer.settle() == nil)
        func receive(_ kind: KeyboardEvent.Kind, _ end: CGRect) -> KeyboardTransition.Kind? {
            normalizer.receive(KeyboardEvent(kind: kind, end: end), screenBounds: Phone.portrait)?.kind
        }
        _ = receive(.willShow, Phone.keyboard)
        _ = receive(.willChangeFrame, Phone.emoji)
        #expect(normalizer.settle() == KeyboardTransition(kind: .settled, keyboard: .docked(Phone.emoji)))
        #expect(normalizer.isSettled && normalizer.settle() == nil)
        #expect(receive(.didChangeFrame, Phone.emoji) == nil)
        normalizer.holdHides()
        _ = receive(.willChangeFrame, Phone.keyboard)
        _ = receive(.willHide, Phone.hidden)
        #expect(normalizer.settle() == nil)
    }

    @Test("who starts listening while the keyboard is on its way up takes the did-show for a show")
    func lateStart() throws {
        let recording: Recording = [.show(Phone.keyboard).late, .show(Phone.keyboard), .hide(Phone.hidden)]
        #expect(try recording.transcript() == [shown[0]] + hidden)
        let twice: Recording = [.show(Phone.keyboard).late, .show(Phone.emoji).late]
        #expect(try twice.transcript() == [shown[0]])
    }

    @Test("who starts listening while the keyboard goes, or is another app's, hears of none")
    func lateStartWithoutKeyboard() throws {
        #expect(try Recording.hide(Phone.keyboard).late.transcript() == [])
        #expect(try Recording.show(Phone.keyboard, isLocal: false).late.transcript() == [])
        #expect(try Recording.changeFrame(Phone.keyboard).late.transcript() == [])
    }

    @Test("knows where the keyboard is, for those who come later")
    func state() {
        var normalizer = KeyboardNormalizer()
        #expect(normalizer.keyboard == .absent)
        _ = normalizer.receive(.init(kind: .willShow, end: Phone.keyboard), screenBounds: Phone.portrait)
        #expect(normalizer.keyboard == .docked(Phone.keyboard))
        _ = normalizer.receive(.init(kind: .willHide, end: Phone.keyboard), screenBounds: Phone.portrait)
        #expect(normalizer.keyboard == .absent)
    }
}
