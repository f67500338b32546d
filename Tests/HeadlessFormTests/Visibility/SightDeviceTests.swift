import TestSupport
import Testing
import UIKit

@testable import FormNavigation

/// Drawers, sheets, and sections that open and close, as apps build them.
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
        // Focus moves first, and then the drawer opens: its fields are a form immediately.
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

    /// A screen with a sheet at its bottom edge, which a constraint moves in and out.
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
        // While avoidance has moved all of it up, it moves back the same way.
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
        #expect(stage.visitedGoingBack() == (0...10).reversed().map { "\($0)" })
    }

    @Test("what the app itself has moved up, to keep clear of the keyboard, is a stop still", arguments: [true, false])
    func ownAvoidance(_ movesAll: Bool) {
        let form = DeviceForm(3)
        form.navigator.configuration.isAvoidanceEnabled = false
        let content = UIView(frame: form.window.bounds)
        form.viewController.view.addSubview(content)
        for field in form.fields where movesAll { content.addSubview(field) }
        form.fields[2].becomeFirstResponder()
        form.device.settle()
        for view in movesAll ? [content] : form.fields as [UIView] { view.frame.origin.y -= 130 }
        #expect(names(form.navigator.fields) == "0 1 2")
        form.device.press(.keyboardTab, modifiers: .shift)
        #expect(form.focus == "1")
    }

    /// A form with constraints whose first field gains focus as soon as its view is there.
    private final class EarlyViewController: UIViewController {
        let fields = (0..<3).map { _ in UITextField() }
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            form = FormNavigator(viewController: self)
            for (index, field) in fields.enumerated() { field.placeholder = "\(index)" }
            let stack = UIStackView(arrangedSubviews: fields)
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            fields[0].becomeFirstResponder()
        }
    }

    @Test("a field that gets focus before the first layout is not the only one")
    func beforeLayout() throws {
        let device = HeadlessDevice()
        let screen = EarlyViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(screen, animated: true)
        device.settle()
        let form = try #require(screen.form)
        #expect(screen.fields[0].isFirstResponder)
        #expect(form.toolbar.nextItem.isEnabled)
        #expect(names(form.fields) == "0 1 2")
    }

    @Test("pages of a collection that the person cannot scroll are gone through")
    func collectionPages() {
        final class Pages: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
                if cell.contentView.subviews.isEmpty {
                    cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
                }
                return cell
            }
        }
        let form = DeviceForm(0)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 393, height: 600)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 393, height: 600), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        collection.isScrollEnabled = false
        let pages = Pages()
        collection.dataSource = pages
        form.viewController.view.addSubview(collection)
        form.device.settle()
        for isForward in [true, false] {
            for _ in 0..<(isForward ? 3 : 2) {
                #expect(isForward ? form.navigator.focusNext() : form.navigator.focusPrevious())
                form.device.settle()
            }
        }
    }
}
