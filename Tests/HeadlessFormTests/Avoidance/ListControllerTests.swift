import FormNavigation
import TestSupport
import Testing
import UIKit

/// Beside the room that a table or collection view controller makes for the keyboard on its own (G12, R5), only what's
/// missing is added, and nothing stays.
@MainActor
struct ListControllerTests {
    struct Case: CustomStringConvertible, Sendable {
        var isTable: Bool
        var model: HeadlessModel
        var isLandscape: Bool
        var behavior: HeadlessBehavior

        var description: String {
            """
            \(isTable ? "table" : "collection"), \(model.name), \(isLandscape ? "landscape" : "portrait"), \
            late \(behavior.controllersRemoveRoomLate), makes room \(behavior.collectionControllersMakeRoom), \
            scrolls \(behavior.scrollsInputsIntoSight)
            """
        }
    }

    nonisolated static let cases: [Case] = {
        var cases: [Case] = []
        for model in [HeadlessModel.iPhoneSE1, .iPhone15, .iPad] {
            for number in 0..<16 {
                var behavior = HeadlessBehavior()
                behavior.controllersRemoveRoomLate = number & 1 != 0
                behavior.scrollsInputsIntoSight = number & 2 != 0
                behavior.collectionControllersMakeRoom = number & 12 != 12
                cases.append(
                    Case(isTable: number & 4 == 0, model: model, isLandscape: number & 8 != 0, behavior: behavior))
            }
        }
        return cases
    }()

    @Test("the caret is seen, the field where there's room, and nothing stays after the keyboard", arguments: cases)
    func room(_ test: Case) {
        let device = HeadlessDevice(test.model, behavior: test.behavior)
        let controller: any FieldListController =
            test.isTable ? FieldTableController() : FieldCollectionController(collectionViewLayout: .rows)
        let form = FormNavigator(viewController: controller)
        device.show(UINavigationController(rootViewController: controller))
        if test.isLandscape { device.rotate(to: .landscapeLeft) }
        device.settle()
        let list = controller.list
        let (insets, indicators) = (list.contentInset, list.verticalScrollIndicatorInsets)
        for session in 0..<3 {
            controller.field(session)?.becomeFirstResponder()
            repeat {
                device.settle()
                guard let field = form.currentField as? UITextField else { break }
                check(field, in: list, on: device, "\(test), \(field.placeholder ?? "")")
            } while form.focusNext()
            #expect((form.currentField as? UITextField)?.placeholder == "19")
            form.endEditing()
            device.settle()
            #expect(list.contentInset == insets && list.verticalScrollIndicatorInsets == indicators, "\(test)")
            list.contentOffset.y = -list.adjustedContentInset.top
            device.settle()
        }
    }

    private func check(_ field: UITextField, in list: UIScrollView, on device: HeadlessDevice, _ comment: Comment) {
        let (top, end) = (list.adjustedContentInset.top, device.keyboard.frame.minY)
        let frame = field.convert(field.bounds, to: nil)
        if top + frame.height + 10 <= end {
            #expect(frame.minY >= top - 0.5 && frame.maxY <= end - 10 + 0.5, comment)
        }
        let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
        #expect(caret.minY >= top - 0.5 && caret.maxY <= end + 0.5, comment)
    }

    @Test("a table that a toolbar leaves less room than a row in uses all of it for the caret")
    func rest() throws {
        // From 36 points on, the keyboard reaches the navigation bar.
        for extraHeight in stride(from: 0, through: 32, by: 4) {
            let device = HeadlessDevice(.iPhoneSE1)
            let controller = FieldTableController()
            let form = FormNavigator(viewController: controller)
            device.show(UINavigationController(rootViewController: controller))
            device.keyboard.extraHeight = CGFloat(extraHeight)
            device.rotate(to: .landscapeLeft)
            device.settle()
            controller.field(0)?.becomeFirstResponder()
            device.settle()
            for _ in 0..<8 {
                let field = try #require(form.currentField as? UITextField)
                let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
                let (top, end) = (controller.list.adjustedContentInset.top, device.keyboard.frame.minY)
                // Where not even the caret fits, all that's left shows a part of it.
                let seen = min(caret.maxY, end) - max(caret.minY, top)
                #expect(seen >= min(caret.height, end - top) - 0.5, "\(extraHeight), \(field.placeholder ?? "")")
                form.focusNext()
                device.settle()
            }
        }
    }
}

/// A controller whose view is a list with a field in each row.
@MainActor
private protocol FieldListController: UIViewController {
    var list: UIScrollView { get }
    func field(_ row: Int) -> UITextField?
}

extension UIView {
    /// Adds a field, or names the one that's there.
    fileprivate func setField(_ row: Int) {
        let field = subviews.first as? UITextField ?? UITextField()
        field.placeholder = "\(row)"
        field.frame = CGRect(x: 16, y: 5, width: 200, height: 34)
        if field.superview == nil { addSubview(field) }
    }
}

private final class FieldTableController: UITableViewController, FieldListController {
    var list: UIScrollView { tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentView.setField(indexPath.row)
        return cell
    }

    func field(_ row: Int) -> UITextField? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? UITextField
    }
}

private final class FieldCollectionController: UICollectionViewController, FieldListController {
    var list: UIScrollView { collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        cell.contentView.setField(indexPath.item)
        return cell
    }

    func field(_ row: Int) -> UITextField? {
        collectionView.cellForItem(at: IndexPath(item: row, section: 0))?.contentView.subviews.first as? UITextField
    }
}

extension UICollectionViewLayout {
    /// Rows of 44 points over the whole width.
    fileprivate static var rows: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
