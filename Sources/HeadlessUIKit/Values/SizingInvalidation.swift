/// What has a cell measured again, in tables and collections alike.
enum SizingInvalidation: Int {
    case disabled = 0
    case enabled = 1
    case includingConstraints = 2

    /// Who wants to hear of constraints hears of them from now on.
    @MainActor
    func begin() {
        if self == .includingConstraints { ConstraintLayout.tellsCells = true }
    }

    func includes(constraints: Bool) -> Bool {
        switch self {
        case .disabled: false
        case .enabled: !constraints
        case .includingConstraints: true
        }
    }
}
