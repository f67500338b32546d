import FormDiagnosticsCore
import Testing

struct FormTableTests {
    @Test("a line for each field, with everything below each other")
    func text() {
        let table = FormTable([
            .init(number: 1, name: "UITextField “Name”", facts: ["toolbar", "Return moves on"], links: ["↓ “Email”"]),
            .init(
                number: 10, name: "UITextField “Email”",
                facts: ["toolbar", "Return ends editing", "invalid: Enter a valid email address"]),
            .init(number: nil, name: "UISwitch", facts: ["skipped: hidden"]),
        ])
        #expect(
            table.text == """
                1   UITextField “Name”   toolbar, Return moves on  ↓ “Email”
                10  UITextField “Email”  toolbar, Return ends editing, invalid: Enter a valid email address
                –   UISwitch             skipped: hidden
                """)
        #expect(FormTable([]).text == "")
    }
}
