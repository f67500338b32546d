// swift-format-ignore-file
// The screens. Nothing has to stand in for anything else.

import Foundation
import UIKit

@MainActor let realScreens: [RealScreen] = [
    RealScreen("Change the password") { ChangePasswordViewController() },
    RealScreen("Sign up") { SignUpViewController() },
    RealScreen("Fields with a toolbar of their own") { TextFieldTabThroughFormViewController() },
    RealScreen("Return keys") { TextFieldReturnKeyViewController() },
    RealScreen("Keyboard types") { TextFieldKeyboardTypesViewController() },
    RealScreen("Valid and invalid") { TextFieldValidInvalidViewController() },
    RealScreen("Text views") { TextViewViewController() },
]
