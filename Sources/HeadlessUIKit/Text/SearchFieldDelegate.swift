/// The delegate of a search bar's field, which calls the methods of the bar's delegate (H10).
@MainActor
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    @discardableResult
    private func tell<Answer>(_ member: String, _ body: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
        guard let bar else { return nil }
        return HeadlessOptional.call(bar.storedDelegate, member) { body($0, bar) }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        tell("searchBarShouldBeginEditing(_:)") { $0.searchBarShouldBeginEditing($1) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        tell("searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing($1) }
        bar?.searchController?.searchBarDidBegin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        tell("searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing($1) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        tell("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let several = tell("searchBar(_:shouldChangeTextInRanges:replacementText:)") {
            $0.searchBar($1, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: string)
        }
        return several
            ?? tell("searchBar(_:shouldChangeTextIn:replacementText:)") {
                $0.searchBar($1, shouldChangeTextIn: range, replacementText: string)
            } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tell("searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked($1) }
        return true
    }
}
