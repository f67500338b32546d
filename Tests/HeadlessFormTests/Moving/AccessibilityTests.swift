import Testing
import UIKit

@testable import FormNavigation

/// What a VoiceOver user hears in a form.
@MainActor
struct AccessibilityTests {
    /// The ways to move to another field.
    enum Move: CaseIterable {
        case previous, next, returnKey, tab, shiftTab, code

        var isForward: Bool { self != .previous && self != .shiftTab }

        @MainActor func make(in form: DeviceForm) throws {
            switch self {
            case .previous: try form.device.tap(form.navigator.toolbar.previousItem)
            case .next: try form.device.tap(form.navigator.toolbar.nextItem)
            case .returnKey: form.device.pressReturn()
            case .tab: form.device.press(.keyboardTab)
            case .shiftTab: form.device.press(.keyboardTab, modifiers: .shift)
            case .code: form.navigator.focusNext()
            }
        }
    }

    private func form(_ count: Int, _ behavior: HeadlessBehavior = HeadlessBehavior()) -> DeviceForm {
        let form = DeviceForm(count, on: HeadlessDevice(behavior: behavior))
        form.device.isVoiceOverRunning = true
        return form
    }

    // MARK: Moves

    @Test("VoiceOver goes to the new field with every way to move", arguments: Move.allCases)
    func moves(_ move: Move) throws {
        let form = form(3)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        // VoiceOver moves to a field that the user has chosen without a notification.
        #expect(form.posts.isEmpty)
        try move.make(in: form)
        #expect(form.focus == (move.isForward ? "2" : "0"))
        #expect(form.posts.isEmpty, "not while VoiceOver handles a double tap")
        form.device.settle()
        #expect(form.posts == ["layout \(move.isForward ? "2" : "0")"])
        #expect(form.cursor == (move.isForward ? "2" : "0"))
    }

    @Test("R4: focus that has moved on, or is gone, is not heard")
    func gone() {
        let form = form(3)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        form.device.advance(by: 0.05)
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.posts == ["layout 2"])
        form.navigator.focusPrevious()
        form.navigator.endEditing()
        form.device.settle()
        #expect(form.posts == ["layout 2"])
    }

    @Test("R4: VoiceOver that's elsewhere when the keyboard has settled is moved once more, and not after that")
    func again() throws {
        let form = form(3)
        form.navigator.focusNext()
        form.device.advance(by: 0.15)
        #expect(form.posts == ["layout 0"])
        UIAccessibility.post(notification: .layoutChanged, argument: form.fields[2])
        form.device.settle()
        #expect(form.posts == ["layout 0", "layout 2", "layout 0"] && form.cursor == "0")
        // The user moves it; a keyboard that changes its height is no reason to move it back.
        UIAccessibility.post(notification: .layoutChanged, argument: form.fields[2])
        form.device.keyboard.extraHeight = 40
        form.device.settle()
        #expect(form.posts.count == 4 && form.cursor == "2")
    }

    @Test("nothing is posted while VoiceOver is off", arguments: Move.allCases)
    func off(_ move: Move) throws {
        let form = form(3)
        form.device.isVoiceOverRunning = false
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        try move.make(in: form)
        #expect(form.focus == (move.isForward ? "2" : "0"))
        #expect(form.posts.isEmpty)
    }

    @Test("the first move into a form is heard too")
    func entering() {
        let form = form(2)
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.posts == ["layout 0"])
    }

    @Test("of fields that refuse nothing is heard", arguments: HeadlessBehavior.all)
    func refusing(_ behavior: HeadlessBehavior) {
        let form = form(3, behavior)
        let delegate = FieldDelegate()
        delegate.mayBegin = false
        form.fields[1].delegate = delegate
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.posts == ["layout 2"])
    }

    @Test("nothing is posted where focus stays: at the end, after a veto, where every field refuses, with Done")
    func staying() throws {
        let form = form(2)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        let formDelegate = FormDelegate()
        formDelegate.allows = false
        form.navigator.delegate = formDelegate
        form.navigator.focusPrevious()
        form.navigator.delegate = nil
        let delegate = FieldDelegate()
        delegate.mayBegin = false
        form.fields[0].delegate = delegate
        form.navigator.focusPrevious()
        #expect(form.focus == "1")
        try form.device.tap(form.navigator.toolbar.doneItem)
        form.device.settle()
        #expect(form.focus == nil)
        #expect(form.posts.isEmpty)
    }

    @Test("a field that sends focus back where it came from is not heard, nor the other again")
    func back() {
        let form = form(2)
        let delegate = FieldDelegate()
        form.fields[0].becomeFirstResponder()
        form.fields[1].delegate = delegate
        delegate.onBegin = { form.fields[0].becomeFirstResponder() }
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.focus == "0")
        #expect(form.posts.isEmpty)
    }

    @Test("a field that passes focus on is not heard, and the other once", arguments: HeadlessBehavior.all)
    func passingOn(_ behavior: HeadlessBehavior) {
        let form = form(3, behavior)
        let delegate = FieldDelegate()
        form.fields[1].delegate = delegate
        delegate.onBegin = { form.navigator.focusNext() }
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.focus == "2")
        #expect(form.posts == ["layout 2"])
    }

    @Test("what the app announces when it is told of a move comes first")
    func announcement() {
        let form = form(2)
        let delegate = FormDelegate()
        form.navigator.delegate = delegate
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.posts == ["announcement Last field", "layout 1"])
    }

    // MARK: The toolbar

    @Test("#1809: the bar is read from Previous to Done, the placeholder once")
    func reading() throws {
        let form = form(2)
        form.fields[0].placeholder = "Email"
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.elements.map(\.accessibilityLabel) == ["Previous", "Next", "Email", "Done"])
        #expect(form.elements.map(\.accessibilityTraits.isButton) == [true, true, false, true])
        let disabled = form.elements.map { $0.accessibilityTraits.contains(.notEnabled) }
        #expect(disabled == [true, false, false, false])
    }

    @Test("a field without a title leaves no empty element in the bar", arguments: [nil, "", " ", "\n\u{00A0}"])
    func noTitle(_ placeholder: String?) {
        let form = form(2)
        form.fields[1].placeholder = placeholder
        for _ in 0..<2 {
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            #expect(form.elements.map(\.accessibilityLabel) == ["Previous", "Next", "0", "Done"])
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            #expect(form.elements.map(\.accessibilityLabel) == ["Previous", "Next", "Done"])
        }
    }

    @Test("the buttons say what they are called and what they do, in the library's words")
    func words() {
        let form = form(2)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let buttons = form.elements.filter(\.accessibilityTraits.isButton)
        #expect(buttons.map(\.accessibilityLabel) == [FormWord.previous.text(), FormWord.next.text(), "Done"])
        let hints: [FormWord] = [.previousHint, .nextHint, .doneHint]
        #expect(buttons.map(\.accessibilityHint) == hints.map { $0.text() })
    }

    @Test("from right to left the bar is mirrored, read in the same order, and the chevrons still point up and down")
    func rightToLeft() throws {
        var chevrons: [[UIImage?]] = []
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let form = DeviceForm(2, on: HeadlessDevice(layoutDirection: direction))
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            let edges = form.elements.map(\.frame.minX)
            #expect(edges == (direction == .leftToRight ? edges.sorted() : edges.sorted(by: >)))
            #expect(form.elements.map(\.accessibilityLabel) == ["Previous", "Next", "0", "Done"])
            chevrons.append([form.navigator.toolbar.previousItem.image, form.navigator.toolbar.nextItem.image])
        }
        #expect(chevrons[0] == [UIImage(systemName: "chevron.up"), UIImage(systemName: "chevron.down")])
        #expect(chevrons[0] == chevrons[1])
    }
}

extension DeviceForm {
    /// What has been posted to VoiceOver, in short form: "layout 1" for the field "1".
    fileprivate var posts: [String] {
        device.accessibilityPosts.map { post in
            let what = (post.element as? UITextField)?.placeholder ?? post.text ?? "?"
            switch post.notification {
            case .layoutChanged: return "layout \(what)"
            case .announcement: return "announcement \(what)"
            default: return "other \(what)"
            }
        }
    }

    /// The field that VoiceOver is at.
    fileprivate var cursor: String? {
        (UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UITextField)?.placeholder
    }

    /// The elements at which VoiceOver stops in the toolbar, in the order of the items.
    fileprivate var elements: [UIView] {
        func elements(in view: UIView) -> [UIView] {
            guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
            return view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements(in:))
        }
        let bar = navigator.toolbar
        guard bar.window != nil else { return [] }
        let views = bar.bar.items?.compactMap(HeadlessBarButton.view(of:)) ?? []
        return elements(in: bar).sorted { left, right in
            let places = [left, right].map { view in views.firstIndex { view.isDescendant(of: $0) } ?? views.count }
            return places[0] < places[1]
        }
    }
}

extension UIAccessibilityTraits {
    fileprivate var isButton: Bool { contains(.button) }
}

/// A field's delegate that refuses, or does something when editing begins.
@MainActor
private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var mayBegin = true
    var onBegin: () -> Void = {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }

    func textFieldDidBeginEditing(_ textField: UITextField) { onBegin() }
}

/// A navigator's delegate that vetoes a move, or makes an announcement when it's called.
@MainActor
private final class FormDelegate: FormNavigatorDelegate {
    var allows = true

    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom current: UIView?, to next: UIView) -> Bool { allows }

    func formNavigator(_ navigator: FormNavigator, didMoveFrom previous: UIView?, to current: UIView) {
        UIAccessibility.post(notification: .announcement, argument: "Last field")
    }
}
