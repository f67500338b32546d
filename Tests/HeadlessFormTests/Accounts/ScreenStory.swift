import FormNavigation
import TestSupport
import UIKit

/// A generated screen on which a person and an app do anything, with an account of where everything is.
@MainActor
final class ScreenStory: Story {
    let world: ScreenWorld
    private var account = Account()
    private var random: SplitMix64
    private let listener = StoryListener()
    /// The names of the settings that are on.
    private var on: Set<String> = []
    private let settings = StorySetting<ScreenStory>.all

    var form: FormNavigator? { world.navigator }
    var fields: [UIView] { world.fields }
    func hear(_ code: AppCode) { listener.heard.append("\(code)") }

    init(number: UInt64) {
        var random = SplitMix64(seed: number)
        world = ScreenWorld(random: &random)
        self.random = random
        form?.delegate = listener
        for setting in settings where self.random.chance(8) { toggle(setting) }
    }

    func play(_ count: Int) -> Account {
        for _ in 0..<count { perform() }
        world.end()
        note("end")
        FormNavigator.shared.isAutoToolbarEnabled = false
        return account
    }

    private func perform() {
        var name: String
        if random.chance(50) {
            let deed = deed()
            let turn = random.number(1...3)
            name = "with \(deed.name) in call \(turn), "
            listener.act(inCall: turn) { [unowned self] in deed.body(self) }
        } else {
            name = ""
            listener.act(inCall: 0) {}
        }
        if random.chance(80) {
            let event = ScreenEvent.random(&random)
            name += "\(event)"
            world.perform(event)
        } else {
            let deed = deed()
            name += deed.name
            deed.body(self)
            world.device.settle()
        }
        listener.act(inCall: 0) {}
        form?.delegate = listener
        note(name)
    }

    private func note(_ name: String) {
        account.add("\(name)\n  \(listener.heard.joined(separator: ", "))\n  \(seen.joined(separator: "\n  "))")
        listener.heard = []
    }

    private typealias Deed = (name: String, body: (ScreenStory) -> Void)

    private func deed() -> Deed {
        guard random.chance(40), let setting = settings.randomElement(using: &random) else {
            switch random.number(0...5) {
            case 0: return ("focusNext", { $0.form?.focusNext() })
            case 1: return ("endEditing", { $0.form?.endEditing() })
            case 2: return ("focusFirst", { $0.form?.focusFirst() })
            case 3: return ("restoreFocus", { $0.form?.restoreFocus() })
            case 4:
                let index = random.number(0...3)
                return ("focus \(index)", { _ = $0.form?.focus($0.fields[index]) })
            default: return ("reload", { $0.form?.reload() })
            }
        }
        return (setting.name, { $0.toggle(setting) })
    }

    private func toggle(_ setting: StorySetting<ScreenStory>) {
        let isOn = on.insert(setting.name).inserted
        if !isOn { on.remove(setting.name) }
        setting.set(self, isOn)
    }

    /// Everything that a person sees.
    private var seen: [String] {
        var seen = [world.placement(countsOffsets: true).text]
        for (index, field) in fields.enumerated() {
            let traits = (field as? UITextField).map {
                "\($0.returnKeyType.rawValue) \($0.delegate === world.form.delegate)"
            }
            let bar = field.inputAccessoryView.map { $0 === form?.toolbar ? "toolbar" : "\(type(of: $0))" }
            seen.append("\(index): \(field.isFirstResponder) \(traits ?? "-") \(bar ?? "-")")
        }
        let (keyboard, frame) = (world.device.keyboard!, world.device.keyboard.frame)
        seen.append("keyboard: \(keyboard.isVisible) \(frame.minY.rounded()) \(frame.height.rounded())")
        if let form {
            let state = form.toolbar.state
            seen.append("form: \(form.fields.map(name)) \(form.currentField.map(name) ?? "-") \(form.canFocusNext)")
            seen.append("toolbar: \(state.place)/\(state.count) \(state.canFocusPrevious) \(state.canFocusNext)")
        }
        return seen
    }

    private func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }
}

/// A delegate that hears everything, and acts in one of the calls.
private final class StoryListener: FormNavigatorDelegate {
    var heard: [String] = []
    private var body: () -> Void = {}
    private var call = 0

    func act(inCall call: Int, _ body: @escaping () -> Void) { (self.call, self.body) = (call, body) }

    private func hear(_ line: String) {
        heard.append(line)
        call -= 1
        if call == 0 { body() }
    }

    private func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "-" }

    func formNavigator(_: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
        hear("asked \(name(field)) \(name(nextField))")
        return true
    }

    func formNavigator(_: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
        hear("moved \(name(field)) \(name(nextField))")
    }

    func formNavigator(_: FormNavigator, didStayIn field: UIView, because error: String) { hear("stayed \(error)") }
    func formNavigator(_: FormNavigator, didFinishIn field: UIView) { hear("finished \(name(field))") }
    func formNavigator(_: FormNavigator, didTapDoneIn field: UIView) { hear("done \(name(field))") }

    func formNavigator(_: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason) {
        hear("began \(name(field)) \(reason.description)")
    }

    func formNavigator(_: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason) {
        hear("ended \(name(field)) \(reason.description)")
    }

    func formNavigator(_: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
        hear("keyboard \(keyboard.isVisible) \(keyboard.isDocked) \(keyboard.isSettled)")
        keyboard.animateAlongside { [weak self] in self?.hear("alongside") }
    }
}

extension StorySetting<ScreenStory> {
    private static func option<Value>(
        _ name: String, of index: Int, _ property: WritableKeyPath<FormFieldOptions, Value>, _ value: Value
    ) -> StorySetting {
        let original = FormFieldOptions()[keyPath: property]
        return StorySetting(name: name) { $0.fields[index].formOptions[keyPath: property] = $1 ? value : original }
    }

    private static func scrolling(_ name: String, _ property: WritableKeyPath<FormFieldOptions.Scrolling, Bool>)
        -> StorySetting
    {
        StorySetting(name: name) { story, isOn in
            for scrollView in story.world.form.scrollViews {
                scrollView.formOptions.scrolling[keyPath: property] =
                    FormFieldOptions.Scrolling()[keyPath: property] != isOn
            }
        }
    }

    static let all: [StorySetting] =
        configurations(excluding: SketchedFormController.self) + [
            option("avoidance.isEnabled", of: 3, \.avoidance.isEnabled, false),
            option("keyboardDistance of field", of: 2, \.avoidance.keyboardDistance, 40),
            StorySetting(name: "companions") { story, isOn in
                story.fields[1].formOptions.avoidance.companions = isOn ? [story.fields[3]] : []
            },
            StorySetting(name: "two companions") { story, isOn in
                story.fields[2].formOptions.avoidance.companions = isOn ? [story.fields[0], story.fields[3]] : []
            },
            StorySetting(name: "viewsKeptVisible") { $0.form?.viewsKeptVisible = $1 ? [$0.fields[3]] : [] },
            scrolling("changesInsets", \.changesInsets), scrolling("changesOffset", \.changesOffset),
            scrolling("restoresOffset", \.restoresOffset),
            StorySetting(name: "bar moves content") { story, isOn in
                guard let bar = story.world.form.bar else { return }
                let scrollView = story.world.form.scrollViews.first
                story.form?.inputBar = FormInputBar(
                    bar, over: scrollView, contentMovement: isOn ? .atEnd : .always, keyboardDistance: isOn ? 6 : 0)
            },
            StorySetting(name: "pinned") { $0.form?.inputBar?.pinnedView = $1 ? $0.fields[2] : nil },
            StorySetting(name: "inset") { story, isOn in
                story.world.form.scrollViews.first?.contentInset.bottom += isOn ? 30 : -30
            },
            StorySetting(name: "top inset") { story, isOn in
                story.world.form.scrollViews.first?.contentInset.top += isOn ? 20 : -20
            },
            StorySetting(name: "indicator inset") { story, isOn in
                story.world.form.scrollViews.first?.verticalScrollIndicatorInsets.bottom += isOn ? 12 : -12
            },
            StorySetting(name: "safe area") { $0.world.form.additionalSafeAreaInsets.bottom += $1 ? 20 : -20 },
            StorySetting(name: "lifted") { $0.world.form.view.transform.ty += $1 ? -15 : 15 },
            StorySetting(name: "scroll enabled") { $0.world.form.scrollViews.first?.isScrollEnabled = !$1 },
            StorySetting(name: "low field") { $0.fields[3].frame.origin.y += $1 ? 120 : -120 },
            StorySetting(name: "hardware") { $0.world.device.keyboard.isHardwareKeyboardAttached = $1 },
            StorySetting(name: "floating") { $0.world.device.keyboard.placement = $1 ? .floating : .docked },
            StorySetting(name: "long text") { story, isOn in
                (story.fields[1] as? UITextView)?.text = isOn ? String(repeating: "line\n", count: 12) : ""
            },
            StorySetting(name: "uninstalled") { $1 ? $0.form?.uninstall() : $0.form?.enable() },
            StorySetting(name: "shared") { _, isOn in FormNavigator.shared.isAutoToolbarEnabled = isOn },
            option("never stop", of: 2, \.stop, .never), option("excluded", of: 0, \.isExcluded, true),
        ]
}
