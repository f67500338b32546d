import FormNavigation
import SwiftUI
import TestSupport
import Testing
import UIKit

/// The code in MixingWithSwiftUI.md does what the text around it says.
@MainActor
struct MixingPageTests {
    final class AddressViewController: UIViewController {
        let fields = (0..<2).map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: 100 + 60 * $0, width: 250, height: 40))
        }
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            form = FormNavigator(viewController: self)
        }
    }

    struct AddressScreen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> AddressViewController { AddressViewController() }
        func updateUIViewController(_ controller: AddressViewController, context: Context) {}
    }

    private struct AddressView: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
            UITextField(named: "street", frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        }
        func updateUIView(_ field: UITextField, context: Context) {}
    }

    @Test("MixingWithSwiftUI.md: a form of UIKit's in SwiftUI")
    func screen() throws {
        let device = HeadlessDevice()
        let host = UIHostingController(rootView: AddressScreen())
        device.show(host)
        let controller = try #require(host.children.first as? AddressViewController)
        #expect(controller.form?.focusNext() == true)
        device.pressReturn()
        #expect(controller.fields[1].isFirstResponder)
    }

    @Test("MixingWithSwiftUI.md: a navigator for the hosting controller, and back to the field after a presentation")
    func hostingController() throws {
        let device = HeadlessDevice()
        var form: FormNavigator?
        let host = UIHostingController(rootView: AddressView())
        form = FormNavigator(viewController: host)
        form?.configuration.isAvoidanceEnabled = false
        device.show(host)
        #expect(form?.focusNext() == true)
        let field = try #require(form?.currentField)
        host.present(UIHostingController(rootView: AddressScreen()), animated: false)
        field.resignFirstResponder()
        host.dismiss(animated: false)
        device.settle()
        form?.restoreFocus()
        #expect(form?.currentField === field)
        form?.endEditing()
    }
}
