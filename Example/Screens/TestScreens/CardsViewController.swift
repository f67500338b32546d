import FormNavigation
import UIKit

/// A collection view with cards that have two fields each, in as many columns as fit.
final class CardsViewController: UICollectionViewController {
    static let count = 40

    private lazy var form = FormNavigator(viewController: self)
    /// What the user has typed, by the names of the fields.
    private var texts: [String: String] = [:]

    convenience init() {
        let layout = MirroredFlowLayout()
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 16
        self.init(collectionViewLayout: layout)
        title = "Cards"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        form.enable()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // The columns depend on the current width of the screen.
        collectionViewLayout.invalidateLayout()
    }

    // MARK: - Cards

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Self.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        if let cell = cell as? CardCell {
            cell.configure(number: indexPath.item + 1) { [weak self] field, name in
                field.configure(name, text: self?.texts[name]) { self?.texts[name] = $0 }
            }
        }
        return cell
    }
}

extension CardsViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let safeArea = collectionView.safeAreaInsets
        return UIEdgeInsets(top: 16, left: safeArea.left + 16, bottom: 16, right: safeArea.right + 16)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safeArea = collectionView.safeAreaInsets
        let width = collectionView.bounds.width - safeArea.left - safeArea.right - 32
        let columns = max(1, (width / 320).rounded(.down))
        return CGSize(width: ((width - 16 * (columns - 1)) / columns).rounded(.down), height: CardCell.height)
    }
}
