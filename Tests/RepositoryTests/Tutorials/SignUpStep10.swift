#if HEADLESS_UIKIT
    import Testing
    import UIKit

    /// The sign-up tutorial: tests.
    enum SignUpStep10 {
        @MainActor
        struct SignUpTests {
            private func showForm() -> (HeadlessDevice, SignUpViewController) {
                let device = HeadlessDevice(.iPhone15)
                let screen = SignUpViewController()
                device.show(UINavigationController(rootViewController: screen))
                return (device, screen)
            }

            @Test("Return leads from the name to the email address")
            func returnKey() throws {
                let (device, _) = showForm()
                try device.tap(title: "Name")
                device.type("Ada Lovelace")
                device.pressReturn()
                #expect(device.keyboard.keyboardType == .emailAddress)
            }

            @Test("Next reaches six fields, and each is visible while it is edited")
            func everyField() throws {
                let (device, _) = showForm()
                try device.tap(title: "Name")
                let fields = device.fieldsReached {
                    $0.type("ada@example.org")
                    try $0.tap(title: "Next")
                }
                #expect(fields.count == 6)
                for field in fields {
                    field.becomeFirstResponder()
                    device.settle()
                    let sight = device.sight(of: field)
                    #expect(sight.isWhole, "\(sight)")
                }
            }

            @Test("the form is not sent while the email address has no @")
            func invalidEmail() throws {
                let (device, screen) = showForm()
                try device.tap(title: "Name")
                device.type("Ada Lovelace")
                device.pressReturn()
                device.type("ada")
                try device.tap(title: "Done")
                device.settle()
                try device.tap(title: "Join")
                #expect(screen.title == "Join the Library")
                #expect(device.keyboard.keyboardType == .emailAddress)

                device.type("@example.org")
                try device.tap(title: "Done")
                device.settle()
                try device.tap(title: "Join")
                #expect(screen.title == "Welcome")
            }
        }
    }

    extension SignUpStep10 {
        typealias SignUpViewController = SignUpStep7.SignUpViewController
    }
#endif
