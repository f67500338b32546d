/// Where a move through a form goes.
enum MoveDirection {
    case previous
    case next
}
