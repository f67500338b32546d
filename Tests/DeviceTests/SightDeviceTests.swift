import TestSupport
import Testing
import UIKit

@testable import FormNavigation

/// Drawers, sheets and sections that open and close, built as apps build them.
@MainActor
struct SightDeviceTests {
    @Test("RNKC#470: Next, Return and Tab end at the last field that is seen, and not in a closed drawer")
    func drawer() throws {
        let form = DeviceForm(4)
        let drawer = UIViewController()
        form.viewController.addChild(drawer)
        form.viewController.view.addSubview(drawer.view)
        drawer.didMove(toParent: form.viewController)
        drawer.view.frame = CGRect(x: 93, y: 0, width: 300, height: 852)
        drawer.view.transform = CGAffineTransform(translationX: 300, y: 0)
        for field in form.fields[2...] { drawer.view.addSubview(field) }
        form.fields[1].becomeFirstResponder()
        #expect(!form.navigator.toolbar.nextItem.isEnabled)
        #expect(form.device.keyboard.returnKeyType == .done)
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
        form.device.pressReturn()
        #expect(form.focus == nil)
        // Focus comes first, and then what brings the drawer in: the fields in it are a form right away.
        form.fields[2].becomeFirstResponder()
        UIView.animate(withDuration: 0.3) { drawer.view.transform = .identity }
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        try form.device.tap(title: "Next")
        #expect(form.focus == "3")
        UIView.animate(withDuration: 0.3) { drawer.view.transform = CGAffineTransform(translationX: 300, y: 0) }
        form.fields[0].becomeFirstResponder()
        #expect(names(form.navigator.fields) == "0 1")
    }

    /// A screen with a sheet at its lower edge, which a constraint moves in and out.
    private final class SheetViewController: UIViewController {
        let sheet = UIView()
        let fields = (0..<4).map { _ in UITextField() }
        private(set) lazy var sheetTop = sheet.topAnchor.constraint(equalTo: view.bottomAnchor)
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            form = FormNavigator(viewController: self)
            view.addSubview(sheet)
            sheet.translatesAutoresizingMaskIntoConstraints = false
            var constraints = [
                sheetTop, sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                sheet.heightAnchor.constraint(equalToConstant: 300),
            ]
            for (index, field) in fields.enumerated() {
                let parent: UIView = index < 2 ? view : sheet
                field.placeholder = "\(index)"
                field.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(field)
                constraints += [
                    field.topAnchor.constraint(equalTo: parent.topAnchor, constant: 80 + 60 * CGFloat(index % 2)),
                    field.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
                    field.widthAnchor.constraint(equalToConstant: 300),
                    field.heightAnchor.constraint(equalToConstant: 40),
                ]
            }
            NSLayoutConstraint.activate(constraints)
        }

        func move(toOpen isOpen: Bool) {
            sheetTop.constant = isOpen ? -300 : 0
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
        }
    }

    @Test("RNKC#470: the fields of a sheet are stops while it is open, also where focus opens it")
    func bottomSheet() throws {
        let device = HeadlessDevice()
        let screen = SheetViewController()
        device.show(screen)
        let form = try #require(screen.form)
        screen.fields[1].becomeFirstResponder()
        device.settle()
        #expect(names(form.fields) == "0 1")
        #expect(!form.toolbar.nextItem.isEnabled)
        screen.move(toOpen: true)
        form.reload()
        device.settle()
        try device.tap(title: "Next")
        device.settle()
        #expect(screen.fields[2].isFirstResponder)
        #expect(screen.fields[2].convert(screen.fields[2].bounds, to: nil).maxY < device.keyboard.frame.minY)
        // While avoidance has moved all of it up, the way goes back as it came.
        #expect(names(form.fields) == "0 1 2 3")
        screen.move(toOpen: false)
        screen.fields[1].becomeFirstResponder()
        device.settle()
        #expect(names(form.fields) == "0 1")
        screen.fields[2].becomeFirstResponder()
        screen.move(toOpen: true)
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.toolbar)
        #expect(names(form.fields) == "0 1 2 3")
    }

    @Test("IQ#440 IQ#458: the way goes past the fields of a collapsed section", arguments: [0, 44], [true, false])
    func accordion(_ height: CGFloat, _ scrolls: Bool) throws {
        let form = DeviceForm(4)
        let view: UIView = scrolls ? UIScrollView() : UIView()
        view.frame = form.window.bounds
        (view as? UIScrollView)?.contentSize = CGSize(width: 393, height: 2_000)
        form.viewController.view.addSubview(view)
        let section = UIView(frame: CGRect(x: 0, y: 120, width: 393, height: height))
        section.clipsToBounds = true
        for field in form.fields { view.addSubview(field) }
        view.addSubview(section)
        for (index, field) in form.fields[1...2].enumerated() {
            section.addSubview(field)
            field.frame.origin.y = 50 + 50 * CGFloat(index)
        }
        form.fields[3].frame.origin.y = 120 + height + 10
        form.fields[0].becomeFirstResponder()
        try form.device.tap(title: "Next")
        #expect(form.focus == "3")
        UIView.animate(withDuration: 0.3) {
            section.frame.size.height = 160
            form.fields[3].frame.origin.y = 290
        }
        form.device.settle()
        for expected in ["2", "1", "0"] {
            try form.device.tap(title: "Previous")
            #expect(form.focus == expected)
        }
    }

    @Test("a form that avoidance has moved up in a container that clips goes back to its first field")
    func movedUpInClip() {
        final class OrderViewController: UIViewController, FormContainerProviding {
            var formContainer: UIView?
        }
        let controller = OrderViewController()
        let stage = AvoidanceStage(scrolls: false, in: controller)
        let clip = UIView(frame: CGRect(x: 0, y: 50, width: 393, height: 802))
        clip.clipsToBounds = true
        let container = UIView(frame: clip.bounds)
        controller.view.addSubview(clip)
        clip.addSubview(container)
        for field in stage.fields { container.addSubview(field) }
        controller.formContainer = container
        stage.focus(11)
        #expect(stage.fields[0].convert(stage.fields[0].bounds, to: clip).maxY < 0)
        var visited = ["11"]
        while stage.navigator.goPrevious() {
            stage.device.settle()
            visited.append(stage.fields.first(where: \.isFirstResponder)?.placeholder ?? "-")
        }
        #expect(visited == (0...11).reversed().map(String.init))
    }
}
