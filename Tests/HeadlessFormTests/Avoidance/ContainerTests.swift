import FormNavigation
import Testing
import UIKit

/// What moves for a field if scrolling isn't enough, and what stays.
@MainActor
@Suite("What moves with a field")
struct ContainerTests {
    /// One field low on the screen, without a scroll view.
    @MainActor
    private final class Form: UIViewController {
        /// Counts how often it's moved.
        final class Root: UIView {
            var moves = 0
            override var transform: CGAffineTransform { didSet { moves += transform == oldValue ? 0 : 1 } }
        }

        let root = Root()
        let field = UITextField(frame: CGRect(x: 20, y: 540, width: 300, height: 40))

        override func loadView() { view = root }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    enum Container: CaseIterable { case navigation, tabBar, split }

    @Test("a navigator made for a container moves the screen in it, and the bars stay", arguments: Container.allCases)
    func bars(_ container: Container) {
        let device = HeadlessDevice(container == .split ? .iPad : .iPhoneSE)
        let screen = Form()
        if container == .split { screen.field.frame.origin.y = device.model.size.height - 200 }
        let navigation = UINavigationController(rootViewController: screen)
        let controller: UIViewController
        switch container {
        case .navigation: controller = navigation
        case .tabBar:
            let tabBar = UITabBarController()
            tabBar.viewControllers = [navigation]
            controller = tabBar
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), navigation]
            controller = split
        }
        device.show(controller)
        device.settle()
        let form = FormNavigator(viewController: controller)
        let before = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        screen.field.becomeFirstResponder()
        device.settle()
        #expect(device.distance(to: screen.field) >= 10 - 0.5)
        #expect(navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil) == before)
        #expect(controller.view.transform == .identity)
        form.endEditing()
        device.settle()
        #expect(screen.view.transform == .identity)
    }

    @Test("of two screens in one container the one with the field moves, and the other goes back")
    func twoScreens() {
        let device = HeadlessDevice(.iPad)
        let screens = [Form(), Form()]
        let frame = CGRect(x: 20, y: device.model.size.height - 200, width: 200, height: 40)
        for screen in screens { screen.field.frame = frame }
        let split = UISplitViewController()
        split.viewControllers = screens
        device.show(split)
        device.settle()
        let form = FormNavigator(viewController: split)
        for index in [0, 1, 0] {
            screens[index].field.becomeFirstResponder()
            device.settle()
            #expect(device.distance(to: screens[index].field) >= 10 - 0.5)
            #expect(screens[index].view.transform.ty < 0 && screens[1 - index].view.transform == .identity)
        }
        form.endEditing()
        device.settle()
        #expect(screens.allSatisfy { $0.view.transform == .identity })
    }

    @Test(
        "a button that follows the keyboard's layout guide does not keep the field behind the keyboard",
        arguments: [4, 8, 12])
    func buttonAboveGuide(_ gap: CGFloat) {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Form()
        device.show(screen)
        let button = UIButton()
        button.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 240),
            button.widthAnchor.constraint(equalToConstant: 100),
            button.heightAnchor.constraint(equalToConstant: 44),
            button.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor, constant: -gap),
        ])
        let form = FormNavigator(viewController: screen)
        form.viewsKeptVisible = [button]
        device.settle()
        for _ in 0..<2 {
            screen.field.becomeFirstResponder()
            device.settle()
            #expect(device.distance(to: screen.field) >= 10 - 0.5)
            let moves = screen.root.moves
            device.type("a")
            device.settle()
            #expect(device.distance(to: screen.field) >= 10 - 0.5)
            // A form that follows the guide is measured in its own place.
            #expect(screen.root.moves <= moves + 2)
            form.endEditing()
            device.settle()
            #expect(screen.view.transform == .identity)
        }
    }

    @Test("Q18: constraints that UIKit adds to its own guide do not count as the app's")
    func ownGuideConstraints() {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Form()
        let window = device.show(screen)
        let guide = window.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: window.widthAnchor),
        ])
        let form = FormNavigator(viewController: screen)
        device.settle()
        for _ in 0..<2 {
            screen.field.becomeFirstResponder()
            device.runLoop.turn()
            // The form moves up together with the keyboard, not after the keyboard has settled.
            #expect(screen.view.transform.ty < 0)
            device.settle()
            form.endEditing()
            device.settle()
        }
    }

    @Test(
        "Q18: a constraint between the guide and a layout guide counts, unless that's UIKit's own in the same view",
        arguments: ["", "UIViewGuide"], [true, false])
    func layoutGuides(identifier: String, isInOtherView: Bool) {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Form()
        device.show(screen)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.view.addSubview(box)
        let guide = UILayoutGuide()
        guide.identifier = identifier
        (isInOtherView ? box : screen.view).addLayoutGuide(guide)
        guide.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor).isActive = true
        #expect(SystemMovement.hasKeyboardGuide(screen.view) == (isInOtherView || identifier.isEmpty))
    }
}
