import FormNavigation
import UIKit

/// What an app does inside its own code, while its screen and its navigator stay.
enum AppAct: String, CaseIterable {
    // Focus.
    case focusOther, focusNext, focusPrevious, focusFirst, focusRow, endEditing, viewEndsEditing, resign
    // The focused field.
    case remove, hide, disable, skip, exclude, move, changeText, setError, changeDelegate, changeOptions
    // The form.
    case insert, reloadRows, reload, changeOrder, hideToolbar, darken, switchOff, replaceToolbar, newNavigator
    case startAgain, forgetDelegate
    // The screen.
    case changeInset, scroll, present

    /// Whether UIKit allows it in some code. While a list configures a cell, the list must not be laid out (Q16).
    func isPossible(in code: AppCode) -> Bool {
        let laysOut: [AppAct] = [.focusOther, .focusNext, .focusPrevious, .focusFirst, .focusRow, .reloadRows, .scroll]
        return code != .cellForRow || !laysOut.contains(self)
    }

    /// - Parameter stage: The stage on which the app acts.
    @MainActor
    func perform(on stage: AppActStage) {
        let screen = stage.screen
        guard let form = screen.form else { return }
        let focused = screen.focusedField
        switch self {
        case .focusOther: (screen.second.isFirstResponder ? screen.last : screen.second).becomeFirstResponder()
        case .focusNext: form.focusNext()
        case .focusPrevious: form.focusPrevious()
        case .focusFirst: form.focusFirst()
        case .focusRow: form.focusRow(at: IndexPath(row: 0, section: 0), in: screen.list)
        case .endEditing: form.endEditing()
        case .viewEndsEditing: screen.view.endEditing(true)
        case .resign: focused?.resignFirstResponder()
        case .remove: focused?.removeFromSuperview()
        case .hide: focused?.isHidden = true
        case .disable: focused?.isEnabled = false
        case .skip: focused?.formOptions.stop = .never
        case .exclude: focused?.formOptions.isExcluded = true
        case .move: focused?.frame.origin.x += 20
        case .changeText: focused?.text = "New"
        case .setError: focused?.formOptions.error = "No."
        case .changeDelegate: if let focused { stage.changeDelegate(of: focused) }
        case .changeOptions: focused?.formOptions.toolbar.leadingItems = []
        case .insert: stage.insertField()
        case .reloadRows: screen.reloadRows()
        case .reload: form.reload()
        case .changeOrder: form.configuration.order = .position
        case .hideToolbar: form.configuration.isToolbarEnabled = false
        case .darken: form.configuration.keyboardAppearance = .dark
        case .switchOff: form.configuration.isEnabled = false
        case .replaceToolbar: form.accessoryView = HookedBar(screen.runner)
        case .newNavigator: screen.form = FormNavigator(viewController: screen)
        case .startAgain:
            form.uninstall()
            form.enable()
        case .forgetDelegate: form.delegate = nil
        case .changeInset: screen.list.contentInset.bottom += 40
        case .scroll: screen.list.contentOffset.y += 60
        case .present: screen.present(UIViewController(), animated: false)
        }
    }
}
