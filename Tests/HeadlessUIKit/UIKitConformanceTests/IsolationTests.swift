import Foundation
import Testing
import UIKit

/// The isolation of UIKit's types. If one of them is wrong, this file doesn't compile.
///
/// A class of the main actor is sendable, whatever it contains, and so is a class that conforms to a protocol of the
/// main actor. No other class of UIKit is sendable.
@Suite(.onStage)
struct IsolationTests {
    private final class FieldDelegate: NSObject, UITextFieldDelegate {}
    private final class TextDelegate: NSObject, UITextViewDelegate {}
    private final class ScrollDelegate: NSObject, UIScrollViewDelegate {}
    private final class TableDelegate: NSObject, UITableViewDelegate {}
    private final class CollectionDelegate: NSObject, UICollectionViewDelegate {}
    private final class SearchDelegate: NSObject, UISearchBarDelegate {}
    private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {}
    private final class AppDelegate: NSObject, UIApplicationDelegate {}
    private final class Traits: NSObject, UITextInputTraits {}
    private final class Feedback: NSObject, UIInputViewAudioFeedback {}

    /// Makes the compiler check that values of these types are sendable. There's nothing to expect at run time.
    private static func maySend<each Value: Sendable>(_: repeat (each Value).Type) {}

    @Test("J1 views, controllers, items, gestures, touches and scenes belong to the main actor")
    func classes() {
        Self.maySend(
            UIResponder.self, UIView.self, UIViewController.self, UIWindow.self, UIScreen.self, UIDevice.self,
            UIApplication.self, UIControl.self, UITextField.self, UITextView.self, UIToolbar.self, UIBarItem.self,
            UIBarButtonItem.self, NSLayoutConstraint.self, UILayoutGuide.self, UIGestureRecognizer.self, UIAction.self,
            UIMenuElement.self, UIMenu.self, UIEvent.self, UITouch.self, UIScene.self, UIWindowScene.self,
            UITextPosition.self, UITextRange.self)
    }

    @Test("J2 delegates, text traits and audio feedback belong to the main actor, and so does what conforms to them")
    func protocols() {
        Self.maySend(
            FieldDelegate.self, TextDelegate.self, ScrollDelegate.self, TableDelegate.self, CollectionDelegate.self,
            SearchDelegate.self, GestureDelegate.self, AppDelegate.self, Traits.self, Feedback.self)
    }

    @Test("J4 insets, option sets and enumerations are values that may be sent")
    func values() {
        Self.maySend(
            UIEdgeInsets.self, NSDirectionalEdgeInsets.self, UIView.AnimationOptions.self, UIControl.Event.self,
            UIReturnKeyType.self, UIKeyboardType.self, UIView.AnimationCurve.self)
    }

    @Test("J5 an action's handler is a function of no actor, and need not be one that may be sent")
    @MainActor
    func handlers() {
        _ = makeStage()
        final class Count { var value = 0 }
        let count = Count()  // No actor's, and not to be sent.
        let handler: (UIAction) -> Void = { _ in count.value += 1 }
        let sameHandler: UIActionHandler = handler
        let control = UIControl(frame: .zero, primaryAction: UIAction(handler: sameHandler))
        control.sendActions(for: .primaryActionTriggered)
        #expect(count.value == 1)
    }

    @Test("J6 names and keys of notifications can be read by any actor")
    func names() async {
        let names = await Task.detached {
            [
                UIResponder.keyboardWillShowNotification.rawValue, UITextField.textDidBeginEditingNotification.rawValue,
                UITextView.textDidChangeNotification.rawValue, UIResponder.keyboardFrameEndUserInfoKey,
            ]
        }.value
        #expect(Set(names).count == 4)
    }

    @Test("J7 what a block observer touches on the main actor it has to assume to be there")
    @MainActor
    func observers() {
        let field = TestScreen().field("a")
        let observe: @Sendable (Notification) -> Void = { _ in
            MainActor.assumeIsolated { field.text = "begun" }
        }
        let name = UITextField.textDidBeginEditingNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: field, queue: nil, using: observe)
        field.becomeFirstResponder()
        #expect(field.text == "begun")
        NotificationCenter.default.removeObserver(token)
    }

    @Test("J9 a view's deinitializer belongs to no actor, and may read what the view holds")
    @MainActor
    func deinitialiser() {
        final class Log: @unchecked Sendable {  // Only one thread writes to it.
            var words: [String] = []
        }
        final class Leaver: UIView {
            let log: Log
            let word = "gone"

            init(_ log: Log) {
                self.log = log
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { nil }

            deinit { log.words.append(word) }
        }
        _ = makeStage()
        let log = Log()
        var view: Leaver? = Leaver(log)
        #expect(view != nil && log.words == [])
        view = nil
        #expect(log.words == ["gone"])
    }
}
