import FormNavigation
import UIKit

extension LifetimeScreen: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer(.shouldBegin) }
    func textFieldDidBeginEditing(_ textField: UITextField) { runner.run(.didBegin) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer(.shouldEnd) }
    func textFieldDidEndEditing(_ textField: UITextField) { runner.run(.didEnd) }
    func textFieldDidChangeSelection(_ textField: UITextField) { runner.run(.didChangeSelection) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        habit(textField)
        return answer(.shouldReturn)
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { answer(.shouldChange) }

    private func answer(_ code: AppCode) -> Bool {
        runner.run(code)
        return true
    }
}

extension LifetimeScreen: UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer(.viewShouldBegin) }
    func textViewDidBeginEditing(_ textView: UITextView) { runner.run(.viewDidBegin) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer(.viewShouldEnd) }
    func textViewDidEndEditing(_ textView: UITextView) { runner.run(.viewDidEnd) }
    func textViewDidChange(_ textView: UITextView) { runner.run(.viewDidChange) }
    func textViewDidChangeSelection(_ textView: UITextView) { runner.run(.viewDidChangeSelection) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        answer(.viewShouldChange)
    }
}

extension LifetimeScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        runner.run(.rowCount)
        return Self.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        runner.run(.cellForRow)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell.contentView, row: indexPath.row)
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        runner.run(.willDisplay)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        runner.run(.didEndDisplaying)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView === list { runner.run(.didScroll) }
    }
}

extension LifetimeScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        runner.run(.rowCount)
        return Self.rowCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        runner.run(.cellForRow)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        fill(cell.contentView, row: indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        runner.run(.willDisplay)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        runner.run(.didEndDisplaying)
    }
}

extension LifetimeScreen: FormNavigatorDelegate, FormContainerProviding {
    var formContainer: UIView? {
        runner.run(.formContainer)
        return container
    }

    func formNavigator(_: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
        runner.run(.shouldMove, "\(name(of: field)) to \(name(of: nextField))")
        return true
    }

    func formNavigator(_: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
        runner.run(.didMove, "\(name(of: field)) to \(name(of: nextField))")
    }

    func formNavigator(_: FormNavigator, didStayIn field: UIView, because error: String) {
        runner.run(.didStay, "\(name(of: field)) \(error)")
    }

    func formNavigator(_: FormNavigator, errorDidChange error: String?, in field: UIView) {
        runner.run(.errorDidChange, "\(name(of: field)) \(error ?? "valid")")
    }

    func formNavigator(_: FormNavigator, didFinishIn field: UIView) { runner.run(.didFinish, name(of: field)) }
    func formNavigator(_: FormNavigator, didTapDoneIn field: UIView) { runner.run(.didTapDone, name(of: field)) }

    func formNavigator(_: FormNavigator, indexPathsWithFieldsIn _: UIScrollView) -> [IndexPath]? {
        runner.run(.indexPathsWithFields)
        return rowsWithFieldsAreKnown ? [IndexPath(row: 0, section: 0)] : nil
    }

    func formNavigator(_: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason) {
        runner.run(.didBeginEditing, "\(name(of: field)) \(reason.description)")
    }

    func formNavigator(_: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason) {
        runner.run(.didEndEditing, "\(name(of: field)) \(reason.description)")
    }

    func formNavigator(_: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
        runner.run(.keyboardDidChange, "\(keyboard.overlap(with: view)) \(keyboard.isSettled)")
        keyboard.animateAlongside { [runner] in runner.run(.alongsideKeyboard) }
    }

    private func name(of field: UIView?) -> String {
        switch field {
        case nil: "nothing"
        case let field as HookedField: field.name
        case note: "note"
        case news: "switch"
        default: "other"
        }
    }
}
