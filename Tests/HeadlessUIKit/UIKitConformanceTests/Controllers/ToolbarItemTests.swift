import Testing
import UIKit

/// Toolbars and their items.
@MainActor
@Suite(.onStage)
struct ToolbarItemTests {
    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    @Test("D6 P6 how high a toolbar is by nature", arguments: Question.toolbarHeight.settings)
    func height(setting: Setting) {
        _ = makeStage(setting)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
        toolbar.sizeToFit()
        #expect(toolbar.bounds.width == 320)
        setting.record("\(toolbar.bounds.height)")
    }

    @Test("P7 whether a toolbar takes touches between its items", arguments: Question.toolbarTouches.settings)
    func touches(setting: Setting) async {
        let screen = TestScreen(setting)
        let field = screen.field("a")
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [button("One"), .flexibleSpace(), button("Two")]
        field.inputAccessoryView = toolbar
        field.becomeFirstResponder()
        await screen.settle()
        let middle = CGPoint(x: toolbar.bounds.midX, y: toolbar.bounds.midY)
        setting.record(toolbar.hitTest(middle, with: nil) == nil ? "lets them through" : "takes them")
    }

    @Test("D11 items are nil by default, and kept in order")
    func items() {
        _ = makeStage()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(toolbar.items == nil)
        let items = [button("One"), button("Two"), button("Three")]
        toolbar.setItems(items, animated: true)
        #expect(toolbar.items == items)
    }

    @Test("K4 an action gives its item title and picture, unless they are given")
    func actionTitles() {
        _ = makeStage()
        let image = UIImage(systemName: "plus")
        let action = UIAction(title: "Title", image: image) { _ in }
        let plain = UIBarButtonItem(primaryAction: action)
        #expect(plain.title == "Title")
        #expect(plain.image === image)
        let given = UIBarButtonItem(title: "Given", primaryAction: action)
        #expect(given.title == "Given")
        plain.primaryAction = UIAction(title: "Other") { _ in }
        #expect(plain.title == "Other")
        #expect(plain.image == nil)
    }
}
