import Testing
import UIKit

@testable import FormNavigation

/// Posted frames that don't include the accessory view are completed (Q3).
@MainActor
struct AccessoryFramesTests {
    /// A field that has focus, and an accessory view.
    @MainActor
    private struct Stage {
        let device = HeadlessDevice()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        /// The keyboard's frame with the accessory view, and without it.
        let whole: CGRect
        let bare: CGRect
        /// The frame of a keyboard that's taller than what's on the screen.
        var taller: CGRect { whole.union(whole.offsetBy(dx: 0, dy: -20)) }
        private var frames = AccessoryFrames()

        init(accessoryHeight: CGFloat = 44) {
            let controller = UIViewController()
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: accessoryHeight))
            controller.view.addSubview(field)
            device.show(controller)
            field.becomeFirstResponder()
            device.settle()
            whole = device.keyboard.frame
            bare = CGRect(x: 0, y: whole.minY + 44, width: whole.width, height: whole.height - 44)
        }

        /// Whether a frame at rest changes what's known.
        mutating func learn(from frame: CGRect) -> Bool {
            frames.learn(from: frame, of: field, on: device.screen.bounds)
        }

        func completed(_ frame: CGRect) -> CGRect { frames.completed(frame, of: field, on: device.screen.bounds) }
    }

    @Test("what one frame at rest shows counts until another one shows the opposite")
    func learning() {
        var stage = Stage()
        #expect(stage.completed(stage.bare) == stage.bare)
        for (frame, isNews, isCompleted) in [
            (stage.whole, false, false), (stage.bare, true, true), (stage.bare, false, true),
            (stage.bare.offsetBy(dx: 0, dy: -9), false, true), (stage.taller, false, true), (stage.whole, true, false),
            (stage.taller, false, false), (stage.whole, false, false),
        ] {
            let learned = stage.learn(from: frame)
            #expect(learned == isNews)
            #expect(stage.completed(stage.bare) == (isCompleted ? stage.whole : stage.bare))
        }
    }

    @Test("a keyboard that floats, or has been moved off the screen, has no accessory view on top of it")
    func elsewhere() {
        var stage = Stage()
        let places = [-100, stage.bare.height].map { stage.bare.offsetBy(dx: 0, dy: $0) }
        for frame in places {
            let isNews = stage.learn(from: frame)
            #expect(!isNews)
        }
        _ = stage.learn(from: stage.bare)
        for frame in places { #expect(stage.completed(frame) == frame) }
    }

    @Test("an accessory view without a height shows nothing")
    func empty() {
        var stage = Stage(accessoryHeight: 0)
        let isNews = stage.learn(from: stage.whole)
        #expect(!isNews)
    }
}
