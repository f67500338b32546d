/// Wheels next to each other, each with one chosen row.
///
/// It shows the rows around the chosen one. ``HeadlessDevice/pick(row:inComponent:of:)`` turns a wheel, and a tap on a
/// visible row chooses it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The data source, which provides the numbers of rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which provides the content of the rows, and is notified of the selection.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    private var wheels: [PickerWheel] = []
    private let band = UIView()
    /// Whether the data has been requested since it last changed.
    private var isLoaded = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.isEmpty { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        addSubview(band)
        addGestureRecognizer(PickerTapRecognizer(self))
    }

    // MARK: Data

    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        load()
        return wheels[component].rowCount
    }

    /// Requests all data again. If the selected row still exists, it stays selected.
    open func reloadAllComponents() {
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks for the data of one wheel again.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return }
        reload(wheels[component], component)
    }

    private func load() {
        guard !isLoaded, let dataSource else { return }
        isLoaded = true
        let count = dataSource.numberOfComponents(in: self)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel()
            wheels.append(wheel)
            addSubview(wheel)
        }
        for (component, wheel) in wheels.enumerated() { reload(wheel, component) }
    }

    private func reload(_ wheel: PickerWheel, _ component: Int) {
        wheel.rowCount = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        wheel.rowHeight =
            HeadlessOptional.call(delegate, "pickerView(_:rowHeightForComponent:)") {
                $0.pickerView(self, rowHeightForComponent: component)
            } ?? PickerWheel.standardRowHeight
        wheel.width = HeadlessOptional.call(delegate, "pickerView(_:widthForComponent:)") {
            $0.pickerView(self, widthForComponent: component)
        }
        wheel.selected = min(max(wheel.selected, 0), max(wheel.rowCount - 1, 0))
        wheel.forgetRows()
        setNeedsLayout()
    }

    // MARK: Choosing

    /// Turns a wheel without notifying the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        load()
        // F34: a row that isn't there is ignored.
        guard wheels.indices.contains(component), (0..<wheels[component].rowCount).contains(row) else { return }
        wheels[component].selected = row
        setNeedsLayout()
    }

    /// The chosen row. -1 in a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        load()
        guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
        return wheels[component].selected
    }

    /// The user turns a wheel, and the delegate is notified.
    func userSelects(row: Int, inComponent component: Int) {
        load()
        guard wheels.indices.contains(component), (0..<wheels[component].rowCount).contains(row) else { return }
        selectRow(row, inComponent: component, animated: true)
        HeadlessOptional.call(delegate, "pickerView(_:didSelectRow:inComponent:)") {
            $0.pickerView(self, didSelectRow: row, inComponent: component)
        }
    }

    /// The user taps a visible row.
    func userTaps(at point: CGPoint) {
        for (component, wheel) in wheels.enumerated() where wheel.frame.contains(point) {
            if let row = wheel.row(at: convert(point, to: wheel)) { userSelects(row: row, inComponent: component) }
        }
    }

    // MARK: Rows

    open func rowSize(forComponent component: Int) -> CGSize {
        load()
        layoutIfNeeded()
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }

    /// The delegate's view for a visible row; `nil` if the delegate provides titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        load()
        layoutIfNeeded()
        guard wheels.indices.contains(component), let view = wheels[component].shownRows[row] else { return nil }
        return view is PickerLabel ? nil : view
    }

    private func makeRow(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
        let own = HeadlessOptional.call(delegate, "pickerView(_:viewForRow:forComponent:reusing:)") {
            $0.pickerView(self, viewForRow: row, forComponent: component, reusing: view is PickerLabel ? nil : view)
        }
        if let own { return own }
        let label = view as? PickerLabel ?? PickerLabel()
        let styled =
            HeadlessOptional.call(delegate, "pickerView(_:attributedTitleForRow:forComponent:)") {
                $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
            } ?? nil
        if let styled {
            label.attributedText = styled
        } else {
            label.text =
                HeadlessOptional.call(delegate, "pickerView(_:titleForRow:forComponent:)") {
                    $0.pickerView(self, titleForRow: row, forComponent: component)
                } ?? "?"
        }
        return label
    }

    // MARK: Layout

    /// The system's size: as wide as the screen's keyboard is on small phones, and as high.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let margin: CGFloat = 9
        let room = max(bounds.width - 2 * margin, 0)
        // Wheels without a specified width share the remaining space.
        let given = wheels.reduce(0) { $0 + ($1.width ?? 0) }
        let others = wheels.filter { $0.width == nil }.count
        let share = others == 0 ? 0 : max(room - given, 0) / CGFloat(others)
        let used = given + share * CGFloat(others)
        var x = bounds.minX + margin + max((room - used) / 2, 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (component, wheel) in (isMirrored ? wheels.enumerated().reversed() : Array(wheels.enumerated())) {
            let width = wheel.width ?? share
            wheel.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            x += width
            wheel.show { [self] row, view in makeRow(row, component, reusing: view) }
        }
        let height = wheels.map(\.rowHeight).max() ?? PickerWheel.standardRowHeight
        band.frame = CGRect(x: bounds.minX + margin, y: bounds.midY - height / 2, width: room, height: height)
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}

/// One wheel of a picker: the rows around the chosen one.
final class PickerWheel: UIView {
    static let standardRowHeight: CGFloat = 32

    var rowCount = 0
    var rowHeight = standardRowHeight
    /// The width that the delegate specifies.
    var width: CGFloat?
    var selected = 0
    /// The visible views, by row.
    private(set) var shownRows: [Int: UIView] = [:]

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func forgetRows() {
        for view in shownRows.values { view.removeFromSuperview() }
        shownRows = [:]
    }

    /// Shows the rows around the selected one, and reuses views that are no longer needed.
    func show(_ makeRow: (Int, UIView?) -> UIView) {
        let reach = rowHeight > 0 ? Int((bounds.height / 2 / rowHeight).rounded(.down)) : 0
        let wanted = rowCount == 0 ? [] : Array(max(0, selected - reach)...min(rowCount - 1, selected + reach))
        var spare = shownRows.keys.filter { !wanted.contains($0) }.sorted().compactMap {
            shownRows.removeValue(forKey: $0)
        }
        for row in wanted {
            let view = shownRows[row] ?? makeRow(row, spare.popLast())
            if view.superview !== self { addSubview(view) }
            shownRows[row] = view
            let distance = CGFloat(row - selected)
            view.frame = CGRect(
                x: 0, y: bounds.midY + (distance - 0.5) * rowHeight, width: bounds.width, height: rowHeight)
            // The wheel turns away from the reader.
            view.alpha = max(1 - abs(distance) * 0.25, 0.1)
        }
        for view in spare { view.removeFromSuperview() }
    }

    func row(at point: CGPoint) -> Int? { shownRows.first { $0.value.frame.contains(point) }?.key }
}

/// A row with a title of the delegate's.
final class PickerLabel: UILabel {
    init() {
        super.init(frame: .zero)
        textAlignment = .center
        font = .systemFont(ofSize: 23)
    }

    required init?(coder: NSCoder) { nil }
}

/// Reports taps to a picker.
private final class PickerTapRecognizer: UITapGestureRecognizer {
    init(_ picker: UIPickerView) {
        super.init()
        cancelsTouchesInView = false
    }

    override func didChangeState() {
        super.didChangeState()
        guard state == .ended, let picker = view as? UIPickerView else { return }
        picker.userTaps(at: location(in: picker))
    }
}

/// Methods that provide the numbers of rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
