import FormNavigation
import Testing
import UIKit

/// A form as it's written today: a diffable data source provides the rows, and the cells determine their height.
///
/// A row is a number. A field's placeholder is its row's number.
final class ModernForm: UIViewController {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    enum Kind: CaseIterable {
        /// A collection with a list layout.
        case list
        /// A collection with rows whose estimated height is far from the actual one.
        case estimated
        case table
    }

    let kind: Kind
    /// The initial rows of each section.
    let sections: [[Int]]
    /// The sections that scroll sideways.
    let carousels: Set<Int>
    var hasField: (Int) -> Bool = { _ in true }
    var height: (Int) -> CGFloat = { 44 + CGFloat($0 % 5) * 12 }
    private(set) lazy var form = FormNavigator(viewController: self)
    private(set) var scrollView: UIScrollView!
    /// How many times a cell was filled for each row.
    private(set) var fillings: [Int: Int] = [:]
    /// A closure that's called when editing ends in a row.
    var onEnd: (Int) -> Void = { _ in }

    private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var tableSource: UITableViewDiffableDataSource<Int, Int>?

    init(_ sections: [[Int]], kind: Kind = .list, carousels: Set<Int> = []) {
        (self.sections, self.kind, self.carousels) = (sections, kind, carousels)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView = kind == .table ? makeTable() : makeCollection()
        scrollView.frame = view.bounds
        // Otherwise, content that fits would begin behind the bars.
        scrollView.alwaysBounceVertical = true
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        var snapshot = Snapshot()
        for (section, rows) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(rows)
        }
        apply(snapshot)
        _ = form
    }

    private func makeTable() -> UIScrollView {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(ModernRowCell.self, forCellReuseIdentifier: "row")
        tableSource = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            fill((cell as? ModernRowCell)?.content, row)
            return cell
        }
        return table
    }

    private func makeCollection() -> UIScrollView {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        let cells = UICollectionView.CellRegistration<ModernItemCell, Int> { [unowned self] cell, _, row in
            fill(cell.content, row)
        }
        collectionSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, row in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
        }
        return collection
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [kind, carousels] index, environment in
            if kind == .list, !carousels.contains(index) {
                return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            }
            let isCarousel = carousels.contains(index)
            let size = NSCollectionLayoutSize(
                widthDimension: isCarousel ? .absolute(150) : .fractionalWidth(1),
                heightDimension: isCarousel ? .absolute(60) : .estimated(20))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            if isCarousel { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
    }

    private func fill(_ content: ModernRowContent?, _ row: Int) {
        fillings[row, default: 0] += 1
        content?.show(row, hasField: hasField(row), height: height(row)) { [weak self] in self?.onEnd(row) }
    }

    // MARK: - What a test does with it

    func start(on device: HeadlessDevice) {
        device.show(self)
        form.focusNext()
        device.settle()
    }

    /// The row of the field that has focus.
    var focus: Int? { (form.currentField as? UITextField)?.placeholder.flatMap { Int($0) } }

    var snapshot: Snapshot { (collectionSource?.snapshot() ?? tableSource?.snapshot())! }

    func apply(_ snapshot: Snapshot, animated: Bool = false) {
        collectionSource?.apply(snapshot, animatingDifferences: animated)
        tableSource?.apply(snapshot, animatingDifferences: animated)
    }

    func change(animated: Bool = true, _ body: (inout Snapshot) -> Void) {
        var snapshot = snapshot
        body(&snapshot)
        apply(snapshot, animated: animated)
    }

    var fillingCount: Int { fillings.values.reduce(0, +) }

    /// Goes forward with Next from row 0, which has focus, through a number of rows, and expects each one to be
    /// visible.
    func expectForward(through count: Int, on device: HeadlessDevice) {
        for row in 0..<count {
            if row > 0 { #expect(form.focusNext(), "\(row)") }
            device.settle()
            #expect(focus == row)
            #expect(isFocusSeen(device), "\(row)")
        }
    }

    /// Goes back the same way with Previous.
    func expectBack(through count: Int, on device: HeadlessDevice) {
        for row in (0..<count - 1).reversed() {
            #expect(form.focusPrevious(), "\(row)")
            device.settle()
            #expect(focus == row)
            #expect(isFocusSeen(device), "\(row) back")
        }
    }

    /// Whether the whole focused field is visible.
    func isFocusSeen(_ device: HeadlessDevice) -> Bool {
        guard let field = form.currentField, field.window != nil else { return false }
        let frame = field.convert(field.bounds, to: nil)
        let bottom = device.keyboard.isVisible ? device.keyboard.frame.minY : device.screen.bounds.height
        return frame.minX >= 0 && frame.maxX <= device.screen.bounds.width + 0.01
            && frame.minY >= view.safeAreaInsets.top - 0.01
            && frame.maxY <= bottom + 0.01
    }

    /// The scroll view of a section, by its position among the visible ones.
    func sectionScrollView(_ place: Int) -> UIScrollView? {
        let views = scrollView.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
        return views.indices.contains(place) ? views[place] : nil
    }

    /// The offsets of the sections that scroll sideways.
    func sidewaysOffsets() -> [CGFloat] {
        scrollView.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
            .map(\.contentOffset.x)
    }
}

/// The content of a cell in a ``ModernForm``: a field or a label, with a height.
final class ModernRowContent: NSObject, UITextFieldDelegate {
    let field = UITextField()
    private let label = UILabel()
    private let height: NSLayoutConstraint
    private var onEnd: () -> Void = {}

    init(in view: UIView) {
        height = field.heightAnchor.constraint(equalToConstant: 44)
        super.init()
        for child in [field, label] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
                child.topAnchor.constraint(equalTo: view.topAnchor),
            ])
        }
        let bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([height, bottom])
    }

    func show(_ row: Int, hasField: Bool, height: CGFloat, onEnd: @escaping () -> Void) {
        field.placeholder = "\(row)"
        field.isHidden = !hasField
        field.delegate = self
        label.text = hasField ? nil : "Row \(row)"
        self.height.constant = height
        self.onEnd = onEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { onEnd() }
}

final class ModernItemCell: UICollectionViewCell {
    private(set) lazy var content = ModernRowContent(in: contentView)
}

final class ModernRowCell: UITableViewCell {
    private(set) lazy var content = ModernRowContent(in: contentView)
}
