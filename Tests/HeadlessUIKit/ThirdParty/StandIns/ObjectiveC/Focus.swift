// swift-format-ignore-file
// What a list looks like to someone who moves through it with a hardware keyboard. Nobody does here.

import UIKit

extension UICollectionView {
    public var allowsFocus: Bool { get { false } set {} }
    public var selectionFollowsFocus: Bool { get { false } set {} }
}

@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {}

extension UIView {
    public var focusEffect: UIFocusEffect? { get { nil } set {} }
}
