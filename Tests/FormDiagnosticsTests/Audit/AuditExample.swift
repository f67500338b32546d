import FormNavigationCore
import Foundation
import Testing

@testable import FormDiagnosticsCore

/// A form with a mistake, and the same form without it.
struct AuditExample: Sendable, CustomTestStringConvertible {
    let rule: AuditRule
    let testDescription: String
    let mistaken: AuditedForm
    let mended: AuditedForm

    /// Two text fields. The first one has the mistake.
    init(
        _ rule: AuditRule, _ description: String, base: (inout AuditedField) -> Void = { _ in },
        mistake: (inout AuditedField) -> Void
    ) {
        var field = AuditedField.text("Colour", number: 1)
        base(&field)
        let mended = AuditedForm.of([field, .text("Song", number: 2)])
        mistake(&field)
        self.init(rule, description, .of([field, .text("Song", number: 2)]), mended)
    }

    init(_ rule: AuditRule, _ description: String, _ mistaken: AuditedForm, _ mended: AuditedForm) {
        (self.rule, testDescription) = (rule, "\(rule): \(description)")
        (self.mistaken, self.mended) = (mistaken, mended)
    }
}

extension AuditedField {
    /// A text field without problems.
    static func text(_ placeholder: String?, number: Int) -> AuditedField {
        let view = AuditedView(number: number, name: "UITextField “\(placeholder ?? "")”", code: "field\(number)")
        var field = AuditedField(view: view, traits: TextTraits())
        field.placeholder = placeholder
        field.tag = number
        return field
    }

    /// Returns a copy with a change.
    func with(_ change: (inout AuditedField) -> Void) -> AuditedField {
        var field = self
        change(&field)
        return field
    }
}

extension AuditedForm {
    /// A form on an iPhone that ends in the last field.
    static func of(_ fields: [AuditedField], _ change: (inout AuditedForm) -> Void = { _ in }) -> AuditedForm {
        var form = AuditedForm(root: .init(number: 0, name: "UIView", code: "view"), navigator: "form", fields: fields)
        form.screen = .phone
        change(&form)
        return form
    }
}

extension AuditedScreen {
    static let phone = AuditedScreen(
        name: "this screen", size: CGSize(width: 393, height: 852), top: 59, keyboardHeight: 336)
}

extension AvoidanceSituation {
    /// A field on an iPhone above a keyboard with a toolbar.
    ///
    /// - Parameters:
    ///   - top: The top edge of the field.
    ///   - scrolls: Whether it's in a scroll view that fills the screen and can scroll.
    ///   - bars: The height of what's above the keyboard.
    static func field(
        at top: CGFloat, scrolls: Bool? = nil, bars: CGFloat = 44, container: Container? = nil,
        companion: CGRect? = nil
    ) -> AvoidanceSituation {
        let index = scrolls == nil ? nil : 0
        let frame = CGRect(x: 20, y: top, width: 353, height: 44)
        var situation = AvoidanceSituation(
            viewport: CGRect(x: 0, y: 103, width: 393, height: 749), keyboardTop: 852 - 336 - bars, distance: 10,
            caret: .init(frame: CGRect(x: 20, y: top, width: 353, height: 24), scrollView: index),
            field: .init(frame: frame, scrollView: index), container: container)
        if let scrolls {
            situation.scrollViews = [
                .init(
                    frame: CGRect(x: 0, y: 0, width: 393, height: 852), contentOffset: CGPoint(x: 0, y: -103),
                    contentSize: CGSize(width: 393, height: 900), adjustedInsets: .init(top: 103, bottom: 34),
                    scrollsVertically: scrolls, mayChangeInset: scrolls)
            ]
        }
        if let companion { situation.companions = [.init(frame: companion, scrollView: index)] }
        return situation
    }
}
