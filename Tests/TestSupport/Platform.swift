import UIKit

// What a test must say differently where optional requirements do not exist.
#if HEADLESS_UIKIT
    /// Switches on a new device.
    @MainActor func resetWorld() { _ = HeadlessDevice() }

    extension UITextField {
        /// What UIKit asks its delegate when Return is pressed.
        public var delegateShouldReturn: Bool { delegate?.textFieldShouldReturn(self) ?? true }
    }

    extension UITextView {
        /// What UIKit asks its delegate when Return is pressed.
        public var delegateShouldInsertNewline: Bool {
            delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
        }
    }
#else
    @MainActor func resetWorld() {}

    extension UITextField {
        /// What UIKit asks its delegate when Return is pressed.
        @MainActor public var delegateShouldReturn: Bool { delegate?.textFieldShouldReturn?(self) ?? true }
    }

    extension UITextView {
        /// What UIKit asks its delegate when Return is pressed.
        @MainActor public var delegateShouldInsertNewline: Bool {
            delegate?.textView?(self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
        }
    }
#endif
