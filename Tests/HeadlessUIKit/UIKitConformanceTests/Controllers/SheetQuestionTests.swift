import Testing
import UIKit

/// Sheets that make room for the keyboard.
@MainActor
@Suite(.onStage)
struct SheetQuestionTests {
    @Test(
        "P12 for the keyboard a phone's sheet takes its largest detent, before or after the notifications",
        .needsSoftwareKeyboard, arguments: Question.sheetOrder.settings)
    func detent(setting: Setting) async throws {
        let screen = TestScreen(setting)
        let (sheet, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40)))
        sheet.view.addSubview(field)
        try #require(sheet.sheetPresentationController).detents = [.medium(), .large()]
        screen.stage.present(sheet, over: screen.controller, animated: false)
        await screen.settle()
        func top() -> CGFloat { sheet.view.convert(sheet.view.bounds, to: nil).minY }
        let medium = top()
        var topAtNotification: CGFloat?
        screen.log.observeKeyboard()
        screen.log.reactions["willShow"] = { topAtNotification = top() }
        field.becomeFirstResponder()
        await screen.settle()
        let large = top()
        // On an iPad, it's a form sheet, whose detents don't apply.
        if sheet.traitCollection.userInterfaceIdiom == .phone { #expect(large < medium) }
        let isFirst = topAtNotification.map { $0 < medium }
        setting.record(large == medium ? "stays" : isFirst == true ? "sheet first" : "keyboard first")
        field.resignFirstResponder()
        await screen.settle()
        #expect(top() == medium)
    }
}
