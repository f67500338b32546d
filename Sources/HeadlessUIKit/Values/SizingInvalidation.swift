/// Constants for what causes a cell to be measured again, in table and collection views alike.
enum SizingInvalidation: Int {
    case disabled = 0
    case enabled = 1
    case includingConstraints = 2

    /// Reports changes of constraints from now on, if the value includes them.
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
