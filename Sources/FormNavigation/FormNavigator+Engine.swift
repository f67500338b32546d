import UIKit

/// What the engine asks and tells goes to the app's delegate.
extension FormNavigator: EngineDelegate {
    var hasListener: Bool { delegate != nil }

    func allowsMove(from current: UIView?, to field: UIView) -> Bool {
        delegate?.formNavigator(self, shouldMoveFrom: current, to: field) ?? true
    }

    func didMove(from current: UIView?, to field: UIView) {
        delegate?.formNavigator(self, didMoveFrom: current, to: field)
    }

    func didStay(in field: UIView, because error: String) {
        delegate?.formNavigator(self, didStayIn: field, because: error)
    }

    func errorDidChange(_ error: String?, in view: UIView) {
        delegate?.formNavigator(self, errorDidChange: error, in: view)
    }

    func didFinish(in field: UIView) { delegate?.formNavigator(self, didFinishIn: field) }

    func didTapDone(in field: UIView) { delegate?.formNavigator(self, didTapDoneIn: field) }

    func indexPathsWithFields(in scrollView: UIScrollView) -> [IndexPath]? {
        delegate?.formNavigator(self, indexPathsWithFieldsIn: scrollView)
    }

    func didBeginEditing(in field: UIView, because reason: FormFocusChange.Reason) {
        delegate?.formNavigator(self, didBeginEditingIn: field, because: reason)
    }

    func didEndEditing(in field: UIView, because reason: FormFocusChange.Reason) {
        delegate?.formNavigator(self, didEndEditingIn: field, because: reason)
    }

    func keyboardDidChange(_ keyboard: FormKeyboard) { delegate?.formNavigator(self, keyboardDidChange: keyboard) }
}
