import FormNavigation
import TestSupport
import Testing
import UIKit

/// Whatever users and apps do, in whatever order: the buttons tell the truth, and in the end every field is as it was.
@MainActor
struct RandomUseTests {
    private final class Delegate: NSObject, UITextFieldDelegate {}

    /// What the app last set on a field.
    private struct Wish {
        var delegate: Delegate?
        var returnKey = UIReturnKeyType.default
        var accessoryView: UIView?
    }

    @Test("sixty random deeds with two nested navigators and the shared one")
    func anything() {
        var counts = Counts()
        let count = testsEverything ? 60 : 16
        for seed in 1...UInt64(count) { play(seed, &counts) }
        let fewest = [counts.fields, 10 * counts.stops, 2 * counts.keys, 2 * counts.toolbars].min() ?? 0
        #expect(fewest > 10 * count, "\(counts)")
    }

    private func play(_ seed: UInt64, _ counts: inout Counts) {
        var random = SplitMix64(seed: seed)
        let device = HeadlessDevice(behavior: HeadlessBehavior.all[Int(seed) % HeadlessBehavior.all.count])
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.isAutoToolbarEnabled = seed.isMultiple(of: 2)
        shared.configuration.isReturnKeyEnabled = seed.isMultiple(of: 2)

        let controllers = [UIViewController(), UIViewController()]
        controllers[0].addChild(controllers[1])
        controllers[1].view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
        controllers[0].view.addSubview(controllers[1].view)
        controllers[1].didMove(toParent: controllers[0])
        let homes = (0..<9).map { controllers[$0 < 6 ? 0 : 1] }
        let fields = (0..<9).map { index in
            UITextField(frame: CGRect(x: 20, y: 60 + 50 * (index < 6 ? index : index - 6), width: 300, height: 40))
        }
        for (field, home) in zip(fields, homes) { home.view.addSubview(field) }
        let stops = [UISwitch(), UIView(), ChoiceControl(), BareControl()]
        for (index, stop) in stops.enumerated() {
            stop.frame = CGRect(x: 330, y: 60 + 50 * index, width: 50, height: 40)
            stop.formOptions.stop = .always
            controllers[index % 2].view.addSubview(stop)
        }
        let drawer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        controllers[0].view.addSubview(drawer)
        for field in fields[0...1] { drawer.addSubview(field) }
        var wishes = fields.map { _ in Wish() }
        let window = device.show(controllers[0])
        var navigators: [FormNavigator?] = [FormNavigator(viewController: controllers[0]), nil]
        var log: [String] = []

        for _ in 0..<60 {
            let index = Int.random(in: 0..<9, using: &random)
            let field = fields[index]
            let which = Int.random(in: 0..<2, using: &random)
            let stop = stops[index % stops.count]
            let deed = Int.random(in: 0..<24, using: &random)
            log.append("\(deed):\(index)/\(which)")
            switch deed {
            case 0, 1, 2: field.becomeFirstResponder()
            case 3: navigators[which]?.focusNext()
            case 4: navigators[which]?.focusPrevious()
            case 5, 6: device.pressReturn()
            case 7: field.isHidden.toggle()
            case 8: field.isEnabled.toggle()
            case 9:
                if field.superview == nil { homes[index].view.addSubview(field) } else { field.removeFromSuperview() }
            case 10:
                wishes[index].delegate = Bool.random(using: &random) ? Delegate() : nil
                field.delegate = wishes[index].delegate
            case 11:
                wishes[index].returnKey = [.search, .join, .go].randomElement(using: &random) ?? .go
                field.returnKeyType = wishes[index].returnKey
                field.reloadInputViews()
            case 12:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 20))
                wishes[index].accessoryView = Bool.random(using: &random) ? view : nil
                field.inputAccessoryView = wishes[index].accessoryView
                field.reloadInputViews()
            case 13: navigators[which] = FormNavigator(viewController: controllers[which])
            case 14: navigators[which] = Bool.random(using: &random) ? nil : navigators[which]
            case 15: navigators[which]?.configuration.isToolbarEnabled.toggle()
            case 16: navigators[which]?.configuration.isReturnKeyEnabled.toggle()
            case 17: shared.focusNext()
            case 18: stop.formOptions.stop = stop.formOptions.stop == .always ? .automatic : .always
            case 19: stop.isHidden.toggle()
            case 20:
                if stop.superview == nil { homes[index].view.addSubview(stop) } else { stop.removeFromSuperview() }
            case 21: _ = stop.becomeFirstResponder()
            case 22: drawer.transform.tx = drawer.transform.tx == 0 ? -393 : 0
            default: device.settle()
            }
            for case let navigator? in navigators {
                navigator.reload()
                // If a reload takes effect in the next turn.
                if !device.behavior.reloadsImmediately { device.runLoop.turn() }
                check(navigator, on: device, "seed \(seed), \(log)", &counts)
            }
        }

        navigators = [nil, nil]
        shared.isAutoToolbarEnabled = false
        shared.configuration.isReturnKeyEnabled = false
        for (field, wish) in zip(fields, wishes) {
            #expect(field.delegate === wish.delegate, "seed \(seed), \(log)")
            #expect(field.returnKeyType == wish.returnKey, "seed \(seed), \(log)")
            #expect(field.inputAccessoryView === wish.accessoryView, "seed \(seed), \(log)")
        }
        shared.endEditing()
        #expect(stops.allSatisfy { $0.subviews.isEmpty && $0.inputAccessoryView == nil }, "seed \(seed), \(log)")
        device.close(window)
    }

    /// What could be checked, and how often.
    private struct Counts {
        var fields = 0
        var stops = 0
        var keys = 0
        var toolbars = 0
    }

    /// Checks that the screen matches what the navigator says and what the field has.
    private func check(
        _ navigator: FormNavigator, on device: HeadlessDevice, _ comment: Comment, _ counts: inout Counts
    ) {
        guard let field = navigator.currentField, navigator.fields.contains(field) else { return }
        let accessoryView = (field.isFirstResponder ? field : field.subviews.last)?.inputAccessoryView
        #expect(device.keyboard.inputAccessoryView === accessoryView, comment)
        if let field = field as? UITextField {
            #expect(device.keyboard.returnKeyType == field.returnKeyType, comment)
            counts.keys += field.returnKeyType == .next || field.returnKeyType == .done ? 1 : 0
        } else {
            counts.stops += 1
        }
        counts.fields += 1
        guard accessoryView === navigator.toolbar else { return }
        counts.toolbars += 1
        #expect(navigator.toolbar.previousItem.isEnabled == navigator.canFocusPrevious, comment)
        #expect(navigator.toolbar.nextItem.isEnabled == navigator.canFocusNext, comment)
    }
}
