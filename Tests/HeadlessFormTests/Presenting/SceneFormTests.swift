import Testing
import UIKit

@testable import FormNavigation

/// A form in two scenes side by side on an iPad, each with its own navigator or with the shared one.
@MainActor
struct SceneFormTests {
    private final class FormController: FieldsController {
        init() { super.init(at: [100, 600, 1_000]) }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private struct Stage {
        let device = HeadlessDevice(.iPad)
        let scenes: [UIWindowScene]
        let screens = [FormController(), FormController()]

        init(isShared: Bool) throws {
            let first = try #require(device.application.connectedScenes.first as? UIWindowScene)
            device.place(first, in: CGRect(x: 0, y: 0, width: 400, height: 1180))
            scenes = [first, device.connectScene(in: CGRect(x: 420, y: 0, width: 400, height: 1180))]
            for (scene, screen) in zip(scenes, screens) {
                if !isShared { screen.form = FormNavigator(viewController: screen) }
                device.show(screen, in: scene)
            }
            device.settle()
        }

        func form(_ index: Int) -> FormNavigator { screens[index].form ?? .shared }

        /// The distance from the edited field of a screen to the keyboard, in points.
        func distance(_ index: Int) -> CGFloat {
            guard let field = screens[index].fields.first(where: \.isFirstResponder) else { return -.infinity }
            return device.keyboard.frame.minY - field.convert(field.bounds, to: device.screen.coordinateSpace).maxY
        }
    }

    private func with(shared isOn: Bool, _ body: () throws -> Void) rethrows {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        if isOn { FormNavigator.shared.configuration = FormNavigator.Configuration() }
        try body()
    }

    @Test("the scene that is typed in has toolbar, keys and room, whichever that is", arguments: [true, false])
    func backAndForth(isShared: Bool) throws {
        try with(shared: isShared) {
            let stage = try Stage(isShared: isShared)
            for index in [0, 1, 0, 1] {
                let field = stage.screens[index].fields[1]
                field.becomeFirstResponder()
                stage.device.settle()
                #expect(stage.form(index).focusNext())
                stage.device.settle()
                #expect(stage.screens[index].focus == "2")
                #expect(stage.device.keyboard.inputAccessoryView === stage.form(index).toolbar)
                #expect(stage.distance(index) >= 9.5, "scene \(index)")
                stage.device.type("x")
                #expect(stage.screens[index].fields[2].text?.last == "x")
            }
            #expect(stage.screens[0].focus == "2", "each scene keeps its own focus")
            for screen in stage.screens { screen.view.endEditing(true) }
            stage.device.settle()
            #expect(stage.screens.allSatisfy { $0.view.transform.isIdentity })
        }
    }

    @Test("Done ends editing in its own scene only", arguments: [true, false])
    func ending(isShared: Bool) throws {
        try with(shared: isShared) {
            let stage = try Stage(isShared: isShared)
            for (index, screen) in stage.screens.enumerated() {
                screen.fields[index].becomeFirstResponder()
                stage.device.settle()
            }
            #expect(stage.form(1).endEditing(), "nothing is edited in this scene anymore")
            #expect(stage.screens[0].focus == "0" && stage.screens[1].focus == nil)
            #expect(stage.form(0).endEditing() && stage.screens[0].focus == nil)
        }
    }

    @Test("a scene that goes to the background gives back what it has moved, and is right again later")
    func background() throws {
        let stage = try Stage(isShared: false)
        stage.screens[1].fields[2].becomeFirstResponder()
        stage.device.settle()
        stage.device.background(stage.scenes[1])
        stage.device.settle()
        #expect(!stage.device.keyboard.isVisible)
        stage.screens[0].fields[2].becomeFirstResponder()
        stage.device.settle()
        #expect(stage.distance(0) >= 9.5 && stage.form(0).focusPrevious())
        stage.device.foreground(stage.scenes[1])
        stage.screens[1].fields[1].becomeFirstResponder()
        stage.device.settle()
        #expect(stage.form(1).focusNext() && stage.screens[1].focus == "2")
        stage.device.settle()
        #expect(stage.distance(1) >= 9.5)
    }

    @Test("a scene that is closed takes its form with it, and leaves the other alone")
    func disconnecting() throws {
        let stage = try Stage(isShared: false)
        stage.screens[0].fields[2].becomeFirstResponder()
        stage.device.settle()
        stage.device.disconnect(stage.scenes[0])
        stage.device.settle()
        #expect(!stage.device.keyboard.isVisible)
        #expect(stage.form(1).focusNext() && stage.screens[1].focus == "0")
    }

    @Test("nothing is called at the end of the frames of a scene that's closed, while its window lives on")
    func endedFrames() throws {
        let stage = try Stage(isShared: false)
        stage.screens[1].fields[1].becomeFirstResponder()
        stage.device.settle()
        let window = stage.screens[1].view.window
        #expect(FormCenter.shared.frames.window === window)
        stage.device.disconnect(stage.scenes[1])
        #expect(FormCenter.shared.frames.window == nil && window != nil)
    }
}
