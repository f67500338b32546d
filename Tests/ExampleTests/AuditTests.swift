import ExampleScreens
import FormDiagnostics
import Testing
import UIKit

@testable import Example

/// The example's screens, as an app would check its own.
@MainActor
struct AuditTests {
    /// What a screen is there to show: text that begins with one line and grows.
    private static let shown: [String: Set<FormAudit.Rule>] = ["delivery": [.smallTarget], "letter": [.smallTarget]]

    @Test("no screen of the example has a finding, but for those that it is there to show")
    func screens() {
        for screen in ExampleScreen.all {
            let device = Setting(model: .iPhone15).makeDevice(for: screen.language)
            let viewController = screen.makeViewController()
            device.show(viewController)
            device.settle()
            let findings = FormAudit(of: viewController, ignoring: Self.shown[screen.name] ?? []).findings
            #expect(findings.isEmpty, "\(screen.name)")
            let all = Set(FormAudit(of: viewController).findings.map(\.rule))
            #expect(all.isSuperset(of: Self.shown[screen.name] ?? []), "\(screen.name)")
        }
    }
}
