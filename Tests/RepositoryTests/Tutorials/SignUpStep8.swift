#if HEADLESS_UIKIT
    import Testing
    import UIKit

    /// The sign-up tutorial: tests.
    enum SignUpStep8 {
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
        }
    }

    extension SignUpStep8 {
        typealias SignUpViewController = SignUpStep7.SignUpViewController
    }
#endif
