import FormNavigation
import UIKit

/// A screen with a table or a collection whose rows contain fields, or don't.
@MainActor
final class Survey: UIViewController {
    /// What a row contains.
    enum Content: Equatable {
        case nothing
        case fields(Int)
        /// A collection of cells with one field each, side by side.
        case carousel(Int)

        var fieldCount: Int {
            switch self {
            case .nothing: 0
            case .fields(let count), .carousel(let count): count
            }
        }
    }

    /// The view that contains the rows.
    enum Kind: CaseIterable {
        case table, collection
    }

    var sections: [[Content]]
    /// The height of each row, in points; `nil` for the height that its fields need.
    var height: (IndexPath) -> CGFloat
    let kind: Kind
    private(set) var scrollView: UIScrollView!
    private(set) var form: FormNavigator!
    /// How many cells have been created, and how often a cell was filled.
    private(set) var madeCount = 0
    private(set) var filledCount = 0
    /// Fields above and below the rows.
    let before = UITextField()
    let after = UITextField()
    var hasSurroundings = false
    /// What the app does with a row, besides naming its fields.
    var onFill: (RowContent, IndexPath) -> Void = { _, _ in }
    /// What the app does when a row of a table is about to appear.
    var onDisplay: (IndexPath) -> Void = { _ in }
    /// What the app does when the rows scroll.
    var onScroll: () -> Void = {}
    /// The offsets that the rows have scrolled to, and whether the movement was animated.
    var scrolls: [(offset: CGPoint, isAnimated: Bool)] = []

    init(_ sections: [[Content]], kind: Kind = .table, height: @escaping (IndexPath) -> CGFloat = { _ in 60 }) {
        self.sections = sections
        self.kind = kind
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var table: UITableView! { scrollView as? UITableView }
    var collection: UICollectionView! { scrollView as? UICollectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        switch kind {
        case .table:
            let table = UITableView(frame: view.bounds, style: .plain)
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            table.estimatedRowHeight = 60
            table.dataSource = self
            table.delegate = self
            scrollView = table
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 0
            let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            collection.register(ItemCell.self, forCellWithReuseIdentifier: "row")
            collection.dataSource = self
            collection.delegate = self
            scrollView = collection
        }
        view.addSubview(scrollView)
        if hasSurroundings {
            before.placeholder = "before"
            after.placeholder = "after"
            view.addSubview(before)
            view.addSubview(after)
        }
        form = FormNavigator(viewController: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let edge = view.safeAreaInsets.top + (hasSurroundings ? 50 : 0)
        let end = view.bounds.height - (hasSurroundings ? 100 : 0)
        before.frame = CGRect(x: 20, y: edge - 45, width: 200, height: 40)
        scrollView.frame = CGRect(x: 0, y: edge, width: view.bounds.width, height: end - edge)
        after.frame = CGRect(x: 20, y: end + 5, width: 200, height: 40)
    }

    /// Shows the list and goes to its first field.
    func start(on device: HeadlessDevice) {
        device.show(self)
        device.settle()
        form.focusNext()
        device.settle()
    }

    /// Shows changed sections.
    func reload() {
        table?.reloadData()
        collection?.reloadData()
    }

    /// Gives focus to the field in a row of the first section.
    func focus(row: Int) -> Bool {
        let path = IndexPath(row: row, section: 0)
        return switch kind {
        case .table: form.focus(at: path, in: table)
        case .collection: form.focus(at: path, in: collection)
        }
    }

    /// The names of all fields, in order.
    var names: [String] {
        let rows = sections.indices.flatMap { section in
            sections[section].indices.flatMap { row in
                (0..<sections[section][row].fieldCount).map { "\(section).\(row).\($0)" }
            }
        }
        return hasSurroundings ? ["before"] + rows + ["after"] : rows
    }

    /// Rows, some of which contain one field.
    static func rows(_ count: Int, fieldsAt rows: [Int]) -> [[Content]] {
        var content = Array(repeating: Content.nothing, count: count)
        for row in rows { content[row] = .fields(1) }
        return [content]
    }

    var focus: String? { (form.currentField as? UITextField)?.placeholder }

    /// The field with that name, if it's on the screen.
    func loaded(_ name: String) -> UITextField? {
        func find(in view: UIView) -> UITextField? {
            if let field = view as? UITextField { return field.placeholder == name ? field : nil }
            for view in view.subviews {
                if let field = find(in: view) { return field }
            }
            return nil
        }
        return find(in: view)
    }

    fileprivate func fill(_ view: RowContent, at path: IndexPath, isNew: Bool) {
        if isNew { madeCount += 1 }
        filledCount += 1
        view.show(sections[path.section][path.row], name: "\(path.section).\(path.row)")
        onFill(view, path)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === self.scrollView else { return }
        scrolls.append((scrollView.contentOffset, UIView.inheritedAnimationDuration > 0))
        onScroll()
    }
}

extension Survey {
    /// Shows a row in a cell, new or reused.
    private func serve(_ content: RowContent, in contentView: UIView, at indexPath: IndexPath) {
        let isNew = content.superview == nil
        content.fill(contentView)
        fill(content, at: indexPath, isNew: isNew)
    }
}

extension Survey: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onDisplay(indexPath)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? RowCell { serve(cell.rows, in: cell.contentView, at: indexPath) }
        return cell
    }
}

extension Survey: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: height(indexPath))
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? ItemCell { serve(cell.rows, in: cell.contentView, at: indexPath) }
        return cell
    }
}

final class RowCell: UITableViewCell {
    let rows = RowContent()
}

final class ItemCell: UICollectionViewCell {
    let rows = RowContent()
}

/// The fields of one row.
final class RowContent: UIView, UICollectionViewDataSource {
    private(set) var fields: [UITextField] = []
    private var carousel: UICollectionView?
    private var name = ""
    private var count = 0

    /// Adds itself to a cell, as large as its content.
    func fill(_ contentView: UIView) {
        contentView.addSubview(self)
        frame = contentView.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Shows one field, by its placeholder.
    func showField(_ placeholder: String, in contentView: UIView) {
        fill(contentView)
        show(.fields(1), name: "")
        fields[0].placeholder = placeholder
    }

    func show(_ content: Survey.Content, name: String) {
        self.name = name
        var isCarousel = false
        count = content.fieldCount
        if case .carousel = content { isCarousel = true }
        let wanted = isCarousel ? 0 : count
        while fields.count < wanted {
            let field = UITextField()
            fields.append(field)
            addSubview(field)
        }
        while fields.count > wanted { fields.removeLast().removeFromSuperview() }
        for (index, field) in fields.enumerated() { field.placeholder = "\(name).\(index)" }
        if isCarousel {
            if carousel == nil {
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = .horizontal
                layout.itemSize = CGSize(width: 150, height: 48)
                let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
                view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
                view.dataSource = self
                carousel = view
                addSubview(view)
            }
            carousel?.isHidden = false
            carousel?.reloadData()
            carousel?.contentOffset = .zero
        } else {
            carousel?.removeFromSuperview()
            carousel = nil
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 20) / CGFloat(max(1, fields.count))
        for (index, field) in fields.enumerated() {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let place = isRightToLeft ? fields.count - 1 - index : index
            field.frame = CGRect(x: 10 + width * CGFloat(place), y: 8, width: width - 8, height: 36)
        }
        carousel?.frame = CGRect(x: 0, y: 1, width: bounds.width, height: 48)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if let cell = cell as? ItemCell {
            cell.rows.showField("\(name).\(indexPath.item)", in: cell.contentView)
        }
        return cell
    }
}
