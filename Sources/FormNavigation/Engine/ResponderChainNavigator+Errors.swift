import UIKit

/// How the engine keeps the app informed of the errors to show next to fields.
extension ResponderChainNavigator {
    /// Whether an error that the app listens to may change without an event, so that each frame is worth a look.
    var watchesErrors: Bool { hasListener && !shownErrors.views.isEmpty }

    /// The user has to learn what's wrong with a view, which may have no focus.
    func pointOut(_ view: UIView) {
        shownErrors.pointOut(view)
        requestErrorNews(of: view)
    }

    /// The app has set or removed the error of a view.
    func noteGivenError(of view: UIView) {
        guard isActive else { return }
        shownErrors.note(view)
        requestErrorNews(of: view)
    }

    /// Informs the app of each error that has changed, at the end of a frame.
    func tellOfErrors() {
        guard watchesErrors else { return }
        for view in shownErrors.views {
            // A validation and the delegate are the app's code, and may end everything.
            let error = errorToShow(for: view)
            guard isActive, shownErrors.update(view, to: error) else { continue }
            askApp { $0.errorDidChange(error, in: view) }
        }
    }

    /// Has a frame end, in the window that's observed if there's one, because that has the keyboard. The view may be about
    /// to appear.
    private func requestErrorNews(of view: UIView) {
        // The app may ask while it hears of another error.
        center.frames.request()
        guard !center.frames.note() else { return }
        center.frames.note(in: view.window ?? center.windowWithKeyboard)
    }

    /// The error to show next to a view: the app's own error, or that of a validation that the user has been told of. The
    /// content of a view that's hidden or disabled doesn't count.
    private func errorToShow(for view: UIView) -> String? {
        guard view.window != nil, reader.isInUse(view) else { return nil }
        let error = shownErrors.isPointedOut(view) ? view.contentError : view.givenError
        return error?.isBlank == false ? error : nil
    }
}
