import Testing
import UIKit

/// A field as content, as an app would write it.
private struct FieldConfiguration: UIContentConfiguration {
    var text = ""
    var isDimmed = false

    func makeContentView() -> any UIView & UIContentView { FieldView(self) }

    func updated(for state: any UIConfigurationState) -> FieldConfiguration {
        var updated = self
        updated.isDimmed = (state as? UICellConfigurationState)?.isSelected == true
        return updated
    }
}

private final class FieldView: UIView, UIContentView {
    let field = UITextField()
    private(set) var changes = 0

    init(_ configuration: FieldConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: topAnchor), field.bottomAnchor.constraint(equalTo: bottomAnchor),
            field.leadingAnchor.constraint(equalTo: leadingAnchor), field.heightAnchor.constraint(equalToConstant: 61),
        ])
        apply()
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration { didSet { apply() } }

    private func apply() {
        changes += 1
        guard let configuration = configuration as? FieldConfiguration else { return }
        field.text = configuration.text
        alpha = configuration.isDimmed ? 0.5 : 1
    }
}

/// UIContentConfiguration, UIContentView and what cells make of them, by Apple's pages of these.
@MainActor
@Suite("Content and background configurations")
struct ContentConfigurationTests {
    @Test("contentConfiguration: the configuration's view takes the place of the content view")
    func replacing() throws {
        _ = HeadlessDevice()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let plain = cell.contentView
        #expect(cell.contentConfiguration == nil)
        cell.contentConfiguration = FieldConfiguration(text: "a")
        let view = try #require(cell.contentView as? FieldView)
        #expect(plain.superview == nil && view.superview === cell && view.frame == cell.bounds)
        cell.contentConfiguration = nil
        #expect(view.superview == nil && !(cell.contentView is FieldView) && cell.contentView.superview === cell)
    }

    @Test("supports(_:): a configuration of the same type is shown by the view there is, another one by another")
    func supporting() throws {
        _ = HeadlessDevice()
        for cell in [UICollectionViewCell(), UICollectionViewListCell()] {
            cell.contentConfiguration = FieldConfiguration(text: "a")
            let view = try #require(cell.contentView as? FieldView)
            view.field.text = "typed"
            cell.contentConfiguration = FieldConfiguration(text: "b")
            #expect(cell.contentView === view)
            #expect(view.field.text == "b")
            cell.contentConfiguration = UIListContentConfiguration.cell()
            #expect(cell.contentView is UIListContentView)
        }
    }

    @Test("a configuration of the same type keeps the focus that is in its view")
    func focus() throws {
        let stage = ViewStage()
        let cell = stage.add(
            UITableViewCell(style: .default, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 300, height: 50))
        cell.contentConfiguration = FieldConfiguration(text: "a")
        let field = try #require(cell.contentView as? FieldView).field
        field.becomeFirstResponder()
        cell.contentConfiguration = FieldConfiguration(text: "b")
        #expect(field.isFirstResponder)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(!field.isFirstResponder)
    }

    @Test("updated(for:) follows the state, unless automaticallyUpdatesContentConfiguration is off")
    func state() throws {
        let stage = ViewStage()
        let cell = stage.add(UICollectionViewCell(), CGRect(x: 0, y: 0, width: 300, height: 50))
        cell.contentConfiguration = FieldConfiguration()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.alpha == 0.5)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.alpha == 0.5)
    }

    @Test("updateConfiguration(using:) is called before a cell is shown and when its state changes, then the handler")
    func updates() {
        _ = HeadlessDevice()
        final class Cell: UITableViewCell {
            let log = Log()
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                log(state.isSelected ? "selected" : "plain")
            }
        }
        let stage = ViewStage()
        let cell = stage.add(Cell(style: .default, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 300, height: 50))
        cell.configurationUpdateHandler = { [log = cell.log] _, _ in log("handler") }
        cell.layoutIfNeeded()
        #expect(cell.log.take() == ["plain", "handler"])
        cell.layoutIfNeeded()
        #expect(cell.log.take() == [])
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.log.take() == ["selected", "handler"])
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.log.take() == ["selected", "handler"])
    }

    @Test("UIConfigurationState carries values of the app's own")
    func customValues() {
        _ = HeadlessDevice()
        let key = UIConfigurationStateCustomKey("app.kind")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state[key] == nil)
        state[key] = "x"
        #expect(state[key] == AnyHashable("x"))
    }

    @Test("cells with a configuration are as high as its view asks for", arguments: [true, false])
    func heights(_ isTable: Bool) throws {
        let stage = ViewStage()
        if isTable {
            let table = UITableView(frame: .zero, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.contentConfiguration = FieldConfiguration()
                return cell
            }
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 300))
            source.apply(two)
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: .first(1)) == CGRect(x: 0, y: 61, width: 300, height: 61))
        } else {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                cell.contentConfiguration = FieldConfiguration()
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            view.contentInsetAdjustmentBehavior = .never
            stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 300))
            source.apply(two)
            view.layoutIfNeeded()
            #expect(view.layoutAttributesForItem(at: .first(1))?.frame == CGRect(x: 0, y: 61, width: 300, height: 61))
        }
    }

    private var two: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        return snapshot
    }

    // MARK: Lists

    @Test("UIListContentConfiguration: texts and picture, one below the other or side by side")
    func listContent() throws {
        let stage = ViewStage()
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Name"
        content.secondaryText = "Second"
        content.image = UIImage(systemName: "star")
        let view = try #require(content.makeContentView() as? UIListContentView)
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 70))
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(labels.map(\.text) == ["Name", "Second"])
        #expect(labels[0].frame.maxY < labels[1].frame.minY && labels[0].frame.minX > image.frame.maxX)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 44)

        var value = UIListContentConfiguration.valueCell()
        value.text = "Name"
        value.secondaryText = "Second"
        view.configuration = value
        view.layoutIfNeeded()
        #expect(image.isHidden)
        #expect(labels[0].frame.midY == labels[1].frame.midY && labels[1].frame.maxX == 284)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
    }

    @Test("defaultContentConfiguration() suits the cell")
    func defaults() {
        _ = HeadlessDevice()
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).defaultContentConfiguration() == .cell())
        #expect(
            UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration() == .subtitleCell())
        #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration() == .valueCell())
        #expect(UICollectionViewListCell().defaultContentConfiguration() == .cell())
        #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).defaultContentConfiguration() == .plainHeader())
    }

    @Test("UICollectionViewListCell.accessories stand beside the content, some of them only while it is edited")
    func accessories() throws {
        let stage = ViewStage()
        let cell = stage.add(UICollectionViewListCell(), CGRect(x: 0, y: 0, width: 300, height: 44))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        cell.accessories = [
            .customView(configuration: .init(customView: field, placement: .trailing())),
            .delete(), .disclosureIndicator(displayed: .whenNotEditing),
        ]
        cell.layoutIfNeeded()
        #expect(field.superview === cell && field.frame.midY == 22)
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX <= field.frame.minX)
        #expect(!cell.subviews.contains { $0 is UIButton })
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        var deleted: [Int] = []
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.accessories = [.delete { deleted.append(item) }]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 300))
        source.apply(two)
        view.layoutIfNeeded()
        let second = try #require(view.cellForItem(at: .first(1)))
        #expect(!second.subviews.contains { $0 is UIButton })
        view.isEditing = true
        view.layoutIfNeeded()
        let button = try #require(second.subviews.compactMap { $0 as? UIButton }.first)
        #expect(second.contentView.frame.minX > 0)
        stage.tap(button)
        #expect(deleted == [1])
    }

    @Test("backgroundConfiguration is behind the content, in its color and with its corners")
    func background() throws {
        let stage = ViewStage()
        let cell = stage.add(UICollectionViewCell(), CGRect(x: 0, y: 0, width: 300, height: 44))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first)
        #expect(view !== cell.contentView && view.backgroundColor == .red && view.layer.cornerRadius == 8)
        #expect(view.frame == CGRect(x: 4, y: 2, width: 288, height: 36))
        #expect(cell.backgroundConfiguration == background)
        cell.backgroundConfiguration = nil
        #expect(view.superview == nil)
    }

    @Test("contentConfiguration: what is set takes the state that the cell has", arguments: [true, false])
    func presentState(isAutomatic: Bool) throws {
        _ = HeadlessDevice()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        cell.automaticallyUpdatesContentConfiguration = isAutomatic
        cell.isSelected = true
        cell.layoutIfNeeded()
        cell.contentConfiguration = FieldConfiguration(text: "a")
        let view = try #require(cell.contentView as? FieldView)
        #expect(view.alpha == (isAutomatic ? 0.5 : 1))
    }
}
