import Testing
import UIKit

/// Implements every member, and counts.
private final class EveryCollectionViewMember: NSObject, UICollectionViewDelegateFlowLayout, DelegateScribe {
    var calls: [String] = []

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        calls.append(#function)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        calls.append(#function)
        return .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        calls.append(#function)
        return .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        calls.append(#function)
        return 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        calls.append(#function)
        return 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        calls.append(#function)
        return .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        calls.append(#function)
        return .zero
    }
}

@MainActor private let collectionMembers: [(String, (any UICollectionViewDelegateFlowLayout) -> Bool)] = [
    (
        "collectionView(_:shouldHighlightItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:shouldHighlightItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, shouldHighlightItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:didHighlightItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:didHighlightItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, didHighlightItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:didUnhighlightItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:didUnhighlightItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, didUnhighlightItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:shouldSelectItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:shouldSelectItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, shouldSelectItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:shouldDeselectItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:shouldDeselectItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, shouldDeselectItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:didSelectItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:didSelectItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, didSelectItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:didDeselectItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:didDeselectItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, didDeselectItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:willDisplay:forItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:willDisplay:forItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, willDisplay: DelegateSample.cell, forItemAt: DelegateSample.indexPath
                )
            } != nil
        }
    ),
    (
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
                $0.collectionView(
                    DelegateSample.collectionView, willDisplaySupplementaryView: DelegateSample.cell,
                    forElementKind: "", at: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:didEndDisplaying:forItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:didEndDisplaying:forItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, didEndDisplaying: DelegateSample.cell,
                    forItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
            {
                $0.collectionView(
                    DelegateSample.collectionView, didEndDisplayingSupplementaryView: DelegateSample.cell,
                    forElementOfKind: "", at: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:layout:sizeForItemAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:layout:sizeForItemAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, layout: DelegateSample.layout,
                    sizeForItemAt: DelegateSample.indexPath)
            } != nil
        }
    ),
    (
        "collectionView(_:layout:insetForSectionAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:layout:insetForSectionAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, layout: DelegateSample.layout, insetForSectionAt: 0)
            } != nil
        }
    ),
    (
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, layout: DelegateSample.layout, minimumLineSpacingForSectionAt: 0)
            } != nil
        }
    ),
    (
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
                $0.collectionView(
                    DelegateSample.collectionView, layout: DelegateSample.layout, minimumInteritemSpacingForSectionAt: 0
                )
            } != nil
        }
    ),
    (
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
                $0.collectionView(
                    DelegateSample.collectionView, layout: DelegateSample.layout, referenceSizeForHeaderInSection: 0)
            } != nil
        }
    ),
    (
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)") {
                $0.collectionView(
                    DelegateSample.collectionView, layout: DelegateSample.layout, referenceSizeForFooterInSection: 0)
            } != nil
        }
    ),

]

@MainActor
@Suite("C6 every member of UICollectionViewDelegateFlowLayout is optional")
struct CollectionViewDelegateMemberTests {
    @Test(arguments: 0..<17)
    func member(index: Int) {
        _ = HeadlessDevice()
        let (name, call) = collectionMembers[index]
        #expect(
            isOptional(name, EveryCollectionViewMember()) {
                ($0 as? any UICollectionViewDelegateFlowLayout).map(call) ?? false
            })
    }
}
