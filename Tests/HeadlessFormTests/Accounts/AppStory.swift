import FormNavigation
import TestSupport
import UIKit

/// A person and an app that do anything, with an account of what the person sees and what the app hears.
@MainActor
final class AppStory: Story {
    let device: HeadlessDevice
    let stage: AppActStage
    let navigation: UINavigationController?
    let outer: UIViewController?
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 30))
    let bar = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 52))
    let ownBar: HookedBar
    private var account = Account()
    /// The names of the settings that are on.
    private var on: Set<String> = []
    var outerForm: FormNavigator?
    private var random: SplitMix64
    private var heard: [String] = []
    private var look: [String: String] = [:]
    /// The app's code that has run recently.
    private var recent: Set<AppCode> = []
    private let settings: [StorySetting<AppStory>]

    var screen: LifetimeScreen { stage.screen }
    var form: FormNavigator? { screen.form }

    init(number: UInt64) {
        var random = SplitMix64(seed: number)
        let direction: UIUserInterfaceLayoutDirection = random.chance(30) ? .rightToLeft : .leftToRight
        var behavior = HeadlessBehavior.all.randomElement(using: &random) ?? HeadlessBehavior()
        behavior.scrollsInputsIntoSight = random.chance(30)
        behavior.tableReload = random.pick()
        behavior.swipedKeyboard = random.pick()
        behavior.movedSafeArea = random.pick(plain: 50)
        let model = random.chance(60) ? HeadlessModel.iPhone15 : HeadlessModel.all.randomElement(using: &random)
        device = HeadlessDevice(model ?? .iPhone15, layoutDirection: direction, behavior: behavior)
        let (isInNavigation, isChild) = (random.chance(40), random.chance(30))
        let use: FormUse = random.pick()
        var navigation: UINavigationController?
        var outer: UIViewController?
        stage = AppActStage(use, random.chance(50) ? .table : .collection, on: device, observesNotifications: false) {
            screen in
            let root = isChild ? Self.parent(of: screen) : screen
            if isChild { outer = root }
            guard isInNavigation else { return root }
            let controller = UINavigationController(rootViewController: root)
            navigation = controller
            return controller
        }
        (self.navigation, self.outer, self.random) = (navigation, outer, random)
        ownBar = HookedBar(stage.runner)
        settings = StorySetting<AppStory>.all
        screen.view.addSubview(banner)
        screen.view.addSubview(bar)
        if let outer, random.chance(50) { outerForm = FormNavigator(viewController: outer) }
        stage.runner.listener = { [unowned self] code, details in
            recent.insert(code)
            let line = details.isEmpty ? code.rawValue : "\(code.rawValue)(\(details))"
            // A decision is reported as often as the form is read.
            if !code.isQuestion || code == .trace && !heard.contains(line) { heard.append(line) }
        }
        for setting in settings where self.random.chance(12) { toggle(setting) }
        look = Dictionary(self.seen, uniquingKeysWith: { $1 })
    }

    /// A controller with a field above the screen, which is its child.
    private static func parent(of screen: LifetimeScreen) -> UIViewController {
        let parent = UIViewController()
        parent.addChild(screen)
        parent.view.addSubview(UITextField(named: "outer", frame: CGRect(x: 20, y: 10, width: 200, height: 30)))
        screen.view.frame = CGRect(x: 0, y: 60, width: 393, height: 790)
        parent.view.addSubview(screen.view)
        screen.didMove(toParent: parent)
        return parent
    }

    func hear(_ code: AppCode) { stage.runner.run(code) }

    // MARK: - What happens

    func play(_ count: Int) -> Account {
        for _ in 0..<count { perform(nextStep()) }
        perform(("end", { $0.end() }))
        FormNavigator.shared.isAutoToolbarEnabled = false
        stage.runner.listener = nil
        stage.tearDown()
        return account
    }

    private func end() {
        screen.dismiss(animated: false)
        form?.endEditing()
        device.settle()
        form?.uninstall()
        outerForm?.uninstall()
    }

    private typealias Step = (name: String, body: (AppStory) -> Void)

    private func perform(_ step: Step) {
        var name = step.name
        let codes = AppCode.allCases.filter(recent.contains)
        if random.chance(60), let code = codes.randomElement(using: &random) {
            let deed = nextDeed(in: code)
            let turn = code.isQuestion ? 1 : random.number(1...3)
            name += ", with \(deed.name) in run \(turn) of \(code)"
            stage.runner.prepare(in: code, turn: turn) { [unowned self] in
                if !screen.isFilling { deed.body(self) }
            }
        } else {
            stage.runner.prepare(in: nil, turn: 1) {}
        }
        recent = []
        step.body(self)
        if random.chance(80) { device.settle() } else { device.advance(by: 0.1) }
        stage.runner.forget()
        let seen = seen
        let changes = seen.filter { look[$0.0] != $0.1 }.map { "\($0.0): \($0.1)" }
        look = Dictionary(seen, uniquingKeysWith: { $1 })
        account.add("\(name)\n  \(heard.joined(separator: ", "))\n  \(changes.joined(separator: "\n  "))")
        heard = []
    }

    private func nextStep() -> Step {
        switch random.number(1...100) {
        case 1...20: focusStep()
        case 21...55: use()
        case 56...75: setting()
        case 76...85: act(in: nil)
        default: event()
        }
    }

    private func nextDeed(in code: AppCode) -> Step {
        code == .cellForRow || random.chance(65) ? act(in: code) : setting()
    }

    private func focusStep() -> Step {
        let name = ["first", "second", "last", "note", "row 0"].randomElement(using: &random) ?? "first"
        return ("focus \(name)", { _ = ($0.screen.field(name) ?? $0.screen.note).becomeFirstResponder() })
    }

    private func use() -> Step {
        let use: FormUse = random.pick()
        return ("\(use)", { try? use.action($0.screen, on: $0.device)() })
    }

    private func act(in code: AppCode?) -> Step {
        let acts = AppAct.allCases.filter { code.map($0.isPossible) ?? true }
        let act = acts.randomElement(using: &random) ?? .reload
        return ("\(act)", { act.perform(on: $0.stage) })
    }

    private func setting() -> Step {
        guard let setting = settings.randomElement(using: &random) else { return ("nothing", { _ in }) }
        return (setting.name, { $0.toggle(setting) })
    }

    private func toggle(_ setting: StorySetting<AppStory>) {
        let isOn = on.insert(setting.name).inserted
        if !isOn { on.remove(setting.name) }
        setting.set(self, isOn)
    }

    private func event() -> Step {
        let event: AppEvent = random.pick()
        return ("\(event)", { event.perform(on: $0) })
    }
}

extension AppCode {
    /// Whether this code only answers. How often a form asks isn't part of what it does.
    fileprivate var isQuestion: Bool {
        switch self {
        case .canBecomeFirst, .canResignFirst, .placeholder, .fieldLayout, .screenLayout: true
        case .rowCount, .cellForRow, .willDisplay, .indexPathsWithFields: true
        case .validation, .order, .titleText, .progressText, .formContainer, .trace: true
        default: false
        }
    }
}
