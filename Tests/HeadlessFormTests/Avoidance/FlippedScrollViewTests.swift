import FormNavigation
import Testing
import UIKit

/// Scroll views that are upside down, like some lists of messages, or scaled.
@MainActor
struct FlippedScrollViewTests {
    /// A conversation in a list that's upside down, with each message turned back, and a bar below the list.
    @MainActor
    private final class Chat: UIViewController {
        let list = UIScrollView()
        let messages = (0..<30).map { _ in UIView() }
        let bar = UIView()
        let field = UITextField()
        private(set) var form: FormNavigator!
        var messageCount = 30

        override func viewDidLoad() {
            super.viewDidLoad()
            list.transform = CGAffineTransform(scaleX: 1, y: -1)
            list.contentInsetAdjustmentBehavior = .never
            view.addSubview(list)
            view.addSubview(bar)
            bar.addSubview(field)
            for message in messages {
                message.transform = CGAffineTransform(scaleX: 1, y: -1)
                list.addSubview(message)
            }
            form = FormNavigator(viewController: self)
            form.inputBar = FormInputBar(bar, over: list)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let safe = view.safeAreaInsets.bottom
            let size = view.bounds.size
            bar.bounds.size = CGSize(width: size.width, height: 50 + safe)
            bar.center = CGPoint(x: size.width / 2, y: size.height - (50 + safe) / 2)
            field.frame = CGRect(x: 8, y: 8, width: size.width - 16, height: 34)
            list.bounds.size = CGSize(width: size.width, height: size.height - 50 - safe)
            list.center = CGPoint(x: size.width / 2, y: list.bounds.height / 2)
            // The newest message is the first row, which is at the bottom of the screen.
            for (index, message) in messages.enumerated() {
                message.bounds.size = CGSize(width: size.width, height: 50)
                message.center = CGPoint(x: size.width / 2, y: 25 + 50 * CGFloat(index))
                message.isHidden = index >= messageCount
            }
            list.contentSize = CGSize(width: size.width, height: 50 * CGFloat(messageCount))
        }

        /// How far a message's bottom edge is above the field's box.
        func gap(above message: UIView) -> CGFloat {
            field.convert(field.bounds, to: nil).minY - 8 - message.convert(message.bounds, to: nil).maxY
        }
    }

    @Test("in a list that's turned on its side, nothing scrolls, and the form is raised", arguments: [-1, 1])
    func onItsSide(direction: CGFloat) {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 393))
        list.center = CGPoint(x: 196, y: 750)
        list.transform = CGAffineTransform(rotationAngle: direction * .pi / 2)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 100, height: 900)
        controller.view.addSubview(list)
        let field = UITextField(frame: CGRect(x: -40, y: 180, width: 180, height: 40))
        field.transform = CGAffineTransform(rotationAngle: -direction * .pi / 2)
        list.addSubview(field)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let offset = list.contentOffset
        field.becomeFirstResponder()
        device.settle()
        #expect(field.convert(field.bounds, to: nil).maxY <= device.keyboard.frame.minY - 10 + 0.5)
        #expect(list.contentInset == .zero && list.contentOffset == offset)
        form.endEditing()
        device.settle()
        #expect(controller.view.transform == .identity && list.contentOffset == offset)
    }

    @Test(
        "in a list that is upside down the newest row stays right above the bar",
        arguments: HeadlessBehavior.avoidance)
    func upsideDownChat(_ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let chat = Chat()
        let window = device.show(chat)
        device.settle()
        let before = Placement(of: window)
        #expect(abs(chat.gap(above: chat.messages[0])) < 0.01)
        for _ in 0..<2 {
            chat.field.becomeFirstResponder()
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[0])) < 0.01)
            device.keyboard.extraHeight = 40
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[0])) < 0.01)
            device.keyboard.extraHeight = 0
            device.settle()
            device.type("abc")
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[0])) < 0.01)
            chat.form.inputBar?.pinnedView = chat.messages[4]
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[4])) < 0.01)
            chat.form.inputBar?.pinnedView = chat.messages[0]
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[0])) < 0.01)
            chat.form.endEditing()
            device.settle()
            #expect(Placement(of: window) == before)
            #expect(chat.list.verticalScrollIndicatorInsets == .zero)
        }
    }

    @Test(
        "in a list that is upside down and scrolled up, what was at the bottom is there still, also after a turn",
        arguments: HeadlessBehavior.avoidance)
    func upsideDownScrolled(_ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let chat = Chat()
        device.show(chat)
        device.settle()
        chat.list.contentOffset.y = 200
        #expect(abs(chat.gap(above: chat.messages[4])) < 0.01)
        chat.field.becomeFirstResponder()
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[4])) < 0.01)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            device.rotate(to: orientation)
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[4])) < 0.01)
        }
        chat.form.endEditing()
        device.settle()
        #expect(chat.list.contentInset == .zero)
    }

    @Test(
        "a short conversation in a list that is upside down stays at its end",
        arguments: [1, 3], HeadlessBehavior.avoidance)
    func shortConversation(_ count: Int, _ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let chat = Chat()
        chat.messageCount = count
        device.show(chat)
        device.settle()
        chat.field.becomeFirstResponder()
        device.settle()
        chat.form.endEditing()
        device.settle()
        #expect(chat.list.contentInset == .zero)
        #expect(chat.list.contentOffset == .zero)
    }

    @Test(
        "fields in a scroll view that is upside down or scaled come into sight, by its own points",
        arguments: [
            CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 0.5, y: 0.5),
            CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(scaleX: -0.5, y: -0.5),
        ], HeadlessBehavior.MovedSafeArea.allCases)
    func fields(_ transform: CGAffineTransform, _ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let controller = UIViewController()
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.bounds.size = CGSize(width: 393 / abs(transform.a), height: 852 / abs(transform.d))
        scrollView.center = CGPoint(x: 393 / 2, y: 852 / 2)
        scrollView.transform = transform
        scrollView.contentSize = CGSize(width: 150, height: 2400 / abs(transform.d))
        let fields = (0..<20).map { index in
            let y = (80 + 110 * CGFloat(index)) / abs(transform.d)
            return UITextField(frame: CGRect(x: 20, y: y, width: 100, height: 20))
        }
        for field in fields { scrollView.addSubview(field) }
        controller.view.addSubview(scrollView)
        let navigator = FormNavigator(viewController: controller)
        let window = device.show(controller)
        let before = Placement(of: window)
        for field in fields + fields.reversed() {
            field.becomeFirstResponder()
            device.settle()
            let frame = field.convert(field.bounds, to: nil)
            #expect(frame.minY >= 59 - 0.5)
            #expect(device.distance(to: field) >= 10 - 0.5)
            #expect(controller.view.transform == .identity)
            let offset = scrollView.contentOffset
            device.type("a")
            device.settle()
            #expect(scrollView.contentOffset == offset)
        }
        navigator.endEditing()
        device.settle()
        let range = scrollView.contentSize.height - scrollView.bounds.height
        #expect(scrollView.contentOffset.y >= -0.001 && scrollView.contentOffset.y <= range + 0.001)
        scrollView.contentOffset = .zero
        #expect(Placement(of: window) == before)
    }

    @Test(
        "a list that is turned over while the keyboard is up has room at its other end, and none when the keyboard goes",
        arguments: [true, false])
    func turnedOver(_ isLookedAt: Bool) {
        let stage = AvoidanceStage(scrolls: true)
        let list = stage.scrollView ?? UIScrollView()
        list.contentInsetAdjustmentBehavior = .never
        list.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 5, right: 0)
        stage.focus(4)
        let insets = list.contentInset
        #expect(insets.top == 7 && insets.bottom > 100)
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        if isLookedAt {
            stage.device.advance(by: 0.5)
            stage.device.settle()
            #expect(list.contentInset.top == insets.bottom && list.contentInset.bottom == 5)
            #expect(list.verticalScrollIndicatorInsets.top == insets.bottom - 7)
            #expect(list.verticalScrollIndicatorInsets.bottom == 0)
        }
        stage.dismiss()
        #expect(list.contentInset == UIEdgeInsets(top: 7, left: 0, bottom: 5, right: 0))
        #expect(list.verticalScrollIndicatorInsets == .zero)
    }

    @Test("a list that is turned over while the keyboard is up gets back the offset from before, if it asks for it")
    func turnedOverOffset() {
        let stage = AvoidanceStage(scrolls: true)
        let list = stage.scrollView ?? UIScrollView()
        list.contentInsetAdjustmentBehavior = .never
        list.formOptions.scrolling.restoresOffset = true
        list.contentOffset.y = 7
        stage.focus(10)
        #expect(list.contentOffset.y > 7)
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        stage.update()
        stage.dismiss()
        #expect(list.contentInset == .zero)
        #expect(list.contentOffset.y == 7)
    }

    @Test("the order is the one on the screen, also in rows", arguments: [false, true])
    func order(_ isTable: Bool) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let fields = (0..<6).map { index in
            let field = UITextField(frame: CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: 200, height: 34))
            field.placeholder = "\(index)"
            return field
        }
        let rows = isTable ? TurnedRows(fields) : nil
        let list = isTable ? UITableView(frame: device.screen.bounds) : UIScrollView(frame: device.screen.bounds)
        if let table = list as? UITableView {
            table.dataSource = rows
        } else {
            fields.forEach(list.addSubview)
        }
        if !isTable { list.contentSize = CGSize(width: 393, height: 400) }
        list.transform = CGAffineTransform(scaleX: 1, y: -1)
        controller.view.addSubview(list)
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let expected = Array(fields.reversed())
        expected[0].becomeFirstResponder()
        var visited: [UITextField] = []
        repeat {
            device.settle()
            visited += fields.filter(\.isFirstResponder)
        } while navigator.focusNext()
        #expect(visited == expected)
        withExtendedLifetime(rows) {}
    }

    @Test(
        "in rows that are not loaded Next goes down the screen, as its chevron points, and Previous up",
        arguments: Survey.Kind.allCases,
        [CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: .pi)])
    func longList(_ kind: Survey.Kind, _ turn: CGAffineTransform) throws {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(60, fieldsAt: [0, 1, 2, 20, 40, 59]), kind: kind)
        survey.onFill = { content, _ in content.transform = turn }
        survey.loadViewIfNeeded()
        survey.scrollView.transform = turn
        device.show(survey)
        device.settle()
        #expect(survey.form.focusFirst())
        device.settle()
        #expect(survey.focus == "0.59.0")
        #expect(!survey.form.canFocusPrevious)
        func top(_ row: Int) -> CGFloat { survey.loaded("0.\(row).0").map { $0.convert($0.bounds, to: nil).minY } ?? 0 }
        for row in [40, 20, 2, 1, 0] {
            if row < 2 { #expect(top(row) > top(row + 1)) }
            try device.tap(title: "Next")
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
        #expect((survey.form.currentField as? UITextField)?.returnKeyType == .done)
        #expect(!survey.form.canFocusNext)
        for row in [1, 2, 20, 40, 59] {
            #expect(survey.form.focusPrevious())
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
    }

    /// A table that's upside down, with one field in each row, turned back.
    @MainActor
    private final class TurnedRows: NSObject, UITableViewDataSource {
        private let cells: [UITableViewCell]

        init(_ fields: [UITextField]) {
            cells = fields.map { field in
                let cell = UITableViewCell()
                field.frame.origin.y = 5
                cell.contentView.addSubview(field)
                cell.transform = CGAffineTransform(scaleX: 1, y: -1)
                return cell
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    @Test(
        "a form in a view that is scaled moves by points of its superview",
        arguments: [0.5, 0.8] as [CGFloat], HeadlessBehavior.avoidance)
    func scaledForm(_ scale: CGFloat, _ behavior: HeadlessBehavior) {
        let device = HeadlessDevice(behavior: behavior)
        let parent = UIViewController()
        let child = UIViewController()
        let host = UIView(frame: parent.view.bounds)
        parent.view.addSubview(host)
        parent.addChild(child)
        child.view.frame = host.bounds
        host.addSubview(child.view)
        child.didMove(toParent: parent)
        host.transform = CGAffineTransform(translationX: 0, y: 150).scaledBy(x: scale, y: scale)
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        child.view.addSubview(field)
        let navigator = FormNavigator(viewController: child)
        device.show(parent)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        #expect(abs(device.distance(to: field) - 10) < 0.5)
        let transform = child.view.transform
        device.type("abc")
        device.settle()
        #expect(child.view.transform == transform)
        navigator.endEditing()
        device.settle()
        #expect(child.view.transform == .identity)
    }
}
