import FormNavigation
import UIKit

extension LifetimeScreen {
    /// Creates the navigator, and configures it, the fields, and the trace to run the app's code.
    ///
    /// What affects the course of a move is only set for the use that it's about.
    func install(for use: FormUse) -> FormNavigator {
        let runner = runner
        let form = FormNavigator(viewController: self)
        self.form = form
        form.delegate = self
        var configuration = form.configuration
        configuration.endsEditingOnTapOutside = true
        // Otherwise, Return in the last field would only cause a warning.
        configuration.invalidFieldPolicy = .allow
        configuration.order = .custom { fields in
            runner.run(.order)
            return fields
        }
        configuration.toolbar.titleText = { _ in
            runner.run(.titleText)
            return "Title"
        }
        for field in fields {
            let isLast = field === last
            field.formOptions.validation = .text { _ in
                runner.run(.validation)
                return isLast ? "No." : nil
            }
        }
        FormNavigator.trace = { decision in
            runner.run(.trace, "\(decision.kind.description) \(decision.reason?.description ?? "")")
        }

        func action(_ code: AppCode) -> UIAction { UIAction(title: "Go") { _ in runner.run(code) } }
        switch use {
        case .nextAction: configuration.toolbar.nextAction = action(.nextAction)
        case .previousAction: configuration.toolbar.previousAction = action(.previousAction)
        case .doneAction: configuration.toolbar.doneAction = action(.doneAction)
        case .fieldDoneAction: second.formOptions.toolbar.doneAction = action(.fieldDoneAction)
        case .titleAction: configuration.toolbar.titleAction = action(.titleAction)
        case .item:
            item = UIBarButtonItem(primaryAction: action(.item))
            configuration.toolbar.leadingItems = item.map { [$0] } ?? []
        case .fieldItem:
            item = UIBarButtonItem(primaryAction: action(.fieldItem))
            second.formOptions.toolbar.trailingItems = item.map { [$0] }
        case .nextWithProgress:
            rowsWithFieldsAreKnown = true
            configuration.toolbar.showsProgress = true
            configuration.toolbar.progressText = { place, count in
                runner.run(.progressText)
                return "\(place) of \(count)"
            }
        case .nextInOwnBar, .doneInOwnBar:
            let bar = HookedBar(runner)
            self.bar = bar
            form.accessoryView = bar
        case .returnOnExit:
            for field in fields { field.addAction(action(.editingDidEndOnExit), for: .editingDidEndOnExit) }
        case .returnInInvalid: last.formOptions.invalidFieldPolicy = .refuse
        default: break
        }
        form.configuration = configuration
        return form
    }

    /// Listens to all notifications of text inputs and of the keyboard.
    static func observeNotifications(_ runner: AppCodeRunner) -> [any NSObjectProtocol] {
        let codes: [(Notification.Name, AppCode)] = [
            (UITextField.textDidBeginEditingNotification, .didBeginNotification),
            (UITextField.textDidEndEditingNotification, .didEndNotification),
            (UITextField.textDidChangeNotification, .didChangeNotification),
            (UITextView.textDidBeginEditingNotification, .viewDidBeginNotification),
            (UITextView.textDidEndEditingNotification, .viewDidEndNotification),
            (UITextView.textDidChangeNotification, .viewDidChangeNotification),
            (UIResponder.keyboardWillShowNotification, .keyboardWillShow),
            (UIResponder.keyboardDidShowNotification, .keyboardDidShow),
            (UIResponder.keyboardWillHideNotification, .keyboardWillHide),
            (UIResponder.keyboardDidHideNotification, .keyboardDidHide),
            (UIResponder.keyboardWillChangeFrameNotification, .keyboardWillChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .keyboardDidChangeFrame),
        ]
        return codes.map { name, code in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { runner.run(code) }
            }
        }
    }
}
