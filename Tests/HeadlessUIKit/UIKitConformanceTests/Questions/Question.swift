/// A question on which sources disagree, and which a device decides: a test that asks it passes either way, and records
/// the answer.
enum Question: String, CaseIterable, Sendable {
    case textFieldOrder
    case textViewOrder
    case handover
    case refusedHandover
    case handoverNotifications
    case sharedAccessory
    case turning
    case screenAsObject
    case hiddenFocus
    case endingNothing
    case insertedText
    case emptyText
    case fieldFont
    case movedSafeArea
    case toolbarHeight
    case toolbarTouches
    case earlyFocus
    case intoSight
    case sheetOrder
    case tableReload
    case hiddenCellPath
    case prefetchedCells
    case prefetchedSubviews
    case containerFrames
    case guideConstraints
    case smoothScroll
    case didFrame
    case primaryAction
    case accessoryTint

    /// The statements that the answer confirms or refutes.
    var statements: [String] {
        switch self {
        case .textFieldOrder, .textViewOrder: ["A10"]
        case .handover: ["A25"]
        case .refusedHandover: ["A27"]
        case .handoverNotifications: ["A28", "A29", "E11"]
        case .sharedAccessory: ["A28"]
        case .turning: ["E10"]
        case .screenAsObject: ["E4"]
        case .hiddenFocus: ["A34"]
        case .endingNothing: ["A20"]
        case .insertedText: ["L7"]
        case .emptyText: ["L9"]
        case .fieldFont: ["L13"]
        case .movedSafeArea: ["P1", "P2", "P3"]
        case .toolbarHeight: ["D6", "P6"]
        case .toolbarTouches: ["P7"]
        case .earlyFocus: ["A5", "P19"]
        case .intoSight: ["F13", "P13"]
        case .sheetOrder: ["P12"]
        case .tableReload: ["G13"]
        case .hiddenCellPath: ["G3"]
        case .prefetchedCells: ["P17"]
        case .prefetchedSubviews: ["Q24"]
        case .containerFrames: ["Q17"]
        case .guideConstraints: ["Q18"]
        case .smoothScroll: ["Q22"]
        case .didFrame: ["Q25"]
        case .primaryAction: ["B5", "Q26"]
        case .accessoryTint: ["Q30"]
        }
    }
}
