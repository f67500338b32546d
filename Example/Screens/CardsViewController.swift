import FormNavigation
import UIKit

/// A collection of cards to learn words with, in as many columns as there is room for: Next goes from card to card.
public final class CardsViewController: UICollectionViewController {
    static let count = 40

    private(set) var form: FormNavigator?
    /// What has been typed, by the names of the fields.
    private var texts: [String: String] = [:]

    public init() {
        let layout = MirroredFlowLayout()
        layout.minimumLineSpacing = 16
        layout.minimumInteritemSpacing = 16
        super.init(collectionViewLayout: layout)
        title = "Cards"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        form = FormNavigator(viewController: self)
    }

    public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // The columns are as wide as the screen is now.
        collectionViewLayout.invalidateLayout()
    }

    // MARK: - Cards

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Self.count }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        if let cell = cell as? CardCell {
            cell.serve(number: indexPath.item + 1) { [weak self] field, name in
                field.serve(name, text: self?.texts[name]) { self?.texts[name] = $0 }
            }
        }
        return cell
    }
}

extension CardsViewController: UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let safeArea = collectionView.safeAreaInsets
        return UIEdgeInsets(top: 16, left: safeArea.left + 16, bottom: 16, right: safeArea.right + 16)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safeArea = collectionView.safeAreaInsets
        let width = collectionView.bounds.width - safeArea.left - safeArea.right - 32
        let columns = max(1, (width / 320).rounded(.down))
        return CGSize(width: ((width - 16 * (columns - 1)) / columns).rounded(.down), height: CardCell.height)
    }
}
