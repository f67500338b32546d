import Testing
import UIKit

@testable import FormNavigation

/// What navigators share is one object, which a test can make its own.
@MainActor
struct FormCenterTests {
    private final class Screen: UIViewController {
        let fields = [100, 400, 700].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40)) }

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
        }
    }

    private func makeNavigator(for screen: Screen, in center: FormCenter) -> FormNavigator {
        FormNavigator(
            scope: .viewController(.init(object: screen)), configuration: FormNavigator.Configuration(), center: center)
    }

    @Test("a navigator with a center of its own does all that one with the app's does")
    func own() {
        let (device, screen, center) = (HeadlessDevice(), Screen(), FormCenter())
        let form = makeNavigator(for: screen, in: center)
        device.show(screen)
        screen.fields[1].becomeFirstResponder()
        device.settle()
        #expect(screen.fields[1].returnKeyType == .next && screen.fields[1].inputAccessoryView === form.toolbar)
        device.pressReturn()
        device.settle()
        #expect(form.currentField === screen.fields[2] && center.focus.editedField === screen.fields[2])
        let end = screen.fields[2].convert(screen.fields[2].bounds, to: nil).maxY
        #expect(end <= device.keyboard.frame.minY - 10)
        device.pressReturn()
        device.settle()
        #expect(screen.view.transform == .identity && !center.keyboard.state.isVisible)
        #expect(center.navigators.count == 1)
        #expect(!FormCenter.shared.navigators.contains { $0 === form.engine })
    }

    @Test("two centers don't know of each other's navigators, and each leaves the other's fields as they are")
    func apart() {
        let device = HeadlessDevice()
        let (screens, centers) = ([Screen(), Screen()], [FormCenter(), FormCenter()])
        let forms = zip(screens, centers).map(makeNavigator)
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        device.show(tabs)
        for (index, screen) in screens.enumerated() {
            tabs.selectedIndex = index
            device.settle()
            screen.fields[0].becomeFirstResponder()
            device.settle()
            #expect(forms[index].currentField === screen.fields[0] && forms[1 - index].currentField == nil)
            forms[index].focusNext()
            device.settle()
            #expect(screen.fields[1].inputAccessoryView === forms[index].toolbar)
            screen.view.endEditing(true)
            device.settle()
        }
    }

    @Test("a center that nobody holds is gone, and so is what it observes")
    func released() {
        let device = HeadlessDevice()
        weak var center: FormCenter?
        do {
            let screen = Screen()
            let own = FormCenter()
            center = own
            let form = makeNavigator(for: screen, in: own)
            device.show(screen)
            screen.fields[0].becomeFirstResponder()
            device.settle()
            form.uninstall()
            screen.view.endEditing(true)
            device.settle()
        }
        device.show(UIViewController())
        device.settle()
        #expect(center == nil)
    }
}
