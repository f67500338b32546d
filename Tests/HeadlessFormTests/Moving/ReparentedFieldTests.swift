import FormNavigation
import Testing
import UIKit

/// A field that moves from one controller to another. Each controller has its own navigator.
@MainActor
struct ReparentedFieldTests {
    /// What a field has, and the name of the navigator that it's from.
    private func possessions(_ field: UITextField, _ owners: [(String, FormNavigator)]) -> String {
        let owner = owners.first { $0.1.toolbar === field.inputAccessoryView }?.0 ?? "nobody"
        return "\(owner) \(field.returnKeyType) \(field.delegate == nil ? "-" : "proxy")"
    }

    @Test("gets the same in whatever order the two hear of it", arguments: [true, false], HeadlessBehavior.all)
    func order(_ isOuterFirst: Bool, _ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let fields = (0..<3).map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: 60 + 50 * $0, width: 300, height: 40))
        }
        outer.view.addSubview(fields[0])
        outer.view.addSubview(fields[1])
        inner.view.addSubview(fields[2])
        var navigators = (isOuterFirst ? [outer, inner] : [inner, outer]).map { FormNavigator(viewController: $0) }
        if !isOuterFirst { navigators.reverse() }
        let owners = [("outer", navigators[0]), ("inner", navigators[1])]
        device.show(outer)
        fields[1].becomeFirstResponder()
        device.settle()
        #expect(possessions(fields[1], owners) == "outer \(UIReturnKeyType.done) proxy")
        for _ in 0..<2 {
            fields[1].resignFirstResponder()
            inner.view.addSubview(fields[1])
            fields[1].becomeFirstResponder()
            device.settle()
            #expect(possessions(fields[1], owners) == "inner \(UIReturnKeyType.next) proxy")
            #expect(possessions(fields[2], owners) == "inner \(UIReturnKeyType.done) -")
            #expect(possessions(fields[0], owners).hasPrefix("outer") || fields[0].inputAccessoryView == nil)
            #expect(device.keyboard.inputAccessoryView === navigators[1].toolbar)
            fields[1].resignFirstResponder()
            outer.view.addSubview(fields[1])
            fields[1].becomeFirstResponder()
            device.settle()
            #expect(possessions(fields[1], owners) == "outer \(UIReturnKeyType.done) proxy")
            #expect(device.keyboard.inputAccessoryView === navigators[0].toolbar)
        }
        fields[1].resignFirstResponder()
        inner.view.addSubview(fields[1])
        fields[1].becomeFirstResponder()
        for navigator in navigators { navigator.uninstall() }
        #expect(fields.allSatisfy { possessions($0, []) == "nobody \(UIReturnKeyType.default) -" })
    }

    @Test("when the inner navigator is uninstalled, the outer one immediately has the field with focus")
    func takenOver() {
        let device = HeadlessDevice()
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let field = UITextField(named: "0", frame: CGRect(x: 20, y: 60, width: 300, height: 40))
        inner.view.addSubview(field)
        let navigators = [outer, inner].map { FormNavigator(viewController: $0) }
        device.show(outer)
        field.becomeFirstResponder()
        device.settle()
        let owners = [("outer", navigators[0]), ("inner", navigators[1])]
        #expect(possessions(field, owners) == "inner \(UIReturnKeyType.done) proxy")
        navigators[1].uninstall()
        #expect(possessions(field, owners) == "outer \(UIReturnKeyType.done) proxy")
    }

    @Test("without focus it has what the form gives it that it has come to, and nothing once that has gone")
    func unfocused() {
        let device = HeadlessDevice()
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let fields = (0..<3).map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: 60 + 50 * $0, width: 300, height: 40))
        }
        outer.view.addSubview(fields[0])
        outer.view.addSubview(fields[1])
        inner.view.addSubview(fields[2])
        let navigators = [outer, inner].map { FormNavigator(viewController: $0) }
        device.show(outer)
        fields[0].becomeFirstResponder()
        #expect(fields[1].inputAccessoryView === navigators[0].toolbar)
        inner.view.addSubview(fields[1])
        fields[2].becomeFirstResponder()
        #expect(fields[1].inputAccessoryView === navigators[1].toolbar)
        navigators[0].uninstall()
        #expect(fields[1].inputAccessoryView === navigators[1].toolbar)
        navigators[1].uninstall()
        #expect(fields.allSatisfy { $0.inputAccessoryView == nil && $0.returnKeyType == .default })
    }

    @Test("is clear of the keyboard at once, whoever has moved what for it before", arguments: 0..<8)
    func place(_ index: Int) {
        let device = HeadlessDevice()
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 500, width: 393, height: 352)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let fields = [outer.view, inner.view].compactMap { $0 }.map { view in
            let field = UITextField(frame: CGRect(x: 20, y: view.bounds.maxY - 100, width: 300, height: 40))
            view.addSubview(field)
            return field
        }
        let navigators = [outer, inner].map { FormNavigator(viewController: $0) }
        device.show(outer)
        for place in [0, 1, 0, 1, 0] {
            let field = fields[place]
            field.becomeFirstResponder()
            device.runLoop.turn()
            let gap = device.keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
            #expect(gap == 10)
            device.settle()
        }
        #expect(navigators[0].currentField === fields[0])
    }

    @Test("a field that sends focus on to the other's takes nothing from it when it is heard of late", arguments: 0..<4)
    func sentOn(_ index: Int) {
        let device = HeadlessDevice()
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 500, width: 393, height: 352)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        let first = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let second = UITextField(frame: CGRect(x: 20, y: 280, width: 300, height: 40))
        outer.view.addSubview(first)
        inner.view.addSubview(second)
        let navigators = [outer, inner].map { FormNavigator(viewController: $0) }
        let hooks = TextFieldHooks()
        hooks.didBegin = { [weak second] _ in second?.becomeFirstResponder() }
        first.delegate = hooks
        let window = device.show(outer)
        first.becomeFirstResponder()
        #expect(second.isFirstResponder)
        #expect(navigators[1].currentField === second)
        device.runLoop.turn()
        #expect(device.keyboard.frame.minY - second.convert(second.bounds, to: nil).maxY == 10)
        // Meanwhile, another window has the keyboard.
        let other = device.show(UIViewController())
        #expect(other.isKeyWindow)
        window.makeKey()
        #expect(second.inputAccessoryView === navigators[1].toolbar)
        #expect(device.keyboard.inputAccessoryView === navigators[1].toolbar)
        other.isHidden = true
    }
}
