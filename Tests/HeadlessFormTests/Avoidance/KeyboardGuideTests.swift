import FormNavigation
import Testing
import UIKit

/// Screens that follow the keyboard on their own, with `keyboardLayoutGuide`.
@MainActor
struct KeyboardGuideTests {
    /// What's in the bar that's pinned to the keyboard.
    enum Content: CaseIterable {
        case field, growingText
    }

    /// A conversation with a bar that's pinned to the keyboard.
    @MainActor
    private final class Chat: UIViewController {
        let table = UIScrollView()
        let bar = UIView()
        let field: UIView & UITextInput
        let search = UITextField()
        private(set) var form: FormNavigator!
        /// Whether the guide is the first item of its constraint.
        private let startsWithGuide: Bool

        init(_ content: Content, startsWithGuide: Bool = false) {
            self.startsWithGuide = startsWithGuide
            field = content == .field ? UITextField() : UITextView()
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            (field as? UITextView)?.isScrollEnabled = false
            for (child, parent) in [(table, view), (bar, view), (field, bar)] as [(UIView, UIView)] {
                child.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(child)
            }
            table.contentSize = CGSize(width: 300, height: 2000)
            search.frame = CGRect(x: 20, y: 1500, width: 200, height: 34)
            table.addSubview(search)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                startsWithGuide
                    ? view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor)
                    : bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
                field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
                field.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            ])
            form = FormNavigator(viewController: self)
        }
    }

    @Test(
        "a bar pinned to the keyboard is where it belongs, and the screen stays",
        arguments: HeadlessBehavior.avoidance, Content.allCases)
    func bar(_ behavior: HeadlessBehavior, _ content: Content) {
        for distance in [10, 8, 0] as [CGFloat] { bar(HeadlessDevice(behavior: behavior), content, distance) }
    }

    /// A view that counts how often it's moved.
    private final class Root: UIView {
        var moves = 0
        override var transform: CGAffineTransform { didSet { moves += 1 } }
    }

    @Test(
        "a form whose field rises with the keyboard's layout guide never moves, whichever of the two its constraint names first",
        arguments: [true, false], HeadlessBehavior.KeyboardOrder.allCases)
    func risingField(startsWithGuide: Bool, _ order: HeadlessBehavior.KeyboardOrder) {
        var behavior = HeadlessBehavior()
        behavior.textFieldOrder = order
        let (device, controller, root) = (HeadlessDevice(behavior: behavior), UIViewController(), Root())
        controller.view = root
        let field = pinnedField(in: root)
        let constraint =
            startsWithGuide
            ? root.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12)
            : field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -12)
        constraint.isActive = true
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        root.moves = 0
        field.becomeFirstResponder()
        device.settle()
        #expect(form.currentField === field && root.moves == 0)
        #expect(device.distance(to: field) == 12)
    }

    /// A field whose place in the screen the constraints determine.
    private func pinnedField(in root: UIView) -> UITextField {
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
        ])
        return field
    }

    @Test("a form that's raised for one field is down for another one, which rises on its own, and up again")
    func besideRisingField() {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let root: UIView = controller.view
        let rising = pinnedField(in: root)
        rising.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -12).isActive = true
        let low = UITextField(frame: CGRect(x: 220, y: 740, width: 150, height: 40))
        root.addSubview(low)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        for _ in 0..<2 {
            low.becomeFirstResponder()
            device.settle()
            #expect(root.transform.ty < 0 && device.distance(to: low) >= 10 - 0.5)
            rising.becomeFirstResponder()
            device.settle()
            #expect(root.transform.ty == 0 && abs(device.distance(to: rising) - 12) < 0.5)
        }
        form.endEditing()
        device.settle()
        #expect(root.transform == .identity)
    }

    @Test("a field that doesn't move with the form does once the app has pinned it elsewhere, and the other way around")
    func pinnedElsewhere() {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let root: UIView = controller.view
        let field = pinnedField(in: root)
        let toGuide = field.topAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)
        let toView = field.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40)
        toGuide.isActive = true
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        for isPinnedToView in [true, false, true] {
            (isPinnedToView ? toGuide : toView).isActive = false
            (isPinnedToView ? toView : toGuide).isActive = true
            for _ in 0..<4 {
                device.advance(by: 1.1)
                device.settle()
            }
            #expect((root.transform.ty < 0) == isPinnedToView)
            if isPinnedToView { #expect(device.distance(to: field) >= 10 - 0.5) }
        }
        form.endEditing()
        device.settle()
        #expect(root.transform == .identity)
    }

    @Test("the same with a constraint that names the guide first", arguments: Content.allCases)
    func guideFirst(_ content: Content) { bar(HeadlessDevice(), content, 10, startsWithGuide: true) }

    /// - Parameter distance: The requested distance: more than the bar leaves below its content, the same, or less.
    private func bar(
        _ device: HeadlessDevice, _ content: Content, _ distance: CGFloat, startsWithGuide: Bool = false
    ) {
        let chat = Chat(content, startsWithGuide: startsWithGuide)
        let window = device.show(chat)
        device.settle()
        chat.form.configuration.keyboardDistance = distance
        let before = Placement(of: window)
        chat.field.becomeFirstResponder()
        // Not even during the animation.
        #expect(chat.view.transform == .identity)
        device.settle()
        #expect(abs(chat.view.transform.ty) <= 10)
        let gap = device.distance(to: chat.field)
        #expect(gap >= 8 - 0.01 && gap <= 10.01)
        for text in content == .field ? ["a", "b", "c"] : ["a", "b", "\nc", "d", "\ne", "f"] {
            let height = chat.field.bounds.height
            device.type(text)
            device.settle()
            #expect(abs(device.distance(to: chat.field) - gap) < 0.01)
            #expect(abs(chat.view.transform.ty) <= 10)
            if content == .growingText, text.hasPrefix("\n") { #expect(chat.field.bounds.height > height) }
        }
        chat.form.endEditing()
        device.settle()
        #expect(chat.view.transform == .identity)
        if content == .field { #expect(Placement(of: window) == before) }
    }

    @Test(
        "a field in the table above the bar is brought into sight by scrolling",
        arguments: HeadlessBehavior.avoidance)
    func fieldInTable(_ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let chat = Chat(.field)
        let window = device.show(chat)
        device.settle()
        let before = Placement(of: window)
        let offset = chat.table.contentOffset
        chat.table.contentOffset.y = 900
        chat.search.becomeFirstResponder()
        device.settle()
        #expect(
            chat.bar.convert(chat.bar.bounds, to: nil).minY >= chat.search.convert(chat.search.bounds, to: nil).maxY)
        #expect(chat.view.transform == .identity)
        #expect(chat.table.contentInset == .zero)
        chat.form.endEditing()
        device.settle()
        chat.table.contentOffset = offset
        #expect(Placement(of: window) == before)
    }

    @Test(
        "a bar pinned to the keyboard is where it belongs also for the next field, and the form comes down for it",
        arguments: HeadlessBehavior.avoidance)
    func fieldThenBar(_ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let chat = Chat(.field)
        device.show(chat)
        let fixed = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        chat.view.addSubview(fixed)
        device.settle()
        for _ in 0..<2 {
            fixed.becomeFirstResponder()
            device.settle()
            #expect(abs(device.distance(to: fixed) - 10) < 0.5)
            chat.field.becomeFirstResponder()
            device.settle()
            #expect(abs(chat.view.transform.ty) <= 10)
            let gap = device.distance(to: chat.field)
            #expect(gap >= 8 - 0.01 && gap <= 10.01)
        }
    }

    @Test(
        "a field at a fixed place is raised where only a button follows the keyboard",
        arguments: HeadlessBehavior.avoidance)
    func fieldBesideButton(_ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        let button = UIButton()
        button.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(field)
        controller.view.addSubview(button)
        let guide: UILayoutGuide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: guide.topAnchor),
            button.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        #expect(abs(device.distance(to: field) - 10) < 0.5)
        let shift = controller.view.transform.ty
        device.type("abc")
        device.settle()
        #expect(controller.view.transform.ty == shift)
        navigator.endEditing()
        device.settle()
        #expect(controller.view.transform == .identity)
    }

    @Test(
        "P10, R1: of notification and guide the higher one counts, once the keyboard has settled, and a window's guide may stay at zero",
        arguments: HeadlessBehavior.avoidance, [true, false])
    func disagreement(_ behavior: HeadlessBehavior, staysAtZero: Bool) {
        var behavior = behavior
        behavior.windowKeyboardGuidesStayAtZero = staysAtZero
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(behavior: behavior))
        stage.focus(9)
        let frame = stage.device.keyboard.frame
        #expect(abs(stage.distance(of: stage.fields[9]) - 10) < 0.01)
        // A notification that's off by the height of the suggestions; the keyboard stays where it is.
        let wrong = CGRect(x: 0, y: frame.minY + 60, width: frame.width, height: frame.height - 60)
        for name in [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
        ] {
            stage.device.keyboard.post(name, begin: frame, end: wrong)
        }
        stage.device.settle()
        #expect(abs(stage.distance(of: stage.fields[9]) - 10) < 0.01)
        // And a notification with a keyboard that's higher than the guide knows.
        let higher = CGRect(x: 0, y: frame.minY - 60, width: frame.width, height: frame.height + 60)
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            stage.device.keyboard.post(name, begin: frame, end: higher)
        }
        stage.device.settle()
        #expect(abs(stage.distance(of: stage.fields[9]) - 70) < 0.01)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
    }
}
