import FormDiagnostics
import Foundation
import Testing
import UIKit

/// What the article about audits promises.
@MainActor
struct AuditPageTests {
    @Test("CheckingAForm.md: with the two mistakes that it names, the screen has the findings that it prints")
    func page() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = CheckingAFormListings.SignUpViewController()
        device.show(screen)
        #expect(FormAudit(of: screen).findings.isEmpty)
        screen.emailField.textContentType = nil
        screen.form.configuration.isToolbarEnabled = false
        let printed = FormAudit(of: screen).findings.map { "\($0)" }.joined(separator: "\n")
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: repository.appendingPathComponent(
                "Sources/FormDiagnostics/FormDiagnostics.docc/CheckingAForm.md"), encoding: .utf8)
        #expect(page.contains("```\n\(printed)\n```"), "\(printed)")
    }
}
