/// What's measured.
enum Job: String, CaseIterable {
    case look = "one look (canFocusNext)"
    case focusNext = "whole move by focusNext()"
    case toolbar = "whole move by the toolbar's Next"
    case returnKey = "whole move by Return"
    case common = "three collections by common code"
    case firstFocus = "first focus in a form"
    case keystroke = "keystroke"
    case keyboardChange = "keyboard change"
    case screenUpdate = "screen update, nothing moved"
    case loadedRow = "move to a row that is loaded"
    case unloadedRow = "move to a row that is not loaded"
    case searchedRow = "one row looked at in a search"
    case creation = "creating a navigator"

    /// One or two words for the heading of a column.
    var short: String {
        switch self {
        case .look: "look"
        case .focusNext: "focusNext"
        case .toolbar: "toolbar"
        case .returnKey: "Return"
        case .common: "common/move"
        case .firstFocus: "first focus"
        default: rawValue
        }
    }

    /// What the time is divided by.
    var unit: String {
        switch self {
        case .look, .focusNext, .toolbar, .returnKey, .firstFocus: "per walk"
        case .common: "per move"
        case .keystroke, .keyboardChange, .screenUpdate, .loadedRow, .unloadedRow: "per small"
        case .searchedRow: "per own part"
        case .creation: "per toolbar"
        }
    }

    /// The goal for the ratio in a form with that many views, or in a job with its own sizes.
    func goal(views: Int?) -> Goal? {
        func bySize<Value>(_ few: Value, _ some: Value, _ many: Value) -> Value {
            switch views ?? 0 {
            case ..<1_000: few
            case ..<10_000: some
            default: many
            }
        }
        return switch self {
        // For information only: a move includes a few of them.
        case .look: nil
        case .focusNext, .toolbar, .returnKey: .atMost(bySize(50, 14, 8))
        case .common: bySize(nil, .atLeast(3), .atLeast(4))
        case .firstFocus: .atMost(bySize(110, 35, 20))
        // The same for any size; anything over 1 is noise.
        case .keystroke, .keyboardChange, .screenUpdate, .loadedRow, .unloadedRow: .atMost(1.5)
        case .searchedRow: .atMost(2)
        case .creation: .atMost(3)
        }
    }
}
