import FormDiagnostics
import Testing
import UIKit

/// The tutorial about checking a form: a test of one line.
enum CheckStep2 {
    @MainActor
    struct TicketTests {
        @Test("the form for a ticket has no problems")
        func form() {
            let screen = TicketViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = screen
            window.makeKeyAndVisible()
            #expect(FormAudit(of: screen).findings.isEmpty)
        }
    }
}

extension CheckStep2 {
    typealias TicketViewController = CheckStep3.TicketViewController
}
