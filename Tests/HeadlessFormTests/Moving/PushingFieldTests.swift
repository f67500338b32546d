import FormNavigation
import TestSupport
import Testing
import UIKit

/// Fields that open a screen when it's their turn, and don't accept text.
@MainActor
struct PushingFieldTests {
    /// How an app shows a screen.
    enum Way: CaseIterable {
        case push, present, selectTab
    }

    @Test("a field that refuses and shows a screen has had its turn: no other is asked", arguments: Way.allCases)
    func hadItsTurn(_ way: Way) {
        for behavior in HeadlessBehavior.all {
            let device = HeadlessDevice(behavior: behavior)
            let form = UIViewController()
            let fields = (0..<4).map { index in
                UITextField(named: "\(index)", frame: CGRect(x: 20, y: 120 + 50 * index, width: 300, height: 40))
            }
            for field in fields { form.view.addSubview(field) }
            let navigation = UINavigationController(rootViewController: form)
            let tabBar = UITabBarController()
            tabBar.viewControllers = [navigation, UIViewController()]
            let navigator = FormNavigator(viewController: form)
            device.show(tabBar)
            var opened: [String?] = []
            let hooks = TextFieldHooks()
            hooks.shouldBegin = { [weak navigation, weak tabBar] field in
                opened.append(field.placeholder)
                switch way {
                case .push: navigation?.pushViewController(UIViewController(), animated: true)
                case .present: navigation?.present(UIViewController(), animated: true)
                case .selectTab: tabBar?.selectedIndex = 1
                }
                return false
            }
            for field in fields[1...] { field.delegate = hooks }
            fields[0].becomeFirstResponder()
            let decisions = trace { #expect(!navigator.focusNext()) }
            #expect(opened == ["1"])
            #expect(decisions.map(\.description).last == "not moved: the app presented a screen")
            device.settle()
            #expect(opened == ["1"])
        }
    }

    @Test("a field that shows a screen in the column beside its form has had its turn", arguments: [true, false])
    func column(isPrimary: Bool) {
        let (device, form) = (HeadlessDevice(.iPad), UIViewController())
        let split = UISplitViewController()
        let fields = (0..<3).map { index in
            UITextField(named: "\(index)", frame: CGRect(x: 20, y: 120 + 50 * index, width: 200, height: 40))
        }
        for field in fields { form.view.addSubview(field) }
        split.viewControllers = isPrimary ? [form, UIViewController()] : [UIViewController(), form]
        let navigator = FormNavigator(viewController: form)
        device.show(split)
        device.settle()
        let hooks = TextFieldHooks()
        hooks.shouldBegin = { [weak split] _ in
            split?.viewControllers[isPrimary ? 1 : 0] = UIViewController()
            return false
        }
        fields[1].delegate = hooks
        fields[0].becomeFirstResponder()
        let decisions = trace { #expect(!navigator.focusNext()) }
        #expect(!fields[2].isFirstResponder)
        #expect(decisions.map(\.description).last == "not moved: the app presented a screen")
    }

    @Test("a field that refuses on a screen that has pushed others before is passed over as ever")
    func otherScreens() {
        let device = HeadlessDevice()
        let form = UIViewController()
        let fields = (0..<3).map { index in
            UITextField(named: "\(index)", frame: CGRect(x: 20, y: 120 + 50 * index, width: 300, height: 40))
        }
        for field in fields { form.view.addSubview(field) }
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(form, animated: false)
        let navigator = FormNavigator(viewController: form)
        let refusing = RefusingDelegate()
        fields[1].delegate = refusing
        fields[0].becomeFirstResponder()
        #expect(navigator.focusNext())
        #expect(fields[2].isFirstResponder)
    }
}
