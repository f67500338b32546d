import FormNavigation
import Testing
import UIKit

/// A form in a sheet at a medium detent, which grows for the keyboard (P12).
@MainActor
struct DetentFormTests {
    @MainActor
    private struct Stage {
        let device = HeadlessDevice()
        let presenter = UIViewController()
        let content: ColumnFormController

        init(scrolls: Bool, order: HeadlessBehavior.SheetOrder, isUndimmed: Bool = false) throws {
            device.behavior.sheetOrder = order
            content = ColumnFormController(count: 9, scrolls: scrolls)
            device.show(presenter)
            let sheet = try #require(content.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            if isUndimmed { sheet.largestUndimmedDetentIdentifier = .medium }
            presenter.present(content, animated: false)
            device.settle()
        }

        var top: CGFloat { content.view.convert(content.view.bounds, to: device.screen.coordinateSpace).minY }
    }

    @Test(
        "every field is clear of the keyboard, however the sheet grows, and the sheet goes back to where it was",
        arguments: [false, true], HeadlessBehavior.SheetOrder.allCases)
    func grows(scrolls: Bool, order: HeadlessBehavior.SheetOrder) throws {
        let stage = try Stage(scrolls: scrolls, order: order)
        let (top, rest) = (stage.top, Placement(of: stage.content.view))
        #expect(top == 426)
        #expect(stage.content.form?.focusNext() == true)
        for (index, field) in stage.content.fields.enumerated() {
            stage.device.settle()
            let frame = field.convert(field.bounds, to: stage.device.screen.coordinateSpace)
            #expect(stage.content.focus == "\(index)")
            #expect(frame.maxY <= stage.device.keyboard.frame.minY - 9.5, "field \(index)")
            #expect(frame.minY >= 69, "field \(index)")
            stage.device.pressReturn()
        }
        stage.device.settle()
        #expect(stage.top == top && stage.content.focus == nil)
        if !scrolls { #expect(Placement(of: stage.content.view).difference(from: rest) == nil) }
        #expect((stage.content.view as? UIScrollView)?.contentInset ?? .zero == .zero)
    }

    @Test("a person who drags the sheet between its heights while typing leaves the field where it is seen")
    func dragged() throws {
        let stage = try Stage(scrolls: true, order: .notificationsFirst)
        let field = stage.content.fields[8]
        field.becomeFirstResponder()
        stage.device.settle()
        for detent in [UISheetPresentationController.Detent.Identifier.large, .medium] {
            stage.device.dragSheet(of: stage.content, to: detent)
            stage.device.settle()
            let frame = field.convert(field.bounds, to: stage.device.screen.coordinateSpace)
            #expect(frame.maxY <= stage.device.keyboard.frame.minY - 9.5, "\(detent.rawValue)")
        }
    }

    @Test("a form behind a sheet that leaves it in use keeps its own, and is moved for its own fields only")
    func behind() throws {
        let stage = try Stage(scrolls: true, order: .notificationsFirst, isUndimmed: true)
        let field = UITextField(named: "behind", frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.presenter.view.addSubview(field)
        let form = FormNavigator(viewController: stage.presenter)
        #expect(form.focusNext() && field.isFirstResponder)
        stage.device.settle()
        #expect(stage.device.keyboard.inputAccessoryView === form.toolbar)
        #expect(stage.top == 426, "the keyboard isn't the sheet's")
        stage.content.fields[0].becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.keyboard.inputAccessoryView === stage.content.form?.toolbar)
        #expect(stage.presenter.view.transform.isIdentity && stage.top == 69)
    }

    @Test("a form behind a sheet is left alone while the sheet is larger than the detent that leaves it in use")
    func dimmed() throws {
        let stage = try Stage(scrolls: true, order: .notificationsFirst, isUndimmed: true)
        let fields = [100, 200].map { UITextField(named: "\($0)", frame: CGRect(x: 20, y: $0, width: 200, height: 40)) }
        for field in fields { stage.presenter.view.addSubview(field) }
        let form = FormNavigator(viewController: stage.presenter)
        for (detent, isInUse) in [(UISheetPresentationController.Detent.Identifier.large, false), (.medium, true)] {
            stage.device.dragSheet(of: stage.content, to: detent)
            stage.device.settle()
            #expect(form.focusFirst() == isInUse, "\(detent.rawValue)")
        }
        #expect(fields[0].isFirstResponder)
    }
}
