import Testing
import UIKit

/// The stage itself.
@MainActor
@Suite(.onStage)
struct StageTests {
    @Test("what is shown has the key window until it is taken down")
    func showing() async {
        let stage = makeStage()
        let controller = UIViewController()
        let window = stage.show(controller)
        #expect(window.isKeyWindow && controller.view.window === window)
        await stage.takeDown()
        #expect(window.isHidden && !window.isKeyWindow)
        #expect(stage.windows.isEmpty)
    }

    @Test("text goes to who has focus, and to nobody without")
    func typing() {
        let screen = TestScreen()
        let (field, view) = (screen.field("a"), screen.textView("b"))
        #expect(screen.stage.focus == nil)
        #expect(!screen.stage.type("x"))
        field.becomeFirstResponder()
        #expect(screen.stage.focus === field)
        #expect(screen.stage.type("x"))
        view.becomeFirstResponder()
        #expect(screen.stage.type("yz"))
        #expect(field.text == "x" && view.text == "yz")
    }

    @Test("the keyboard's frame is there from when it has come until it has gone", .needsSoftwareKeyboard)
    func keyboard() async throws {
        let screen = TestScreen()
        #expect(screen.stage.keyboardFrame == nil)
        let field = screen.field("a")
        field.becomeFirstResponder()
        await screen.settle()
        let frame = try #require(screen.stage.keyboardFrame)
        #expect(frame.maxY == screen.window.screen.bounds.maxY)
        field.resignFirstResponder()
        await screen.settle()
        #expect(screen.stage.keyboardFrame == nil)
    }

    #if HEADLESS_UIKIT
        @Test("to wait for a headless device lets nobody else on, who could switch on another")
        func waiting() async {
            let stage = makeStage()
            let log = Log()
            let other = Task { @MainActor in log("another") }
            await stage.settle()
            await stage.wait { true }
            _ = await stage.turn(to: .landscapeLeft)
            #expect(log.take() == [])
            await other.value
            #expect(log.take() == ["another"])
        }
    #endif
}
