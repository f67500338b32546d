import Testing
import UIKit

/// Implements every member, and counts.
private final class EverySearchBarMember: NSObject, UISearchBarDelegate, DelegateScribe {
    var calls: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append(#function)
        return false
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        calls.append(#function)
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append(#function)
        return false
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        calls.append(#function)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append(#function)
    }

    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append(#function)
        return false
    }

    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        calls.append(#function)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        calls.append(#function)
    }
}

@MainActor private let searchMembers: [(String, (any UISearchBarDelegate) -> Bool)] = [
    (
        "searchBarShouldBeginEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBarShouldBeginEditing(_:)") {
                $0.searchBarShouldBeginEditing(DelegateSample.searchBar)
            } != nil
        }
    ),
    (
        "searchBarTextDidBeginEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBarTextDidBeginEditing(_:)") {
                $0.searchBarTextDidBeginEditing(DelegateSample.searchBar)
            } != nil
        }
    ),
    (
        "searchBarShouldEndEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBarShouldEndEditing(_:)") {
                $0.searchBarShouldEndEditing(DelegateSample.searchBar)
            } != nil
        }
    ),
    (
        "searchBarTextDidEndEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBarTextDidEndEditing(_:)") {
                $0.searchBarTextDidEndEditing(DelegateSample.searchBar)
            } != nil
        }
    ),
    (
        "searchBar(_:textDidChange:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBar(_:textDidChange:)") {
                $0.searchBar(DelegateSample.searchBar, textDidChange: "x")
            } != nil
        }
    ),
    (
        "searchBar(_:shouldChangeTextIn:replacementText:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBar(_:shouldChangeTextIn:replacementText:)") {
                $0.searchBar(DelegateSample.searchBar, shouldChangeTextIn: DelegateSample.range, replacementText: "x")
            } != nil
        }
    ),
    (
        "searchBar(_:shouldChangeTextInRanges:replacementText:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBar(_:shouldChangeTextInRanges:replacementText:)") {
                $0.searchBar(DelegateSample.searchBar, shouldChangeTextInRanges: [], replacementText: "x")
            } != nil
        }
    ),
    (
        "searchBarSearchButtonClicked(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBarSearchButtonClicked(_:)") {
                $0.searchBarSearchButtonClicked(DelegateSample.searchBar)
            } != nil
        }
    ),
    (
        "searchBarCancelButtonClicked(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "searchBarCancelButtonClicked(_:)") {
                $0.searchBarCancelButtonClicked(DelegateSample.searchBar)
            } != nil
        }
    ),
]

@MainActor
struct SearchBarDelegateMemberTests {
    @Test(
        "C6 each member of UISearchBarDelegate: missing is noticed, implemented is called, forwarded too",
        arguments: 0..<9)
    func member(index: Int) {
        _ = HeadlessDevice()
        let (name, call) = searchMembers[index]
        let passes = isOptional(name, EverySearchBarMember()) { delegate in
            (delegate as? any UISearchBarDelegate).map(call) ?? false
        }
        #expect(passes, "\(name)")
    }
}
