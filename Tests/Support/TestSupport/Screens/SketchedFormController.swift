import FormNavigation
import UIKit

/// The controller of a form that a ``ScreenSketch`` describes: four fields, and what they're in.
@MainActor
public final class SketchedFormController: UIViewController {
    public let sketch: ScreenSketch
    /// The fields, from top to bottom.
    public let fields: [UIView]
    /// The view that's laid out for each field: the field itself, or the view of the child controller that it belongs
    /// to.
    private let parts: [UIView]
    /// The controller that the second field belongs to, if it's a different one.
    public let child: UIViewController?
    /// What stays on the keyboard.
    public let bar: UIView?
    /// The field above the keyboard that belongs to the controller itself.
    public let accessoryField: UITextField?
    public private(set) var scrollViews: [UIScrollView] = []
    /// The field that a button covers.
    public private(set) var coveredField: UIView?

    /// The delegate of the fields.
    public let delegate = SketchedDelegate()
    /// The view in the controller's view: the view itself, or one with a transform that fills it.
    private var stage: UIView!
    private var posed: UIView?
    private var header: UIView?
    private let accessoryBar: UIView?
    private var rows: [UITableViewCell] = []
    /// What the app raises on its own.
    private var lowerEdge: NSLayoutConstraint?
    /// What the app moves for a banner.
    private var tops: [NSLayoutConstraint] = []
    private var observations: [any NSObjectProtocol] = []
    /// The height of the room that the app has made for the keyboard, and what it restores later.
    private var roomHeight: CGFloat = 0
    private var savedInsets: UIEdgeInsets?
    /// Whether the app shows a banner at the top.
    public private(set) var hasBanner = false

    /// The distance between the tops of neighboring fields, in points.
    static let pitch: CGFloat = 56
    static let fieldHeight: CGFloat = 34

    init(_ sketch: ScreenSketch) {
        self.sketch = sketch
        fields = (0..<4).map { $0 == 1 ? makeField(sketch.field) : UITextField() }
        let child = sketch.hasChildForm ? ChildFormController(fields[1]) : nil
        self.child = child
        parts = fields.enumerated().map { index, field in index == 1 ? child?.view ?? field : field }
        bar = sketch.bar == .none ? nil : makeBar()
        accessoryField = sketch.hasAccessoryField ? UITextField() : nil
        accessoryBar = accessoryField.map { field in
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            field.frame = bar.bounds.insetBy(dx: 8, dy: 8)
            field.autoresizingMask = [.flexibleWidth]
            bar.addSubview(field)
            return bar
        }
        super.init(nibName: nil, bundle: nil)
        for (index, field) in fields.enumerated() {
            (field as? UITextField)?.placeholder = "\(index)"
            field.accessibilityIdentifier = "\(index)"
            field.tag = index
            if index == 2 || sketch.habit != .none { (field as? UITextField)?.delegate = delegate }
            (field as? UITextView)?.delegate = delegate
            if index == 3 { (field as? UITextField)?.returnKeyType = .search }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the delegate and the fields their habits.
    private func addHabit() {
        delegate.habit = sketch.habit
        if sketch.habit == .resignsWhileInvalid {
            fields[3].formOptions.validation = .text { $0.count.isMultiple(of: 2) ? "Another character." : nil }
        }
        for case let field as UITextField in fields where sketch.habit == .resignsOnExit {
            field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
        }
        // Pages lay out all of their subviews as fields, and the items of a collection come later.
        guard sketch.hasCoveredField, sketch.scrolling != .paging, let box = fields[2].superview else { return }
        coveredField = fields[2]
        let button = UIButton(type: .system)
        box.insertSubview(button, aboveSubview: fields[2])
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: fields[2].topAnchor),
            button.bottomAnchor.constraint(equalTo: fields[2].bottomAnchor),
            button.leadingAnchor.constraint(equalTo: fields[2].leadingAnchor),
            button.trailingAnchor.constraint(equalTo: fields[2].trailingAnchor),
        ])
    }

    public override var inputAccessoryView: UIView? { accessoryBar }
    public override var canBecomeFirstResponder: Bool { accessoryBar != nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        stage = view
        if sketch.pose != .upright {
            let posed = UIView()
            view.addSubview(posed)
            posed.transform = sketch.pose.transform
            (stage, self.posed) = (posed, posed)
        }
        if let child { addChild(child) }
        addBar()
        makeContents()
        if let bar { stage.bringSubviewToFront(bar) }
        child?.didMove(toParent: self)
        if sketch.pose == .flipped {
            for part in parts { part.transform = CGAffineTransform(scaleX: 1, y: -1) }
        }
        if sketch.mover == .appOnNotification { followKeyboard() }
        addHabit()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let posed {
            // A view with a transform is positioned by its center and bounds.
            let isTurned = sketch.pose == .turned
            let scale = sketch.pose.scale
            let size = CGSize(width: view.bounds.width / scale, height: view.bounds.height / scale)
            posed.bounds.size = isTurned ? CGSize(width: size.height, height: size.width) : size
            posed.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        }
        guard sketch.mover == .appOnLayout else { return }
        for scrollView in scrollViews where scrollView.contentInset.top == 0 && sketch.scrolling != .ownInsets {
            scrollView.contentInset.top = 0
        }
        header?.frame.size.height = 60
    }

    // MARK: - Parts

    private func makeContents() {
        switch sketch.scrolling {
        case .none: place(parts)
        case .one, .ownInsets, .underHeader: placeScrollView()
        case .nested: placeNested()
        case .paging: placePages()
        case .table: placeTable()
        case .collection: placeCollection()
        }
    }

    /// Positions fields that don't scroll.
    private func place(_ fields: [UIView]) {
        switch sketch.layout {
        case .frames:
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(
                    x: 20, y: stage.bounds.height - 40 - Self.pitch * CGFloat(fields.count - index), width: 200,
                    height: Self.fieldHeight)
                field.autoresizingMask = [.flexibleTopMargin]
                stage.addSubview(field)
            }
        case .viewEdges: column(fields, in: stage, top: stage.topAnchor, gap: 130)
        case .safeArea: column(fields, in: stage, top: stage.safeAreaLayoutGuide.topAnchor, gap: 110)
        case .margins: column(fields, in: stage, top: stage.layoutMarginsGuide.topAnchor, gap: 110)
        case .keyboardGuide:
            column(Array(fields.dropLast()), in: stage, top: stage.safeAreaLayoutGuide.topAnchor, gap: 60)
            let last = fields[fields.count - 1]
            fill(stage, with: last, height: Self.fieldHeight)
            last.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12).isActive = true
        case .stack:
            let stack = UIStackView(arrangedSubviews: fields)
            stack.axis = .vertical
            stack.distribution = .equalSpacing
            for field in fields { setHeight(of: field) }
            stage.addSubview(stack)
            let safe = stage.safeAreaLayoutGuide
            stack.translatesAutoresizingMaskIntoConstraints = false
            let bottom = stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8)
            tops = [stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8)]
            NSLayoutConstraint.activate([
                tops[0], bottom,
                stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
                stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            ])
            lowerEdge = bottom
        case .safeAreaBottom:
            let header = UIView()
            fill(stage, with: header, height: 40)
            header.topAnchor.constraint(equalTo: stage.safeAreaLayoutGuide.topAnchor).isActive = true
            var lower = stage.safeAreaLayoutGuide.bottomAnchor
            for (index, field) in fields.enumerated().reversed() {
                fill(stage, with: field, height: Self.fieldHeight)
                let bottom = field.bottomAnchor.constraint(equalTo: lower, constant: -8)
                bottom.isActive = true
                if index == fields.count - 1 { lowerEdge = bottom }
                lower = field.topAnchor
            }
        }
    }

    /// Adds a view that's as wide as the safe area.
    private func fill(_ superview: UIView, with view: UIView, height: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        let safe = superview.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        ])
        setHeight(of: view, height)
    }

    private func setHeight(of part: UIView, _ height: CGFloat = SketchedFormController.fieldHeight) {
        let view = part === child?.view ? fields[1] : part
        if view is UITextView, sketch.field == .growingTextView {
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
        } else {
            view.heightAnchor.constraint(equalToConstant: view is UITextView ? 90 : height).isActive = true
        }
    }

    /// Fields below each other. The first one has a distance from `top`.
    private func column(_ fields: [UIView], in superview: UIView, top: NSLayoutYAxisAnchor, gap: CGFloat) {
        for (index, field) in fields.enumerated() {
            fill(superview, with: field, height: Self.fieldHeight)
            tops.append(field.topAnchor.constraint(equalTo: top, constant: 20 + gap * CGFloat(index)))
        }
        NSLayoutConstraint.activate(tops)
    }

    // MARK: - Scrolling parts

    private func placeScrollView() {
        let scrollView = UIScrollView()
        let content = makeContent(parts, gap: 180)
        add(content, to: scrollView)
        placeOuter(scrollView)
        if sketch.scrolling == .ownInsets {
            scrollView.contentInset = UIEdgeInsets(top: 24, left: 0, bottom: 30, right: 0)
        }
        if sketch.scrolling == .underHeader {
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentInset.top = 120
            scrollView.contentOffset.y = -120
            let header = UIView(frame: CGRect(x: 0, y: 0, width: stage.bounds.width, height: 120))
            header.autoresizingMask = [.flexibleWidth]
            stage.addSubview(header)
            self.header = header
        }
    }

    private func placeNested() {
        let inner = UIScrollView(frame: CGRect(x: 10, y: 200, width: 300, height: 150))
        add(makeContent(Array(parts[1...2]), gap: 120), to: inner)
        let outer = UIScrollView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
        fields[0].frame = CGRect(x: 20, y: 60, width: 200, height: Self.fieldHeight)
        fields[3].frame = CGRect(x: 20, y: 840, width: 200, height: Self.fieldHeight)
        for view in [fields[0], inner, fields[3]] { content.addSubview(view) }
        add(content, to: outer)
        placeOuter(outer)
        scrollViews.append(inner)
    }

    private func placePages() {
        let pages = Pages()
        pages.isPagingEnabled = true
        pages.contentInsetAdjustmentBehavior = .never
        for (index, part) in parts.enumerated() {
            part.tag = index
            pages.addSubview(part)
        }
        placeOuter(pages)
    }

    /// Pages with two fields each. The second field is at the bottom.
    private final class Pages: UIScrollView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let size = bounds.size
            for field in subviews {
                let (page, row) = field.tag.quotientAndRemainder(dividingBy: 2)
                // By center and bounds, because a field may have a transform.
                field.bounds.size = CGSize(width: 160, height: fieldHeight)
                field.center = CGPoint(
                    x: 100 + size.width * CGFloat(page), y: row == 0 ? size.height / 3 : size.height - 40)
            }
            let wanted = CGSize(width: size.width * 2, height: size.height)
            if contentSize != wanted { contentSize = wanted }
        }
    }

    private func placeTable() {
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = 120
        table.dataSource = delegate
        rows = parts.map { part in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            part.frame = CGRect(x: 16, y: 40, width: 200, height: Self.fieldHeight)
            cell.contentView.addSubview(part)
            return cell
        }
        if sketch.hasFloatingHeader {
            table.delegate = delegate
            table.sectionHeaderHeight = 40
        }
        delegate.rows = rows + (0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        placeOuter(table)
    }

    private func placeCollection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 120)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = delegate
        delegate.items = parts
        for part in parts { part.frame = CGRect(x: 16, y: 40, width: 200, height: Self.fieldHeight) }
        if sketch.hasFloatingHeader {
            layout.headerReferenceSize = CGSize(width: 300, height: 40)
            layout.sectionHeadersPinToVisibleBounds = true
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
        }
        placeOuter(collection)
    }

    /// The view with the content of a scroll view: fields at distances that require scrolling.
    private func makeContent(_ fields: [UIView], gap: CGFloat) -> UIView {
        let height = 80 + gap * CGFloat(fields.count)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 60 + gap * CGFloat(index), width: 200, height: Self.fieldHeight)
            if field is UITextView || field === child?.view && fields[1] is UITextView { field.frame.size.height = 90 }
            content.addSubview(field)
        }
        return content
    }

    private func add(_ content: UIView, to scrollView: UIScrollView) {
        scrollView.addSubview(content)
        scrollView.contentSize = content.frame.size
    }

    /// Positions the scroll view that contains everything, according to the layout.
    private func placeOuter(_ scrollView: UIScrollView) {
        scrollViews.append(scrollView)
        stage.addSubview(scrollView)
        // What ends at the bar depends on it.
        if sketch.layout == .frames, sketch.bar != .belowContent {
            scrollView.frame = stage.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        let safe = stage.safeAreaLayoutGuide
        let margins = stage.layoutMarginsGuide
        var edges: (top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor) = (stage.topAnchor, stage.bottomAnchor)
        switch sketch.layout {
        case .frames, .viewEdges: break
        case .safeArea, .stack, .safeAreaBottom: edges = (safe.topAnchor, safe.bottomAnchor)
        case .margins: edges = (margins.topAnchor, margins.bottomAnchor)
        case .keyboardGuide: edges = (safe.topAnchor, view.keyboardLayoutGuide.topAnchor)
        }
        if sketch.bar == .belowContent, let bar { edges.bottom = bar.topAnchor }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: edges.top),
            scrollView.bottomAnchor.constraint(equalTo: edges.bottom),
            scrollView.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
        ])
    }

    // MARK: - Additions of the app

    private func addBar() {
        guard let bar else { return }
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: stage.safeAreaLayoutGuide.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    /// Shows or removes a banner at the top. Everything below moves down by its height.
    public func toggleBanner() {
        hasBanner.toggle()
        let height: CGFloat = hasBanner ? 30 : -30
        for top in tops { top.constant += height }
        guard let scrollView = scrollViews.first, let content = scrollView.subviews.first, content.subviews.count > 1
        else { return }
        guard [.one, .nested, .ownInsets, .underHeader].contains(sketch.scrolling) else { return }
        content.frame.origin.y += height
        scrollView.contentSize.height += height
    }

    /// The header that floats above the rows.
    public var floatingHeader: UIView? {
        guard sketch.hasFloatingHeader else { return nil }
        if let table = scrollViews.first as? UITableView { return table.headerView(forSection: 0) }
        return (scrollViews.first as? UICollectionView)?.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    }

    // MARK: - The app's response to the keyboard

    private func followKeyboard() {
        let center = NotificationCenter.default
        for (name, isShown) in [
            (UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false),
        ] {
            let observation = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                // Outside Apple's platforms, the value isn't bridged to `CGRect`.
                let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = value?.cgRectValue ?? .zero
                MainActor.assumeIsolated { self?.makeRoom(isShown ? frame.height : 0) }
            }
            observations.append(observation)
        }
    }

    private func makeRoom(_ height: CGFloat) {
        defer { roomHeight = height }
        if sketch.room == .safeArea {
            additionalSafeAreaInsets.bottom = max(0, height - (viewIfLoaded?.window?.safeAreaInsets.bottom ?? 0))
        } else if let scrollView = scrollViews.first {
            makeRoom(height, in: scrollView)
        } else if let lowerEdge {
            lowerEdge.constant = -8 - height
            view.layoutIfNeeded()
        }
    }

    private func makeRoom(_ height: CGFloat, in scrollView: UIScrollView) {
        switch sketch.room {
        case .savedInset:
            if height > 0, savedInsets == nil { savedInsets = scrollView.contentInset }
            if height > 0 {
                scrollView.contentInset.bottom = height
            } else if let savedInsets {
                scrollView.contentInset = savedInsets
                self.savedInsets = nil
            }
        case .addedInset: scrollView.contentInset.bottom += height - roomHeight
        case .inset, .safeArea: scrollView.contentInset.bottom = max(height, sketch.scrolling == .ownInsets ? 30 : 0)
        }
    }

    isolated deinit {
        for observation in observations { NotificationCenter.default.removeObserver(observation) }
    }
}

/// The controller of a single field.
private final class ChildFormController: UIViewController {
    private let field: UIView

    init(_ field: UIView) {
        self.field = field
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.pin(to: view, top: view.topAnchor)
    }
}

@MainActor
private func makeBar() -> UIView {
    let bar = UIView()
    bar.accessibilityIdentifier = "bar"
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 10, y: 5, width: 100, height: 40)
    bar.addSubview(button)
    return bar
}

@MainActor
private func makeField(_ kind: ScreenSketch.Field) -> UIView {
    switch kind {
    case .textField: return UITextField()
    case .fixedTextView: return UITextView()
    case .growingTextView:
        let view = UITextView()
        view.isScrollEnabled = false
        return view
    case .stop:
        let stop = UISwitch()
        stop.formOptions.stop = .always
        return stop
    }
}

extension ScreenSketch.Pose {
    /// The number of points of the screen in one point.
    public var scale: CGFloat {
        switch self {
        case .halfSize: 0.5
        case .largeSize: 1.5
        default: 1
        }
    }

    fileprivate var transform: CGAffineTransform {
        switch self {
        case .upright: .identity
        case .flipped: CGAffineTransform(scaleX: 1, y: -1)
        case .halfSize, .largeSize: CGAffineTransform(scaleX: scale, y: scale)
        case .turned: CGAffineTransform(rotationAngle: .pi / 2)
        }
    }
}

/// The delegate and data source of a sketched form.
@MainActor
public final class SketchedDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    fileprivate var rows: [UITableViewCell] = []
    /// The fields of a collection view's items, one in each.
    fileprivate var items: [UIView] = []
    fileprivate var habit = ScreenSketch.Habit.none
    /// The fields in which editing has begun or ended, until the list is emptied.
    public var edits: [(field: UIView, isBegin: Bool)] = []

    public func textFieldDidBeginEditing(_ textField: UITextField) { edits.append((textField, true)) }
    public func textFieldDidEndEditing(_ textField: UITextField) { edits.append((textField, false)) }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch habit {
        case .none, .resignsOnExit: break
        case .resigns, .resignsWhileInvalid: textField.resignFirstResponder()
        case .endsEditing: textField.window?.endEditing(true)
        case .focusesNextTag:
            let next = textField.window?.viewWithTag(textField.tag + 1)
            if let next { next.becomeFirstResponder() } else { textField.resignFirstResponder() }
        }
        return true
    }
}

extension SketchedDelegate: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
}

extension SketchedDelegate: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows[indexPath.row]
    }
}

extension SketchedDelegate: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count + 4
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        // The cell may have shown another item before, whose field is already in use again.
        for field in items where field.superview === cell.contentView { field.removeFromSuperview() }
        if indexPath.item < items.count { cell.contentView.addSubview(items[indexPath.item]) }
        return cell
    }
}
