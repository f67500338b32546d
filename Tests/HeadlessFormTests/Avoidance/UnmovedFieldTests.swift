import FormDiagnostics
import FormNavigation
import TestSupport
import Testing
import UIKit

/// If the keyboard covers the field that has focus, the trace and the inspector say why nothing moves for it.
@MainActor
@Suite("Why a field stays behind the keyboard")
final class UnmovedFieldTests {
    /// A screen with a field at its bottom, in a scroll view on request.
    @MainActor
    private class OrderController: UIViewController, FormContainerProviding {
        let field = UITextField(named: "Notes", frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        let scrollView = UIScrollView()
        let scrolls: Bool
        lazy var form = FormNavigator(viewController: self)
        /// Whether the app puts the screen back whenever it's moved.
        var isFixed = false
        /// Whether a view may move.
        var isMovable = true

        required init(scrolls: Bool) {
            self.scrolls = scrolls
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        var formContainer: UIView? { isMovable ? view : nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            if scrolls {
                scrollView.frame = view.bounds
                scrollView.contentSize = CGSize(width: 393, height: 1_200)
                view.addSubview(scrollView)
            }
            (scrolls ? scrollView : view).addSubview(field)
            _ = form
        }

        override func loadView() {
            if isFixed { view = FixedView() } else { super.loadView() }
        }
    }

    private final class FixedView: UIView {
        override var transform: CGAffineTransform {
            get { super.transform }
            set { super.transform = .identity }
        }
    }

    private class BaseController: OrderController {}
    private final class InvoiceController: BaseController {}

    // Each test creates its own, because tests of other devices may run between a suite's initializer and its tests.
    private lazy var device = HeadlessDevice(.iPhone15)

    /// A screen on a new device.
    private func screen<Screen: OrderController>(
        _ type: Screen.Type = OrderController.self, scrolls: Bool = false
    ) -> Screen {
        device = HeadlessDevice(.iPhone15)
        return Screen(scrolls: scrolls)
    }

    /// The lines about avoidance that the trace prints while the user taps the field, and more.
    private func lines(_ controller: OrderController, _ work: () -> Void = {}) -> [String] {
        device.show(controller)
        device.settle()
        let decisions = trace {
            controller.field.becomeFirstResponder()
            device.settle()
            work()
            device.settle()
        }
        return decisions.filter { $0.kind == .noAvoidance }.map(\.description)
    }

    private func expect(
        _ reason: String, for controller: OrderController, sourceLocation: SourceLocation = #_sourceLocation,
        _ work: () -> Void = {}
    ) {
        let lines = lines(controller, work)
        #expect(lines == ["no avoidance for UITextField “Notes”: \(reason)"], sourceLocation: sourceLocation)
        let description = FormInspector.description(of: controller)
        #expect(description.contains(", no avoidance: \(reason)"), "\(description)", sourceLocation: sourceLocation)
    }

    @Test("nothing is said of a field that's clear of the keyboard, with or without avoidance")
    func clear() {
        let controller = screen()
        #expect(lines(controller) == [])
        #expect(!FormInspector.description(of: controller).contains("no avoidance"))
        let other = screen()
        other.field.frame.origin.y = 100
        other.form.configuration.isAvoidanceEnabled = false
        #expect(lines(other) == [])
    }

    @Test("the configuration turns it off")
    func configuration() {
        let controller = screen()
        controller.form.configuration.isAvoidanceEnabled = false
        expect("turned off in the configuration", for: controller)
    }

    @Test("a rule turns it off, and the line names the class in the rule")
    func rule() {
        let controller = screen(InvoiceController.self)
        controller.form.configuration.rules.append(.off(.avoidance, in: BaseController.self))
        expect("turned off by a rule (BaseController)", for: controller)
        let other = screen(InvoiceController.self)
        other.form.configuration.rules = [
            .off(.avoidance, in: BaseController.self), .on(.avoidance, in: InvoiceController.self),
        ]
        #expect(lines(other) == [])
    }

    @Test("the field's own options turn it off")
    func options() {
        let controller = screen()
        controller.field.formOptions.avoidance.isEnabled = false
        expect("turned off by its options", for: controller)
    }

    @Test("the field is excluded, which the trace says already")
    func excluded() {
        let controller = screen()
        controller.field.formOptions.isExcluded = true
        device.show(controller)
        let decisions = trace {
            controller.field.becomeFirstResponder()
            device.settle()
        }
        #expect(decisions.contains { $0.kind == .leftAlone && $0.reason == .excludedView })
        #expect(!decisions.contains { $0.kind == .noAvoidance })
        #expect(FormInspector.description(of: controller).contains("excluded by its options"))
    }

    @Test("the scroll view around it doesn't scroll, and nothing else may move")
    func scrollingOff() {
        for isByOptions in [true, false] {
            let controller = screen(scrolls: true)
            controller.isMovable = false
            controller.scrollView.isScrollEnabled = isByOptions
            controller.scrollView.formOptions.scrolling.changesOffset = !isByOptions
            expect("scrolling is off, and no other view may move (UIScrollView)", for: controller)
        }
        let controller = screen(scrolls: true)
        controller.scrollView.isScrollEnabled = false
        #expect(lines(controller) == [], "the screen moves")
    }

    @Test("no view that contains it may move")
    func nothingMoves() {
        let controller = screen()
        controller.isMovable = false
        expect("no view that may move contains it", for: controller)
    }

    @Test("the app or layout moves it back each time")
    func movedBack() {
        let controller = screen()
        controller.isFixed = true
        expect("the app or layout moves it back", for: controller)
    }

    @Test("the user has scrolled it there, until the next key")
    func scrolledAway() {
        let controller = screen(scrolls: true)
        expect("the user has scrolled it there", for: controller) {
            device.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 480))
        }
        device.type("a")
        device.settle()
        #expect(!FormInspector.description(of: controller).contains("no avoidance"))
    }

    @Test("the user writes into it with a pencil, and nothing moves under that")
    func pencil() {
        let stage = AvoidanceStage(17, scrolls: false, on: HeadlessDevice(.iPad))
        let field = stage.fields[16]
        let decisions = trace {
            stage.device.beginWriting(in: field)
            stage.device.settle()
            stage.device.type("word")
            stage.device.settle()
        }
        #expect(decisions.contains { $0.kind == .noAvoidance && $0.reason == .pencil && $0.view === field })
        stage.device.endWriting()
        stage.device.settle()
        #expect(!FormInspector.description(of: stage.controller).contains("no avoidance"))
    }

    @Test("there's no room above the keyboard")
    func noRoom() {
        let controller = screen()
        controller.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        expect("there's no room above the keyboard", for: controller)
    }

    @Test(
        "a keyboard that isn't docked doesn't move anything", arguments: [HeadlessKeyboard.Placement.undocked, .split])
    func undocked(_ placement: HeadlessKeyboard.Placement) throws {
        let controller = screen()
        device = HeadlessDevice(.iPad)
        device.keyboard.placement = placement
        device.show(controller)
        device.settle()
        controller.field.frame = CGRect(x: 0, y: 0, width: device.screen.bounds.width, height: 40)
        controller.field.becomeFirstResponder()
        device.settle()
        let keys = device.keyboard.frame
        controller.field.resignFirstResponder()
        device.settle()
        controller.field.frame.origin.y = keys.midY
        let decisions = trace {
            controller.field.becomeFirstResponder()
            device.settle()
        }
        let lines = decisions.filter { $0.kind == .noAvoidance }.map(\.description)
        #expect(lines == ["no avoidance for UITextField “Notes”: the keyboard isn't docked"])
    }

    @Test("a field in an accessory view has one line, for each kind of navigator", arguments: [true, false])
    func accessoryView(_ isShared: Bool) {
        @MainActor
        final class ChatController: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
            let message = UITextField(named: "Message", frame: CGRect(x: 8, y: 8, width: 300, height: 34))

            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? {
                if message.superview == nil { bar.addSubview(message) }
                return bar
            }
        }
        device = HeadlessDevice(.iPhone15)
        let controller = ChatController()
        let form = isShared ? FormNavigator.shared : FormNavigator(viewController: controller)
        if isShared { form.enable() }
        defer { if isShared { form.configuration = resetConfiguration(form) } }
        device.show(controller)
        controller.becomeFirstResponder()
        device.settle()
        let decisions = trace {
            controller.message.becomeFirstResponder()
            device.settle()
            device.type("abc")
            device.settle()
        }
        let lines = decisions.filter { $0.view === controller.message }.map(\.description)
        #expect(lines == ["no avoidance for UITextField “Message”: it's in an accessory view"])
    }

    private func resetConfiguration(_ form: FormNavigator) -> FormNavigator.Configuration {
        var configuration = form.configuration
        configuration.isToolbarEnabled = false
        configuration.isReturnKeyEnabled = false
        configuration.handlesHardwareKeyboard = false
        configuration.isAvoidanceEnabled = false
        return configuration
    }

    @Test("a valid field says so, and an invalid one says what's wrong")
    func validation() {
        let controller = screen()
        controller.field.formOptions.validation = .text { $0.isEmpty ? "Say something" : nil }
        device.show(controller)
        device.settle()
        #expect(FormInspector.description(of: controller).hasSuffix("Return ends editing, invalid: Say something"))
        controller.field.text = "a"
        #expect(FormInspector.description(of: controller).hasSuffix("Return ends editing, valid"))
    }
}
