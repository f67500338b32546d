import UIKit

/// A flow layout whose lines begin at the right in right-to-left languages.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
    // By default, a flow layout runs from left to right in every language.
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
