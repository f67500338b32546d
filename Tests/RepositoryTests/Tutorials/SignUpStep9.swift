#if HEADLESS_UIKIT
    import Testing
    import UIKit

    /// The sign-up tutorial: tests.
    enum SignUpStep9 {
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
        }
    }

    extension SignUpStep9 {
        typealias SignUpViewController = SignUpStep7.SignUpViewController
    }
#endif
