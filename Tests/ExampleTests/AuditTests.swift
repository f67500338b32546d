import ExampleScreens
import FormDiagnostics
import Testing
import UIKit

@testable import Example

/// The example's screens, as an app would check its own.
@MainActor
struct AuditTests {
    /// What a screen is there to show: words that are no address of the user's, such as the name of an ingredient.
    private static let shown: [String: Set<FormAudit.Rule>] = [
        "interview": [.missingContentType], "recipe": [.missingContentType],
    ]

    @Test("no screen of the example has a finding, but for those that it is there to show")
    func screens() {
        for screen in ExampleScreen.all {
            let device = Setting(model: .iPhone15).makeDevice(for: screen.language)
            let viewController = screen.makeViewController()
            device.show(viewController)
            device.settle()
            let findings = FormAudit(of: viewController, ignoring: Self.shown[screen.name] ?? []).findings
            #expect(findings.isEmpty, "\(screen.name)")
            guard let shown = Self.shown[screen.name] else { continue }
            let all = Set(FormAudit(of: viewController).findings.map(\.rule))
            #expect(all.isSuperset(of: shown), "\(screen.name)")
        }
    }

    @Test("neither has a screen that one of them presents", arguments: ["sheet", "event"])
    func presented(_ walkthrough: String) throws {
        let session = FormAudit.Session()
        let user = try walk(walkthrough)
        // A notice is about the smallest phone on its side, which is worth a look, and no mistake.
        let findings = session.findings.filter { $0.severity > .notice }
        #expect(findings.isEmpty)
        withExtendedLifetime(user) {}
    }
}
