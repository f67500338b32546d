import FormNavigation
import Testing
import UIKit

/// Forms that continue when a server answers, tested as Testing.md says.
@Suite("Forms that wait for a server")
struct ServerTests {
    /// A server that answers on a queue of its own, as `URLSession` does.
    private final class CallbackServer: Sendable {
        func submit(_ name: String, _ completion: @escaping @Sendable (String?) -> Void) {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
                completion(name == "Ada" ? "Somebody else has this name" : nil)
            }
        }
    }

    private final class NameViewController: UIViewController {
        let field = UITextField()
        let button = UIButton(type: .system)
        private let server = CallbackServer()
        private(set) var isSaved = false
        private(set) lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            field.frame = CGRect(x: 20, y: 120, width: 250, height: 34)
            button.setTitle("Save", for: .normal)
            button.frame = CGRect(x: 20, y: 170, width: 250, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
            view.addSubview(field)
            view.addSubview(button)
            form.configuration.endsEditingOnTapOutside = true
        }

        private func save() {
            server.submit(field.text ?? "") { problem in
                DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.show(problem) } }
            }
        }

        private func show(_ problem: String?) {
            field.formOptions.error = problem
            isSaved = problem == nil
            if problem != nil { form.focus(field) }
        }
    }

    @Test("a server's answer on the main queue shows an error in the field, and the next attempt succeeds")
    func callbacks() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (device, screen) = (HeadlessDevice(), NameViewController())
            device.show(screen)
            try device.tap(title: "Name")
            device.type("Ada")
            try device.tap(title: "Save")
            try await device.wait { screen.form.toolbar.state.error != nil }
            #expect(screen.field.isFirstResponder && !screen.isSaved)
            device.type(" L.")
            try device.tap(title: "Save")
            try await device.wait { screen.isSaved }
            #expect(screen.field.formOptions.error == nil)
        }
    }
}
