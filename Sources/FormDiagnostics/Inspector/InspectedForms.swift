import FormDiagnosticsCore
import FormNavigation
import UIKit

/// The forms on a screen, as the inspector shows them. It holds views weakly.
@MainActor
struct InspectedForms {
    private struct Field {
        weak var view: UIView?
        weak var responsibleView: UIView?
        weak var next: UIView?
        var number: Int?
        var obstacle: String?
        var isSeen = true
    }

    private struct Finding {
        weak var view: UIView?
        let rule: String
        let severity: AuditSeverity
        let text: String
    }

    private struct Root {
        weak var view: UIView?
    }

    private var fields: [Field] = []
    private var findings: [Finding] = []
    private var heldRoots: [Root] = []
    private weak var fieldWithFocus: UIView?
    private weak var navigator: FormNavigator?

    /// Nothing.
    init() {}

    /// Reads the forms that a view controller shows.
    init(on screen: UIViewController) {
        let navigators = FormNavigator.navigators(in: screen)
        guard !navigators.isEmpty else { return }
        let forms = navigators.flatMap { $0.facts(in: screen) }
        let stops = Set(forms.flatMap(\.fields).filter { $0.reason == nil }.map { ObjectIdentifier($0.view) })
        for form in forms {
            for (index, field) in form.fields.enumerated() {
                // A field that one form skips may belong to another one.
                if field.reason != nil, stops.contains(ObjectIdentifier(field.view)) { continue }
                fields.append(
                    Field(
                        view: field.view, responsibleView: field.responsibleView, next: form.linkedField(after: field),
                        number: field.reason == nil ? index + 1 : nil, obstacle: field.obstacle,
                        isSeen: field.reason?.isOfUnseenField != true))
            }
        }
        heldRoots = forms.map { Root(view: $0.root) }
        navigator = navigators.first { $0.currentField != nil }
        fieldWithFocus = navigator?.currentField
        findings = FormAudit(of: screen).findings.map {
            Finding(view: $0.view, rule: $0.rule.description, severity: AuditSeverity($0.severity), text: "\($0)")
        }
    }

    /// The views that contain the forms.
    var roots: [UIView] { heldRoots.compactMap(\.view) }

    // MARK: - Where everything is

    func placedFields(in window: UIWindow) -> [InspectedField] {
        fields.map { field in
            InspectedField(
                number: field.number, frame: field.view?.frame(in: window) ?? .null, obstacle: field.obstacle,
                isSeen: field.isSeen, responsibleView: field.responsibleView?.frame(in: window),
                next: field.next.flatMap { next in fields.firstIndex { $0.view === next } })
        }
    }

    func placedFindings(in window: UIWindow) -> [InspectedFinding] {
        findings.compactMap { finding in
            finding.view?.frame(in: window).map {
                InspectedFinding(rule: finding.rule, severity: finding.severity, frame: $0)
            }
        }
    }

    /// The frames to keep above the keyboard: those of the focused field and its companions.
    func framesToKeepClear(in window: UIWindow) -> [CGRect] {
        guard let field = fieldWithFocus, let frame = field.editedFrame(in: window) else { return [] }
        let companions = navigator?.companions(of: field) ?? []
        return [frame] + companions.compactMap { $0.frame(in: window) }.filter { !$0.isEmpty }
    }

    // MARK: - Words

    /// Everything known about a field, for a report. It doesn't contain anything that people typed.
    func description(ofField index: Int) -> String? {
        guard fields.indices.contains(index), let view = fields[index].view,
            let screen = view.window?.rootViewController
        else { return nil }
        var lines = ["\(fields[index].number.map { "\($0)" } ?? "–")  \(SourceNames.place(of: view))"]
        let known = FormNavigator.navigators(in: screen).flatMap { $0.facts(in: screen) }.flatMap(\.fields)
        if let field = known.first(where: { $0.view === view && ($0.reason == nil) == (fields[index].number != nil) }) {
            lines += [field.facts.joined(separator: ", ")] + field.links
        }
        lines += view.traitLines
        let frame = view.frame(in: view.window).map {
            String(format: "%.0f × %.0f points, at %.0f, %.0f", $0.width, $0.height, $0.minX, $0.minY)
        }
        lines += [frame].compactMap { $0 }
        let own = findings.filter { $0.view === view }.map(\.text)
        return (lines + (own.isEmpty ? [] : [""] + own)).joined(separator: "\n")
    }
}

extension FormNavigator.Decision.Reason {
    /// Whether a field that's skipped for this reason isn't on the screen.
    fileprivate var isOfUnseenField: Bool {
        [.hidden, .hiddenAncestor, .noSize, .scaledToNothing, .outOfSight, .behindModal, .covered].contains(self)
    }
}

extension FormFacts {
    /// The field that a link leads to, or `nil` if there's no link or the navigator ignores it.
    fileprivate func linkedField(after field: Field) -> UIView? {
        guard field.reason == nil, let next = field.view.formOptions.next,
            !ignoredLinks.contains(where: { $0.origin === field.view && $0.view === next }),
            fields.contains(where: { $0.view === next && $0.reason == nil })
        else { return nil }
        return next
    }
}

extension UIView {
    /// The view's frame in its window, if it's in that window.
    fileprivate func frame(in window: UIWindow?) -> CGRect? {
        guard let window, self.window === window else { return nil }
        return convert(bounds, to: nil)
    }

    /// The frame of the field or, in a tall text view, of the line with the caret, because only that line has to stay
    /// visible.
    fileprivate func editedFrame(in window: UIWindow) -> CGRect? {
        guard let textView = self as? UITextView, let end = textView.selectedTextRange?.end,
            let frame = frame(in: window)
        else { return frame(in: window) }
        let caret = textView.caretRect(for: end)
        guard textView.bounds.height > 3 * caret.height, caret.minY.isFinite, caret.height.isFinite else {
            return frame
        }
        let line = textView.convert(caret, to: nil)
        return CGRect(x: frame.minX, y: line.minY, width: frame.width, height: line.height)
    }

    /// A description of the view's text input traits.
    fileprivate var traitLines: [String] {
        guard let traits = TextTraits(of: self) else { return [] }
        let content = traits.contentType.map { ", \($0.rawValue)" } ?? ""
        return ["keyboard: \(traits.keyboard.rawValue)\(content)\(traits.isSecure ? ", secure" : "")"]
    }
}

extension AuditSeverity {
    fileprivate init(_ severity: FormAudit.Severity) {
        self =
            switch severity {
            case .notice: .notice
            case .warning: .warning
            case .error: .error
            }
    }
}
