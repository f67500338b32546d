/// A row that a finger drags to another place.
struct RowMovement {
    /// Where the row is until the finger is lifted.
    let source: TableItem
    let cell: UITableViewCell
    /// Where the row goes when the finger is lifted: a place among the other rows.
    var target: TableItem
    /// The place that the delegate was last asked about.
    var proposal: TableItem
    /// The middle of the row, in the table's coordinates.
    var middle: CGFloat

    @MainActor
    init(_ cell: UITableViewCell, of item: TableItem) {
        self.cell = cell
        (source, target, proposal) = (item, item, item)
        middle = cell.center.y
    }

    /// How far an item is from where it stands without the movement: what is between the row's old place and its new one
    /// closes up, and makes room.
    ///
    /// - Parameter height: The row's.
    func shift(of item: TableItem, height: CGFloat) -> CGFloat {
        if target > source {
            let isPassed = target.section == source.section ? item <= target : item < target
            return item > source && isPassed ? -height : 0
        }
        return item >= target && item < source ? height : 0
    }

    /// The place that another row takes among the rows as they stand now.
    func place(of row: Int, in section: Int) -> TableItem {
        var place = row
        if section == source.section, let from = source.row, row > from { place -= 1 }
        if section == target.section, let to = target.row, place >= to { place += 1 }
        return .row(place, in: section)
    }

    /// The number of rows in a section, as they stand now.
    func count(in section: Int, of rows: Int) -> Int {
        rows - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }
}

/// The control at the trailing edge of a cell by which its row is dragged.
final class ReorderControl: UIControl {
    private let picture = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.tintColor = .tertiaryLabel
        picture.contentMode = .center
        addSubview(picture)
        addGestureRecognizer(ReorderRecognizer())
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}

/// The recognizer that drags a row, from the moment that a finger touches its control.
private final class ReorderRecognizer: UIGestureRecognizer {
    private var cell: UITableViewCell? { view?.superview as? UITableViewCell }
    /// Where the finger went down, and the middle of the row then, in the table's coordinates.
    private var start: (finger: CGFloat, middle: CGFloat)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .possible else {
            state = .began
            return
        }
        for touch in touches { ignore(touch, for: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func didChangeState() {
        super.didChangeState()
        guard let cell, let table = cell.superview as? UITableView else { return }
        let finger = location(in: table).y
        switch state {
        case .began:
            guard table.beginMoving(cell) else { return }
            start = (finger, cell.center.y)
        case .changed: if let start { table.moveRow(to: start.middle + finger - start.finger) }
        case .ended: table.endMoving()
        case .cancelled: table.cancelMoving()
        default: break
        }
    }

    override func reset() { start = nil }
}
