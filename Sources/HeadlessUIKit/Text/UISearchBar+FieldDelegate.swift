// H10: the bar listens to its field and passes on what it hears, in its own words.
extension UISearchBar: UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        HeadlessOptional.call(delegate, "searchBarShouldBeginEditing(_:)") {
            $0.searchBarShouldBeginEditing(self)
        } ?? true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        HeadlessOptional.call(delegate, "searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing(self) }
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        HeadlessOptional.call(delegate, "searchBarShouldEndEditing(_:)") {
            $0.searchBarShouldEndEditing(self)
        } ?? true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        HeadlessOptional.call(delegate, "searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing(self) }
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let several = HeadlessOptional.call(delegate, "searchBar(_:shouldChangeTextInRanges:replacementText:)") {
            $0.searchBar(self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: string)
        }
        return several
            ?? HeadlessOptional.call(delegate, "searchBar(_:shouldChangeTextIn:replacementText:)") {
                $0.searchBar(self, shouldChangeTextIn: range, replacementText: string)
            } ?? true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        HeadlessOptional.call(delegate, "searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked(self) }
        return true
    }
}
