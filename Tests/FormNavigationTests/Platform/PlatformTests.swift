#if !HEADLESS_UIKIT
    import Foundation
    import TestSupport
    import Testing
    import UIKit

    @testable import FormNavigation

    /// The small things that work differently than with the headless UIKit.
    @MainActor
    struct PlatformTests {
        /// Waits until a condition is true, for at most five seconds.
        private func wait(until isTrue: () -> Bool) async throws -> Bool {
            for _ in 0..<100 where !isTrue() { try await Task.sleep(nanoseconds: 50_000_000) }
            return isTrue()
        }

        @Test("Q37 a text storage is edited from the beginning of an edit to its end")
        func textStorage() {
            let view = UITextView()
            #expect(!view.isTextStorageEdited)
            view.textStorage.beginEditing()
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a")
            #expect(view.isTextStorageEdited)
            view.textStorage.endEditing()
            #expect(!view.isTextStorageEdited)
            #expect(!UITextField().isTextStorageEdited)
        }

        @Test("Q13 Q14 an update of the screen is told of once layout is done, until that is ended")
        func screenUpdates() async throws {
            let form = TestForm(column: 1)
            var (count, needsLayout) = (0, false)
            let root = form.viewController.view
            let updates = ScreenUpdates(of: form.window) {
                count += 1
                needsLayout = needsLayout || root?.layer.needsLayout() == true
            }
            form.view.setNeedsLayout()
            updates.request()
            #expect(try await wait { count > 0 })
            #expect(!needsLayout)
            updates.end()
            let before = count
            updates.request()
            try await Task.sleep(nanoseconds: 300_000_000)
            #expect(count == before)
        }

        @Test("Q28 what waits for VoiceOver is done on the main thread, and not at once")
        func voiceOver() async throws {
            var isDone = false
            VoiceOver.afterTouch { isDone = isOnMainThread }
            #expect(!isDone)
            #expect(try await wait { isDone })
        }

        @Test("a value that is kept with a view goes with the view")
        func associatedValue() {
            final class Value {}
            let key = AssociatedKey<Value>()
            weak var value: Value?
            autoreleasepool {
                let view = UIView()
                let kept = Value()
                value = kept
                #expect(key[view] == nil)
                key[view] = kept
                #expect(key[view] === kept && key[UIView()] == nil)
            }
            #expect(value == nil)
        }

        @Test("the library's words come with the library")
        func words() {
            #expect(Bundle.words.path(forResource: "en", ofType: "lproj") != nil)
            #expect(!FormWord.next.text().isEmpty)
        }
    }
#endif
