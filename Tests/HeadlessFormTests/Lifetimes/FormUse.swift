import FormNavigation
import UIKit

/// A way to move through a form, or to end editing.
enum FormUse: String, CaseIterable {
    // Items of the toolbar.
    case next, nextToSwitch, nextToNote, nextFromNote, previous, previousToRow, done
    // Items that run the app's code, and the app's own bar.
    case nextAction, previousAction, doneAction, fieldDoneAction, titleAction, item, fieldItem
    case nextWithProgress, nextInOwnBar, doneInOwnBar
    // Keys.
    case returnKey, returnOnExit, returnToRow, returnInLast, returnInInvalid
    case tab, shiftTab, tabFromSwitch, escape, commandReturn
    case type, typeFull, typeInNote
    // Taps.
    case tapOutside, tapField, tapLastField, tapNote
    // Calls by the app.
    case becomeFirst, focusNext, focusPrevious, focus, focusFirst, focusRow, restoreFocus, focusFirstInvalid, endEditing
    case reload, configure, uninstall, viewEndsEditing, removeField, reloadRows
    // What happens around the form.
    case dismissKeyboard, turn, scroll, changeKeyboard

    /// The field that has focus beforehand; `nil` if no field has.
    private var start: String? {
        switch self {
        case .becomeFirst, .focusFirst, .tapLastField: nil
        case .nextToSwitch, .done, .escape, .commandReturn, .previous, .shiftTab, .focusPrevious: "second"
        case .previousAction, .doneAction, .fieldDoneAction, .item, .fieldItem, .doneInOwnBar: "second"
        case .nextToNote, .tabFromSwitch: "switch"
        case .nextFromNote, .typeInNote: "note"
        case .returnInInvalid: "last"
        case .previousToRow, .returnInLast, .endEditing, .dismissKeyboard, .turn, .uninstall, .configure: "last"
        case .returnToRow, .scroll, .reloadRows: "row 0"
        default: "first"
        }
    }

    /// Whether rows appear and disappear.
    var isAboutRows: Bool {
        switch self {
        case .previousToRow, .returnToRow, .focusRow, .reloadRows, .scroll, .turn, .configure, .uninstall, .becomeFirst:
            true
        default: false
        }
    }

    /// Gives focus to the field in which this begins.
    @MainActor
    func begin(_ screen: LifetimeScreen, on device: HeadlessDevice) {
        switch start {
        case nil: break
        case "switch":
            screen.second.becomeFirstResponder()
            device.settle()
            screen.form?.focusNext()
        case "note": screen.note.becomeFirstResponder()
        case let name?: screen.field(name)?.becomeFirstResponder()
        }
        if self == .restoreFocus { screen.view.endEditing(true) }
        if self == .typeFull { screen.first.formOptions.autoAdvanceLength = 1 }
        device.settle()
    }

    /// The action itself, which holds no more of the screen than a user or a call does.
    @MainActor
    func action(_ screen: LifetimeScreen, on device: HeadlessDevice) -> () throws -> Void {
        let form = screen.form
        let (toolbar, list) = (form?.toolbar, screen.list)
        func tap(_ item: UIBarButtonItem?) -> () throws -> Void { { try item.map(device.tap) } }
        // By position: a device that searches for a view reads placeholders, which is the app's code too.
        func tap(_ view: UIView) -> () -> Void {
            let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            return { device.tap(at: point) }
        }
        func ask(_ body: @escaping (FormNavigator) -> Void) -> () -> Void { { [weak form] in form.map(body) } }
        switch self {
        case .next, .nextToSwitch, .nextToNote, .nextFromNote, .nextAction, .nextWithProgress:
            return tap(toolbar?.nextItem)
        case .previous, .previousToRow, .previousAction: return tap(toolbar?.previousItem)
        case .done, .doneAction, .fieldDoneAction: return tap(toolbar?.doneItem)
        case .titleAction: return { try? device.tap(title: "Title") }
        case .item, .fieldItem: return tap(screen.item)
        case .nextInOwnBar: return { [actions = screen.bar?.actions] in actions?.next() }
        case .doneInOwnBar: return { [actions = screen.bar?.actions] in actions?.done() }
        case .returnKey, .returnOnExit, .returnToRow, .returnInLast, .returnInInvalid: return { device.pressReturn() }
        case .tab, .tabFromSwitch: return { device.press(.keyboardTab) }
        case .shiftTab: return { device.press(.keyboardTab, modifiers: .shift) }
        case .escape: return { device.press(.keyboardEscape) }
        case .commandReturn: return { device.press(.keyboardReturnOrEnter, modifiers: .command) }
        case .type, .typeFull, .typeInNote: return { device.type("x") }
        case .tapOutside: return { device.tap(at: CGPoint(x: 350, y: 200)) }
        case .tapField: return tap(screen.second)
        case .tapLastField: return tap(screen.last)
        case .tapNote: return tap(screen.note)
        case .becomeFirst: return { [last = screen.last] in last.becomeFirstResponder() }
        case .focusNext: return ask { $0.focusNext() }
        case .focusPrevious: return ask { $0.focusPrevious() }
        case .focus: return { [weak form, last = screen.last] in form?.focus(last) }
        case .focusFirst: return ask { $0.focusFirst() }
        case .focusRow:
            let path = IndexPath(row: 25, section: 0)
            return ask { $0.focusRow(at: path, in: list) }
        case .restoreFocus: return ask { $0.restoreFocus() }
        case .focusFirstInvalid: return ask { $0.focusFirstInvalid() }
        case .endEditing: return ask { $0.endEditing() }
        case .reload: return ask { $0.reload() }
        case .configure:
            return ask {
                $0.configuration.isToolbarEnabled = false
                $0.configuration.isAvoidanceEnabled = false
                $0.configuration = FormNavigator.Configuration()
            }
        case .uninstall: return ask { $0.uninstall() }
        case .viewEndsEditing: return { [container = screen.container] in container.endEditing(true) }
        case .removeField: return { [first = screen.first] in first.removeFromSuperview() }
        case .reloadRows:
            return {
                (list as? UITableView)?.reloadData()
                (list as? UICollectionView)?.reloadData()
            }
        case .dismissKeyboard: return { device.dismissKeyboard() }
        case .turn: return { device.rotate(to: .landscapeLeft) }
        case .scroll: return { list.contentOffset.y = 300 }
        case .changeKeyboard: return { device.keyboard.isHardwareKeyboardAttached = true }
        }
    }
}

extension FormNavigator {
    /// Gives focus to the field in a row of a table or collection view.
    func focusRow(at path: IndexPath, in list: UIScrollView) {
        if let table = list as? UITableView { focus(at: path, in: table) }
        if let collection = list as? UICollectionView { focus(at: path, in: collection) }
    }
}
