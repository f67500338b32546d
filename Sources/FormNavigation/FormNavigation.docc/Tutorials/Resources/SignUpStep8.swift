import Testing
import UIKit

@testable import Screens

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
