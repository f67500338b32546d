import Testing
import UIKit

/// What the device says of what a user sees, of what has changed, and of where Next leads.
@MainActor
struct SightTests {
    private func frame(_ y: CGFloat) -> CGRect { CGRect(x: 20, y: y, width: 200, height: 40) }

    @Test("a view that nothing hides is wholly seen, and its place is told in screen coordinates")
    func whole() {
        let stage = ViewStage()
        let field = stage.add(UITextField(), frame(100))
        let sight = stage.device.sight(of: field)
        #expect(sight.isWhole && sight.obstacles.isEmpty)
        #expect(sight.frame == frame(100) && sight.visibleFrame == frame(100))
        #expect(sight.description == "all of UITextField at (20, 100, 200, 40) is visible")
        stage.device.windowOrigin.x = 50
        #expect(stage.device.sight(of: field).frame.minX == 70)
    }

    @Test("hidden, transparent and clipping ancestors, and the edge of the screen, are named, outermost first")
    func ancestors() {
        let stage = ViewStage()
        let (outer, inner) = (stage.add(UIView(), CGRect(x: 0, y: 0, width: 393, height: 200)), UIView())
        inner.frame = CGRect(x: 0, y: 0, width: 393, height: 130)
        outer.addSubview(inner)
        let field = UITextField(frame: frame(100))
        inner.addSubview(field)
        #expect(stage.device.sight(of: field).isWhole, "nothing clips yet")
        inner.clipsToBounds = true
        let sight = stage.device.sight(of: field)
        #expect(sight.obstacles == [.clipped(by: inner)])
        #expect(sight.visibleFrame == CGRect(x: 20, y: 100, width: 200, height: 30))
        outer.alpha = 0
        inner.isHidden = true
        #expect(stage.device.sight(of: field).obstacles == [.transparent(outer), .hidden(inner), .clipped(by: inner)])
        outer.alpha = 1
        inner.isHidden = false
        inner.clipsToBounds = false
        field.frame.origin.x = 300
        #expect(stage.device.sight(of: field).obstacles == [.screenEdge])
        field.removeFromSuperview()
        #expect(stage.device.sight(of: field).obstacles == [.noWindow])
    }

    @Test("what is in front counts where it draws something, and where it overlaps")
    func covers() {
        let stage = ViewStage()
        let field = stage.add(UITextField(), frame(100))
        let overlay = stage.add(UIView(), CGRect(x: 0, y: 0, width: 393, height: 120))
        #expect(stage.device.sight(of: field).isWhole, "it draws nothing")
        let plate = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 110))
        plate.backgroundColor = .red
        overlay.addSubview(plate)
        #expect(stage.device.sight(of: field).obstacles == [.covered(by: plate)])
        plate.frame.size.height = 100
        #expect(stage.device.sight(of: field).isWhole)
        plate.frame.size.height = 100.4
        #expect(stage.device.sight(of: field).isWhole, "nobody sees half a point")
        stage.root.sendSubviewToBack(overlay)
        plate.frame.size.height = 200
        #expect(stage.device.sight(of: field).isWhole, "it is behind")
    }

    @Test("other windows and the keyboard are in front as well")
    func windows() {
        let stage = ViewStage()
        let field = stage.add(UITextField(), frame(780))
        field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.sight(of: field).obstacles == [.keyboard])
        #expect(stage.device.sight(of: field).description.contains("behind the keyboard at"))
        field.resignFirstResponder()
        stage.device.settle()
        #expect(stage.device.sight(of: field).isWhole)
        let window = UIWindow(frame: CGRect(x: 0, y: 700, width: 393, height: 152))
        window.backgroundColor = .white
        window.isHidden = false
        #expect(stage.device.sight(of: field).obstacles == [.covered(by: window)])
    }

    @Test("the caret is where the text ends, and is seen or not by itself")
    func caret() throws {
        let stage = ViewStage()
        let text = stage.add(UITextView(), CGRect(x: 20, y: 400, width: 200, height: 440))
        #expect(stage.device.caretFrame == nil && stage.device.caretVisibility == nil)
        text.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.caretFrame?.origin == CGPoint(x: 25, y: 408))
        #expect(stage.device.caretVisibility?.isWhole == true)
        #expect(!stage.device.sight(of: text).isWhole)
        stage.device.type(String(repeating: "\n", count: 8))
        let caret = try #require(stage.device.caretFrame)
        #expect(caret.minY > stage.device.keyboard.frame.minY)
        #expect(stage.device.caretVisibility?.obstacles == [.keyboard])
    }

    @Test("two moments differ in what has been changed between them, and in nothing else")
    func snapshots() {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let stage = ViewStage()
        let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 393, height: 600))
        let field = UITextField(frame: frame(100))
        field.placeholder = "City"
        scrollView.addSubview(field)
        let before = HeadlessSnapshot(of: stage.root)
        #expect(HeadlessSnapshot(of: stage.root).changes(since: before) == [])
        let delegate = Delegate()
        field.delegate = delegate
        field.returnKeyType = .next
        field.inputAccessoryView = UIToolbar()
        scrollView.contentInset.bottom = 300
        stage.root.transform = CGAffineTransform(translationX: 0, y: -20)
        stage.controller.additionalSafeAreaInsets.bottom = 5
        let changes = HeadlessSnapshot(of: stage.root).changes(since: before)
        #expect(
            changes.map(\.property) == [
                "transform", "additionalSafeAreaInsets", "contentInset", "delegate", "returnKeyType",
                "inputAccessoryView",
            ])
        #expect(changes[2].description == "UIScrollView: contentInset (0, 0, 0, 0) → (0, 0, 300, 0)")
        #expect(changes[4].description == "UITextField “City”: returnKeyType default → next")
        field.removeFromSuperview()
        let added = UIView()
        stage.root.addSubview(added)
        #expect(
            HeadlessSnapshot(of: stage.root).changes(since: before).map(\.property).suffix(2) == ["added", "removed"])
    }

    @Test("the fields that Next leads to are told in order, from the one with focus, and so for any other way on")
    func reach() throws {
        let (device, form) = HeadlessDevice.showingForm()
        #expect(device.fieldsReached().isEmpty, "nobody has focus")
        try device.tap(form.name)
        #expect(device.fieldsReached() == [form.name, form.email])
        #expect(device.fieldsReached() == [form.email], "Next leads to where one is")
        #expect(device.fieldsReached { try $0.tap(title: "Previous") } == [form.email], "it is disabled")
        #expect(device.fieldsReached(limit: 0) == [form.email])
    }
}
