/// The methods that a search bar calls about its editing and its buttons.
///
/// All methods are optional. A missing method that asks a question counts as `true`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    @available(iOS 26.0, *)
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchBarDelegate) in
            target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }

    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UISearchBarDelegate) in
            target.searchBarShouldBeginEditing(searchBar)
        }
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchBarDelegate) in
            target.searchBarTextDidBeginEditing(searchBar)
        }
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UISearchBarDelegate) in
            target.searchBarShouldEndEditing(searchBar)
        }
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchBarDelegate) in
            target.searchBarTextDidEndEditing(searchBar)
        }
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchBarDelegate) in
            target.searchBar(searchBar, textDidChange: searchText)
        }
    }

    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UISearchBarDelegate) in
            target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }
    }

    @available(iOS 26.0, *)
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UISearchBarDelegate) in
            target.searchBar(searchBar, shouldChangeTextInRanges: ranges, replacementText: text)
        }
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchBarDelegate) in
            target.searchBarSearchButtonClicked(searchBar)
        }
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchBarDelegate) in
            target.searchBarCancelButtonClicked(searchBar)
        }
    }
}
