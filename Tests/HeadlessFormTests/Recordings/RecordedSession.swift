import ExampleScreens
import FormDiagnostics
import FormNavigation
import FormNavigationCore
import Foundation
import UIKit

/// A screen of the example on a headless device, and what a user does with it during the recording.
@MainActor
struct RecordedSession {
    /// The name of the file.
    let name: String
    /// The name of the screen.
    let screen: String
    var model = HeadlessModel.iPhoneSE
    /// The initial orientation of the device.
    var orientation = UIInterfaceOrientation.portrait
    var behavior = HeadlessBehavior()
    /// The origin of the window on the screen.
    var windowOrigin = CGPoint.zero
    let person: @MainActor (HeadlessDevice) throws -> Void

    /// Records the session.
    func record() throws -> FormRecording {
        // One of the screens enables the shared navigator.
        let shared = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = shared }
        let device = HeadlessDevice(model, behavior: behavior)
        device.rotate(to: orientation)
        device.windowOrigin = windowOrigin
        guard let screen = ExampleScreen.all.first(where: { $0.name == screen }) else {
            throw NoSuchScreen(name: screen)
        }
        let root = UINavigationController(rootViewController: UIViewController())
        device.show(root)
        root.pushViewController(screen.makeContent(), animated: false)
        device.settle()
        let recorder = FormRecorder(
            origin:
                "The headless device, as \(model.name): RecordedSession \"\(name)\", screen \"\(screen.name)\" of the"
                + " example. Not a device.")
        recorder.start()
        try person(device)
        root.view.endEditing(true)
        device.settle()
        recorder.stop()
        return try FormRecording(json: recorder.json ?? Data())
    }

    private struct NoSuchScreen: Error {
        let name: String
    }

    // MARK: - All sessions

    static let all: [RecordedSession] = [
        RecordedSession(name: "scroll-view", screen: "delivery") { device in
            try tap("Full name", on: device)
            for _ in 0..<8 { try tap("Next", on: device) }
            try tap("Next", on: device)
            for line in ["Ring twice.", "\nThe dog is friendly,", "\nmostly,", "\nand barks."] {
                type(line, on: device)
            }
            try tap("Previous", on: device)
        },
        RecordedSession(name: "scroll-view-change-frame-only", screen: "signup", behavior: changeFrameOnly) { device in
            try tap("Name", on: device)
            device.pressReturn()
            device.settle()
            device.keyboard.extraHeight = 45
            device.settle()
            device.keyboard.extraHeight = 0
            device.settle()
            try tap("Phone", on: device)
        },
        RecordedSession(name: "safe-area", screen: "login") { device in
            try tap("Email", on: device)
            device.pressReturn()
            device.settle()
            try tap("Done", on: device)
            try tap("Password", on: device)
        },
        RecordedSession(name: "safe-area-sideways", screen: "login", model: .iPhone15, orientation: .landscapeLeft) {
            device in
            try tap("Email", on: device)
            device.pressReturn()
            device.settle()
        },
        RecordedSession(name: "table", screen: "survey", model: .iPhone15) { device in
            try tap("Answer 1", on: device)
            for _ in 0..<12 { try tap("Next", on: device) }
            for _ in 0..<4 { try tap("Previous", on: device) }
        },
        RecordedSession(name: "sheet", screen: "sheet", model: .iPhone15) { device in
            try tap("Place", on: device)
            try tap("Done", on: device)
            try tap("Invite a Guest…", on: device)
            try tap("Email", on: device)
            for _ in 0..<6 { try tap("Next", on: device) }
            type("Nuts.\nShellfish.\nPoetry.", on: device)
            try tap("Save", on: device)
        },
        RecordedSession(name: "form-sheet", screen: "sheet", model: .iPad, orientation: .landscapeLeft) { device in
            try tap("Invite a Guest…", on: device)
            try tap("Name", on: device)
            for _ in 0..<6 { try tap("Next", on: device) }
            try tap("Done", on: device)
        },
        RecordedSession(name: "child-controller", screen: "ride", model: .iPhone15) { device in
            try tap("Pick-up", on: device)
            for _ in 0..<2 { try tap("Next", on: device) }
            try tap("Previous", on: device)
        },
        RecordedSession(name: "rotation", screen: "delivery", model: .iPhone15) { device in
            try tap("Postal code", on: device)
            rotate(device, to: .landscapeLeft)
            try tap("Next", on: device)
            rotate(device, to: .portrait)
        },
        RecordedSession(name: "rotation-without-scroll-view", screen: "login", model: .iPhone15) { device in
            try tap("Password", on: device)
            rotate(device, to: .landscapeRight)
            rotate(device, to: .landscapeLeft)
            rotate(device, to: .portrait)
        },
        RecordedSession(name: "swipe-back", screen: "delivery", model: .iPhone15) { device in
            try tap("City", on: device)
            let window = (device.keyboard.responder as? UIView)?.window
            guard let root = window?.rootViewController as? UINavigationController else { return }
            let swipe = HeadlessTransition.swipeBack(in: root)
            device.advance(by: 0.3)
            swipe?.cancel()
            device.settle()
            try tap("Next", on: device)
        },
        RecordedSession(name: "pad-keyboards", screen: "delivery", model: .iPad, orientation: .landscapeLeft) {
            device in
            try tap("Phone", on: device)
            for placement in [HeadlessKeyboard.Placement.floating, .split, .undocked, .docked] {
                device.keyboard.placement = placement
                device.settle()
                try tap("Next", on: device)
            }
        },
        RecordedSession(name: "hardware-keyboard", screen: "delivery", model: .iPad, orientation: .landscapeLeft) {
            device in
            device.keyboard.isHardwareKeyboardAttached = true
            try tap("Door code", on: device)
            device.press(.keyboardTab)
            device.settle()
            device.keyboard.isHardwareKeyboardAttached = false
            device.settle()
            try tap("Previous", on: device)
        },
        RecordedSession(
            name: "window-beside-another", screen: "delivery", model: .iPad, orientation: .landscapeLeft,
            windowOrigin: CGPoint(x: 590, y: 0)
        ) { device in
            try tap("Phone", on: device)
            try tap("Next", on: device)
            device.keyboard.showForOtherApp(height: 300)
            device.settle()
        },
        RecordedSession(name: "keyboard-layout-guide", screen: "comments", model: .iPhone15) { device in
            try tap("Your name", on: device)
            try tap("Next", on: device)
            type("I know somebody\nwith a larger house.", on: device)
        },
        RecordedSession(name: "input-bar", screen: "chat", model: .iPhone15) { device in
            guard
                let window = device.application.connectedScenes.lazy.compactMap({ ($0 as? UIWindowScene)?.keyWindow })
                    .first
            else { return }
            window.firstField?.becomeFirstResponder()
            device.settle()
            type("Yes.\nAt five.", on: device)
        },
        RecordedSession(name: "growing-text-view", screen: "feedback") { device in
            try tap("Subject", on: device)
            device.pressReturn()
            device.settle()
            for line in ["It stops.", "\nThen it hums.", "\nThen it prints", "\ntoo much", "\nand jams.", "\nAlways."] {
                type(line, on: device)
            }
            try tap("Previous", on: device)
        },
    ]

    private static let changeFrameOnly: HeadlessBehavior = {
        var behavior = HeadlessBehavior()
        behavior.handoverNotifications = .changeFrameOnly
        behavior.textFieldOrder = .keyboardFirst
        behavior.systemVersion = "26.1"
        return behavior
    }()

    private static func tap(_ title: String, on device: HeadlessDevice) throws {
        try device.tap(title: title)
        device.settle()
    }

    private static func type(_ text: String, on device: HeadlessDevice) {
        device.type(text)
        device.settle()
    }

    private static func rotate(_ device: HeadlessDevice, to orientation: UIInterfaceOrientation) {
        device.rotate(to: orientation)
        device.settle()
    }
}

extension UIView {
    /// The first field that accepts text and is visible.
    var firstField: UIView? {
        if isHidden { return nil }
        if self is UITextField || (self as? UITextView)?.isEditable == true { return self }
        return subviews.lazy.compactMap(\.firstField).first
    }
}
