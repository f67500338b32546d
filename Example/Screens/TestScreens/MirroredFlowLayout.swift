import UIKit

/// Lines that begin at the right where the language does.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
    // A flow layout runs from left to right in any language unless it says otherwise.
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
