import Testing
import UIKit

/// Input views, and what's above the keys.
@MainActor
@Suite(.onStage)
struct AccessoryTests {
    @Test("D1 D2 what the first responder does not have, the chain may; nil reverts to the chain")
    func chain() async {
        let screen = TestScreen()
        let field = screen.field("a")
        let (own, shared) = (UIView.bar(), UIView.bar(50))
        screen.controller.bar = shared
        field.inputAccessoryView = own
        field.becomeFirstResponder()
        await screen.settle()
        #expect(own.window != nil && shared.window == nil)
        field.inputAccessoryView = nil
        field.reloadInputViews()
        await screen.settle()
        #expect(own.window == nil && shared.window != nil)
        #expect(shared.window !== screen.window)
        screen.controller.pad = .bar(200)
        field.reloadInputViews()
        await screen.settle()
        #expect(screen.controller.pad?.window != nil)
    }

    @Test("D1 a search bar's accessory view serves its field")
    func searchBar() async {
        let screen = TestScreen()
        let searchBar = screen.add(UISearchBar(), CGRect(x: 0, y: 120, width: 300, height: 56))
        let accessory = UIView.bar()
        searchBar.inputAccessoryView = accessory
        searchBar.becomeFirstResponder()
        await screen.settle()
        #expect(accessory.window != nil)
    }

    @Test("D3 setting input views while focused has no effect until reloadInputViews")
    func reload() async {
        let screen = TestScreen()
        let field = screen.field("a")
        let other = screen.field("b")
        field.becomeFirstResponder()
        await screen.settle()
        let (accessory, picker) = (UIView.bar(), UIView.bar(216))
        field.inputAccessoryView = accessory
        field.inputView = picker
        await screen.settle()
        #expect(accessory.window == nil && picker.window == nil)
        other.reloadInputViews()
        await screen.settle()
        #expect(accessory.window == nil)
        field.reloadInputViews()
        await screen.settle()
        #expect(accessory.window != nil && picker.window != nil)
        field.resignFirstResponder()
        await screen.settle()
        #expect(accessory.window == nil && picker.window == nil)
    }

    @Test(
        "Q30 the view above the keys has the tint of the field's window, or another",
        arguments: Question.accessoryTint.settings)
    func tint(setting: Setting) async {
        let screen = TestScreen(setting)
        let field = screen.field("a")
        let accessory = UIView.bar()
        field.inputAccessoryView = accessory
        screen.window.tintColor = .red
        field.becomeFirstResponder()
        await screen.settle()
        #expect(field.tintColor == .red)
        setting.record(accessory.tintColor == .red ? "the window's tint" : "another tint")
    }

    @Test(
        "D5 D10 the accessory view is part of the keyboard's frame and as wide as the keyboard", .needsSoftwareKeyboard)
    func frame() async throws {
        let screen = TestScreen()
        let field = screen.field("a")
        field.becomeFirstResponder()
        await screen.settle()
        let keys = try #require(screen.stage.keyboardFrame)
        field.resignFirstResponder()
        await screen.settle()
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        await screen.settle()
        let all = try #require(screen.stage.keyboardFrame)
        #expect(all == CGRect(x: keys.minX, y: keys.minY - 44, width: keys.width, height: keys.height + 44))
        #expect(accessory.frame.width == keys.width)
    }

    @Test(
        "D10 an accessory view laid out by constraints is as high as they make it, and as wide as the keyboard",
        .needsSoftwareKeyboard)
    func constraints() async throws {
        let screen = TestScreen()
        let field = screen.field("a")
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.heightAnchor.constraint(equalToConstant: 52).isActive = true
        field.inputAccessoryView = view
        field.becomeFirstResponder()
        await screen.settle()
        let keyboard = try #require(screen.stage.keyboardFrame)
        #expect(view.bounds.size == CGSize(width: keyboard.width, height: 52))
    }

    @Test("D13 input clicks are off unless a view opts in")
    func audioFeedback() {
        final class Plain: UIView, UIInputViewAudioFeedback {}
        let feedback: any UIInputViewAudioFeedback = Plain(frame: .zero)
        #expect(!feedback.clicks)
    }
}

extension UIInputViewAudioFeedback {
    /// Whether keys click: an optional requirement in Apple's UIKit, with a default implementation in the headless
    /// UIKit.
    fileprivate var clicks: Bool {
        let wish: Bool? = enableInputClicksWhenVisible
        return wish ?? false
    }
}
