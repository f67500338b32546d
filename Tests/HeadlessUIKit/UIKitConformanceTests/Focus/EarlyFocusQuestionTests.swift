import Testing
import UIKit

/// Focus that's requested before there's a window.
@MainActor
@Suite(.onStage)
struct EarlyFocusQuestionTests {
    /// A screen that requests focus too early.
    private final class Eager: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        var asksInWillAppear = false
        private(set) var answer: Bool?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            if !asksInWillAppear { answer = field.becomeFirstResponder() }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if asksInWillAppear { answer = field.becomeFirstResponder() }
        }
    }

    @Test(
        "A5 P19 focus asked for in viewDidLoad or viewWillAppear is given once there is a window, or never",
        arguments: Question.earlyFocus.settings, [false, true])
    func pushed(setting: Setting, inWillAppear: Bool) async {
        let stage = makeStage(setting)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        await stage.settle()
        let log = Log()
        log.observeKeyboard()
        let screen = Eager()
        screen.asksInWillAppear = inWillAppear
        var keyboard = "no keyboard"
        log.reactions["willShow"] = {
            let isInTransition = screen.transitionCoordinator != nil
            keyboard = isInTransition ? "keyboard in the transition" : "keyboard after the transition"
        }
        navigation.pushViewController(screen, animated: true)
        await stage.settle()
        let answer = screen.answer == true ? "answered true" : "answered false"
        setting.record("\(screen.field.isFirstResponder ? "remembered" : "forgotten"), \(answer), \(keyboard)")
    }
}
