import FormDiagnosticsCore
import FormNavigation
import FormNavigationCore
import UIKit

/// A tool that shows how a navigator sees a form.
///
/// Show the inspector over the screens of your app, or print a description:
///
/// ```swift
/// FormInspector.isEnabled = true
/// print(FormInspector.description(of: self))
/// ```
///
/// <doc:SeeingAForm> explains what it shows.
@MainActor
public enum FormInspector {
    private static var inspector: Inspector?

    /// A Boolean value that determines whether the inspector covers every screen that has a navigator.
    ///
    /// The inspector has its own window and is hidden from VoiceOver. It handles touches only on its own buttons and
    /// card, and on its numbers after the user taps Inspect. The default value is `false`.
    public static var isEnabled: Bool {
        get { inspector != nil }
        set {
            guard newValue != isEnabled else { return }
            inspector?.end()
            inspector = newValue ? Inspector() : nil
        }
    }

    /// Returns a description of the forms that a view controller shows, with a line for each field.
    ///
    /// Each field that Next goes to has its position in the order. Skipped fields follow, with the reason. Fields in rows that
    /// aren't loaded are missing.
    ///
    /// - Parameter viewController: The view controller. It can be a navigation, tab bar, split view, or page view
    ///   controller.
    /// - Returns: The lines. They contain the text of your app, but nothing that people typed.
    public static func description(of viewController: UIViewController) -> String {
        let navigators = FormNavigator.navigators(in: viewController)
        guard !navigators.isEmpty else { return "\(type(of: viewController)) has no navigator." }
        return text(of: navigators.flatMap { $0.facts(in: viewController) })
    }

    /// Returns a description of the forms of a navigator, with a line for each field.
    ///
    /// - Parameter navigator: The navigator. `FormNavigator.shared` has a form only while a field has focus; to describe one
    ///   of its screens, use the view controller.
    /// - Returns: The lines. They contain the text of your app, but nothing that people typed.
    public static func description(of navigator: FormNavigator) -> String {
        guard navigator.isAtWork else { return "The navigator was uninstalled, or another one has taken its place." }
        let screen = navigator.ownViewController ?? navigator.currentField?.window?.rootViewController
        return text(of: navigator.facts(in: screen))
    }

    // MARK: - Private

    private static func text(of forms: [FormFacts]) -> String {
        let tables = forms.map { ($0.root, FormTable(rows(of: $0)).text) }.filter { !$0.1.isEmpty }
        guard tables.count > 1 else { return tables.first?.1 ?? "There are no fields." }
        return tables.map { "\(SourceNames.place(of: $0)):\n\($1)" }.joined(separator: "\n\n")
    }

    private static func rows(of form: FormFacts) -> [FormTable.Row] {
        form.fields.enumerated().map { index, field in
            FormTable.Row(
                number: field.reason == nil ? index + 1 : nil, name: SourceNames.description(of: field.view),
                facts: field.facts, links: field.reason == nil ? field.links : [])
        }
    }
}

extension FormFacts.Field {
    /// A description of what the field has, or of why it's skipped.
    @MainActor var facts: [String] {
        if let obstacle { return ["skipped: \(obstacle)"] + (accessory.isToolbar ? ["toolbar"] : []) }
        var facts = [accessoryWords].compactMap { $0 }
        switch role {
        case .next: facts.append("Return moves on")
        case .last: facts.append("Return ends editing")
        case .untouched: break
        }
        if let obstacleToAvoidance { facts.append("no avoidance: \(obstacleToAvoidance)") }
        if let error = FormNavigator.contentError(in: view) {
            facts.append("invalid: \(error)")
        } else if view.formOptions.validation != nil {
            facts.append("valid")
        }
        return facts
    }

    /// What's above the keyboard, or `nil` for a control, which shows the toolbar only while it has focus.
    @MainActor private var accessoryWords: String? {
        switch accessory {
        case .none: view is any UITextInput ? "no toolbar" : nil
        case .toolbar: "toolbar"
        case .own(let own): "\(type(of: own)) above the keyboard"
        }
    }

    /// The reason why the field is skipped, with the view that causes it, or `nil` for a stop.
    @MainActor var obstacle: String? {
        reason.map { reason in reason.words + (responsibleView.map { " (\(SourceNames.place(of: $0)))" } ?? "") }
    }

    /// A description of where the links in its options lead.
    @MainActor var links: [String] {
        let options = view.formOptions
        return [("↓", options.next), ("↑", options.previous)].compactMap { arrow, target in
            target.map { "\(arrow) \(SourceNames.words(of: $0).map { "“\($0)”" } ?? "\(type(of: $0))")" }
        }
    }
}

extension FormFacts.Accessory {
    fileprivate var isToolbar: Bool { if case .toolbar = self { true } else { false } }
}
