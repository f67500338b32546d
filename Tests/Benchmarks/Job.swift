/// What is measured.
enum Job: String, CaseIterable {
    case look = "one look (canGoNext)"
    case fields = "one look (fields)"
    case goNext = "whole move by goNext()"
    case toolbar = "whole move by the toolbar's Next"
    case returnKey = "whole move by Return"
    case firstFocus = "first focus in a form"
    case common = "three collections by common code"
    case keystroke = "keystroke"
    case keyboardChange = "keyboard change"
    case loadedRow = "move to a row that is loaded"
    case unloadedRow = "move to a row that is not loaded"

    /// A word or two for the head of a column.
    var short: String {
        switch self {
        case .look: "canGoNext"
        case .fields: "fields"
        case .goNext: "goNext"
        case .toolbar: "toolbar"
        case .returnKey: "Return"
        case .firstFocus: "first focus"
        case .common: "common/move"
        default: rawValue
        }
    }

    /// What the job may cost in a form of so many views: in bare walks of it, or for common code, in whole moves.
    func goal(views: Int) -> Goal? {
        let (few, some, many): (Double, Double, Double)
        switch self {
        case .look, .fields: (few, some, many) = (3, 1.5, 1.5)
        case .goNext, .toolbar, .returnKey: (few, some, many) = (20, 3.5, 2)
        case .firstFocus: (few, some, many) = (50, 12, 6)
        case .common: return views < 1_000 ? nil : .atLeast(15)
        // The same for any size; what is over 1 is noise.
        case .keystroke, .keyboardChange, .loadedRow, .unloadedRow: return .atMost(1.5)
        }
        return .atMost(views < 1_000 ? few : views < 10_000 ? some : many)
    }
}
