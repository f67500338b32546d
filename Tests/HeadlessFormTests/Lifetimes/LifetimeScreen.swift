import FormNavigation
import UIKit

/// A screen whose callbacks all run the app's code: fields, a switch, a text view, a list, and a field below the list.
///
/// Only two of the thirty rows have a field: one that's loaded and one that isn't.
@MainActor
final class LifetimeScreen: UIViewController {
    enum List: CaseIterable {
        case table, collection
    }

    static let rowsWithFields = [0, 25]
    static let rowCount = 30

    let runner: AppCodeRunner
    let container = HookedContainer()
    let first: HookedField
    let second: HookedField
    let news = UISwitch()
    let note = HookedTextView()
    let last: HookedField
    let list: UIScrollView
    var form: FormNavigator?
    var bar: HookedBar?
    /// An item that runs the app's code.
    var item: UIBarButtonItem?
    /// What the screen does with a text field on Return, before it allows Return.
    var habit: (UITextField) -> Void = { _ in }
    /// Whether the screen tells the navigator which rows have fields: only the loaded one.
    var rowsWithFieldsAreKnown = false
    /// Whether a cell is being configured. The list must not be laid out meanwhile (Q16).
    private(set) var isFilling = false
    /// All fields that have been created, including those in cells.
    private var made: [() -> HookedField?] = []

    init(_ list: List, _ runner: AppCodeRunner) {
        self.runner = runner
        func field(_ name: String, _ y: CGFloat) -> HookedField {
            HookedField(name, runner, frame: CGRect(x: 20, y: y, width: 200, height: 40))
        }
        (first, second, last) = (field("first", 70), field("second", 120), field("last", 790))
        let frame = CGRect(x: 0, y: 240, width: 393, height: 540)
        switch list {
        case .table:
            let table = HookedTable(frame: frame, style: .plain)
            table.runner = runner
            self.list = table
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 393, height: 60)
            layout.minimumLineSpacing = 0
            let collection = HookedCollection(frame: frame, collectionViewLayout: layout)
            collection.runner = runner
            self.list = collection
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        container.runner = runner
        view.addSubview(container)
        news.frame = CGRect(x: 250, y: 120, width: 60, height: 40)
        news.formOptions.stop = .always
        note.frame = CGRect(x: 20, y: 170, width: 200, height: 60)
        note.runner = runner
        note.delegate = self
        note.returnKeyType = .search
        for view in [first, second, news, note, list, last] { container.addSubview(view) }
        for field in [first, second, last] { take(field) }
        switch list {
        case let table as UITableView:
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = 60
            table.dataSource = self
            table.delegate = self
        case let collection as UICollectionView:
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            collection.dataSource = self
            collection.delegate = self
        default: break
        }
    }

    /// Gives a new field what the app gives every field.
    func take(_ field: HookedField) {
        field.delegate = self
        field.returnKeyType = .search
        made.append { [weak field] in field }
    }

    /// Shows a row in a cell, with or without a field.
    func fill(_ contentView: UIView, row: Int) {
        isFilling = true
        defer { isFilling = false }
        for case let field as HookedField in contentView.subviews { field.removeFromSuperview() }
        guard Self.rowsWithFields.contains(row) else { return }
        let field = HookedField("row \(row)", runner, frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        take(field)
        contentView.addSubview(field)
    }

    func reloadRows() {
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    /// The fields that still exist.
    var fields: [HookedField] { made.compactMap { $0() } }

    /// The field with that name that's on the screen.
    func field(_ name: String) -> HookedField? { fields.last { $0.placeholder == name && $0.window != nil } }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        runner.run(.screenLayout)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        runner.run(.safeAreaChanged)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        runner.run(.willTurn)
    }
}
