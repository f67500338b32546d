import FormNavigation
import TestSupport
import Testing
import UIKit

/// The app's navigator, while a screen is presented over a field that keeps focus.
@MainActor
struct PresentedFormTests {
    /// What an app or a user requests on the screen in front.
    enum Request: CaseIterable {
        case focus, focusFirst, focusNext, focusPrevious

        @MainActor
        func perform(_ navigator: FormNavigator, _ fields: [UITextField]) -> Bool {
            switch self {
            case .focus: navigator.focus(fields[1])
            case .focusFirst: navigator.focusFirst()
            case .focusNext: navigator.focusNext()
            case .focusPrevious: navigator.focusPrevious()
            }
        }

        /// The field that it leads to.
        var target: Int { self == .focus || self == .focusPrevious ? 1 : 0 }
    }

    @Test(
        "requests and moves are those of the screen in front", arguments: Request.allCases,
        [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func inFront(_ request: Request, _ style: UIModalPresentationStyle) throws {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.enable()
        defer {
            shared.endEditing()
            shared.configuration = before
        }
        let form = DeviceForm(2)
        form.navigator.uninstall()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        let fields = (0..<2).map {
            UITextField(named: "sheet \($0)", frame: CGRect(x: 20, y: 80 + 50 * $0, width: 300, height: 40))
        }
        for field in fields { sheet.view.addSubview(field) }
        form.viewController.present(sheet, animated: true)
        form.device.settle()
        try #require(form.focus == "0")
        #expect(shared.fields == fields)
        #expect(request.perform(shared, fields))
        form.device.settle()
        #expect(fields[request.target].isFirstResponder)
        #expect(shared.currentField === fields[request.target])
        #expect(shared.fields == fields)
        #expect(form.device.keyboard.inputAccessoryView === shared.toolbar)
        #expect(shared.toolbar.nextItem.isEnabled == (request.target == 0))
    }

    @Test(
        "the screen behind has its own insets and offset again once a field in front has focus",
        arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func behind(_ style: UIModalPresentationStyle) throws {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.enable()
        defer {
            shared.endEditing()
            shared.configuration = before
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 852)
        let field = UITextField(named: "behind", frame: CGRect(x: 20, y: 780, width: 300, height: 40))
        scrollView.addSubview(field)
        controller.view.addSubview(scrollView)
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        try #require(scrollView.contentInset.bottom > 0)
        let sheet = FieldsController(at: [80])
        sheet.modalPresentationStyle = style
        controller.present(sheet, animated: true)
        device.settle()
        try #require(field.isFirstResponder)
        sheet.fields[0].becomeFirstResponder()
        device.settle()
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("a field that the app asks for below a presented screen stays without focus, and the trace says why")
    func askedForBelow() {
        let form = DeviceForm(2)
        form.viewController.present(UIViewController(), animated: false)
        form.device.settle()
        let decisions = trace { #expect(!form.navigator.focus(form.fields[1])) }
        #expect(
            decisions.map(\.kind) == [.notMoved]
                && decisions.first?.description.contains("below a presented screen") == true)
        #expect(form.focus == nil)
        form.viewController.dismiss(animated: false)
        form.device.settle()
        #expect(form.navigator.focus(form.fields[1]) && form.focus == "1")
    }
}
