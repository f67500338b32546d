import FormNavigation
import TestSupport
import Testing
import UIKit

/// Q7: a header that's being edited may have another one in front of it when its position is on the screen again.
@MainActor
struct ReplacedHeaderTests {
    private final class Header: UICollectionReusableView {
        let fields = ["a", "b"].enumerated().map { index, name in
            UITextField(named: name, frame: CGRect(x: 20, y: 5 + 45 * index, width: 300, height: 40))
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            for field in fields { addSubview(field) }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Cell: UICollectionViewCell {
        let field = UITextField(named: "", frame: CGRect(x: 20, y: 10, width: 300, height: 40))
    }

    private final class Screen: UIViewController, UICollectionViewDataSource {
        private(set) var collection: UICollectionView!

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 375, height: 60)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 375, height: 100)
            collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            collection.dataSource = self
            view.addSubview(collection)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? Cell {
                cell.field.placeholder = "\(indexPath.item)"
                cell.contentView.addSubview(cell.field)
            }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @Test(
        "Q7: Next and Previous go through the header that is edited, and not through the one on top of it",
        arguments: [true, false], [true, false])
    func moves(isReplaced: Bool, isInFront: Bool) throws {
        var behavior = HeadlessBehavior()
        behavior.replacesEditedSupplementaryViews = isReplaced
        let device = HeadlessDevice(behavior: behavior)
        let screen = Screen()
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        device.settle()
        func headers() -> [Header] { screen.collection.subviews.compactMap { $0 as? Header } }
        let edited = try #require(headers().first)
        edited.fields[0].becomeFirstResponder()
        device.settle()
        screen.collection.contentOffset.y = 1500
        device.settle()
        screen.collection.contentOffset.y = 0
        device.settle()
        if isInFront { screen.collection.bringSubviewToFront(edited) }
        #expect(headers().count == (isReplaced ? 2 : 1) && edited.fields[0].isFirstResponder)
        #expect(names(Array(form.fields.prefix(3))) == "a b 0")
        #expect(form.focusNext() && edited.fields[1].isFirstResponder)
        #expect(form.focusPrevious() && edited.fields[0].isFirstResponder)
        #expect(form.focusNext() && form.focusNext())
        device.settle()
        #expect((form.currentField as? UITextField)?.placeholder == "0")
        #expect(form.focusPrevious())
        #expect((form.currentField as? UITextField)?.placeholder == "b")
    }
}
