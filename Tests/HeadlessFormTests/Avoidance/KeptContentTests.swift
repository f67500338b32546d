import FormNavigation
import TestSupport
import Testing
import UIKit

/// A conversation under a bar that rises, grows, shrinks and sinks.
@MainActor
@Suite("The content behind an input bar")
struct KeptContentTests {
    typealias Movement = FormInputBar.ContentMovement

    /// How a conversation is laid out.
    struct Design: CustomStringConvertible {
        /// Whether the scroll view ends at the bar and is resized with it, or extends behind it.
        var endsAtBar = false
        /// Whether the newest message comes first, in a view that's upside down.
        var isFlipped = false
        var movement = Movement.always

        var description: String {
            "\(endsAtBar ? "ends at the bar" : "behind the bar"), flipped: \(isFlipped), \(movement)"
        }

        static var all: [Design] {
            [true, false].flatMap { endsAtBar in
                [true, false].flatMap { isFlipped in
                    [Movement.always, .atEnd, .never].map {
                        Design(endsAtBar: endsAtBar, isFlipped: isFlipped, movement: $0)
                    }
                }
            }
        }
    }

    @MainActor
    final class Chat: UIViewController {
        let design: Design
        let scrollView = UIScrollView()
        let bar = UIView()
        let field = UITextField()
        private let content = UIView()
        private var barHeight: NSLayoutConstraint!
        private var contentHeight: NSLayoutConstraint!
        private(set) var form: FormNavigator!

        init(_ design: Design) {
            self.design = design
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
            scrollView.addSubview(content)
            view.addSubview(bar)
            bar.addSubview(field)
            for view in [scrollView, content, bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            scrollView.contentInsetAdjustmentBehavior = .never
            if design.isFlipped { scrollView.transform = CGAffineTransform(scaleX: 1, y: -1) }
            barHeight = field.heightAnchor.constraint(equalToConstant: 34)
            contentHeight = content.heightAnchor.constraint(equalToConstant: 2_000)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scrollView.bottomAnchor.constraint(equalTo: design.endsAtBar ? bar.topAnchor : view.bottomAnchor),
                content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), contentHeight,
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
                field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8), barHeight,
            ])
            form = FormNavigator(viewController: self)
            form.inputBar = FormInputBar(bar, over: scrollView, contentMovement: design.movement)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !design.endsAtBar else { return }
            // Content behind the bar can be scrolled above it.
            let covered = bar.bounds.height
            if ownInset != covered {
                if design.isFlipped {
                    scrollView.contentInset.top += covered - ownInset
                } else {
                    scrollView.contentInset.bottom += covered - ownInset
                }
                ownInset = covered
            }
        }

        private var ownInset: CGFloat = 0

        /// The number of lines in the bar.
        var lines: CGFloat = 1 {
            didSet { barHeight.constant = 14 + 20 * lines }
        }

        var barTop: CGFloat { bar.convert(bar.bounds, to: nil).minY }

        /// The place in the content that's at an edge of the window. A message always stays at the same place.
        func place(at edge: CGFloat) -> CGFloat { scrollView.convert(CGPoint(x: 0, y: edge), from: nil).y }

        var placeAtBar: CGFloat { place(at: barTop) }
        var placeAtTop: CGFloat { place(at: scrollView.convert(scrollView.bounds, to: nil).minY) }

        var range: ClosedRange<CGFloat> {
            let insets = scrollView.adjustedContentInset
            let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
            return -insets.top...max(-insets.top, end)
        }

        /// How far the newest message is below the bar's top edge. Negative if it's above the edge.
        var newestBelowBar: CGFloat {
            let newest = design.isFlipped ? 0 : scrollView.contentSize.height
            return scrollView.convert(CGPoint(x: 0, y: newest), to: nil).y - barTop
        }

        func scroll(toNewest part: CGFloat) {
            let share = design.isFlipped ? 1 - part : part
            scrollView.contentOffset.y = range.lowerBound + share * (range.upperBound - range.lowerBound)
        }

        /// Adds a message that's higher than a few lines in the bar.
        func append() { contentHeight.constant += 90 }
    }

    private func chat(_ design: Design, scrolledTo part: CGFloat, on device: HeadlessDevice) -> Chat {
        let chat = Chat(design)
        device.show(chat)
        device.settle()
        chat.scroll(toNewest: part)
        return chat
    }

    @Test("what stays is right above the bar, or where it was, and all comes back", arguments: Design.all)
    func stays(_ design: Design) {
        for part in [0.5, 1] as [CGFloat] {
            let device = HeadlessDevice(.iPhone15)
            let chat = chat(design, scrolledTo: part, on: device)
            let (offset, newest) = (chat.scrollView.contentOffset, chat.newestBelowBar)
            var places = (bar: chat.placeAtBar, top: chat.placeAtTop)
            chat.field.becomeFirstResponder()
            device.settle()
            for lines in [2, 4, 3, 1, 5, 1] as [CGFloat] {
                chat.lines = lines
                device.type("a")
                device.advance(by: 0.5)
                device.settle()
                let message: Comment = "\(design) at \(part), \(lines) lines"
                if part == 1, design.movement != .never {
                    #expect(abs(chat.newestBelowBar - newest) < 1, message)
                } else if design.movement == .always {
                    #expect(abs(chat.placeAtBar - places.bar) < 1, message)
                } else {
                    #expect(abs(chat.placeAtTop - places.top) < 1, message)
                }
                places = (chat.placeAtBar, chat.placeAtTop)
            }
            chat.form.endEditing()
            device.settle()
            #expect(abs(chat.scrollView.contentOffset.y - offset.y) < 0.01, "\(design) at \(part)")
        }
    }

    @Test("a message is sent: the bar gets lower in the same turn, and the newest message stays right above it")
    func send() {
        for design in Design.all where design.movement != .never && !design.isFlipped {
            for scrollsByItself in [true, false] {
                let device = HeadlessDevice(.iPhone15)
                let chat = chat(design, scrolledTo: 1, on: device)
                chat.field.becomeFirstResponder()
                device.settle()
                chat.lines = 4
                device.type("ab")
                device.advance(by: 1.5)
                device.settle()
                chat.lines = 1
                chat.append()
                if scrollsByItself {
                    chat.view.layoutIfNeeded()
                    chat.scrollView.contentOffset.y = chat.range.upperBound
                }
                device.advance(by: 1.5)
                device.settle()
                #expect(abs(chat.newestBelowBar) < 1, "\(design), \(scrollsByItself)")
            }
        }
    }

    @Test("what the person scrolls to is what stays, even if the bar grows in the same turn", arguments: Design.all)
    func scrolled(_ design: Design) {
        for isSameTurn in [false, true] { scroll(design, isSameTurn: isSameTurn) }
    }

    private func scroll(_ design: Design, isSameTurn: Bool) {
        let device = HeadlessDevice(.iPhone15)
        let chat = chat(design, scrolledTo: 1, on: device)
        chat.field.becomeFirstResponder()
        device.settle()
        chat.scroll(toNewest: 0.4)
        if !isSameTurn { device.settle() }
        let places = (bar: chat.placeAtBar, top: chat.placeAtTop)
        chat.lines = 3
        device.type("a")
        device.settle()
        device.keyboard.extraHeight = 40
        device.settle()
        // What was scrolled in the turn in which the bar grows by 40 points is known only after that.
        let tolerance: CGFloat = isSameTurn ? 41 : 1
        if design.movement == .always {
            #expect(abs(chat.placeAtBar - places.bar) < tolerance, "\(isSameTurn)")
        } else {
            #expect(abs(chat.placeAtTop - places.top) < tolerance, "\(isSameTurn)")
        }
    }

    @Test("what the person scrolls to after a rotation goes down with the bar", arguments: Design.all)
    func scrolledAfterRotation(_ design: Design) {
        let device = HeadlessDevice(.iPhone15)
        let chat = chat(design, scrolledTo: 0.5, on: device)
        chat.field.becomeFirstResponder()
        device.settle()
        device.rotate(to: .landscapeLeft)
        device.settle()
        chat.scroll(toNewest: 0.3)
        device.settle()
        let places = (bar: chat.placeAtBar, top: chat.placeAtTop)
        chat.form.endEditing()
        device.advance(by: 1.5)
        device.settle()
        if design.movement == .always {
            #expect(abs(chat.placeAtBar - places.bar) < 1)
        } else {
            #expect(abs(chat.placeAtTop - places.top) < 1)
        }
    }

    /// Makes the navigator tell of the keyboard, and measure again afterward.
    private final class Listener: FormNavigatorDelegate {}

    @Test(
        "in a sheet that the keyboard raises, nothing sinks behind the bar, and all comes back",
        arguments: Design.all, HeadlessBehavior.SheetOrder.allCases)
    func sheet(_ design: Design, _ order: HeadlessBehavior.SheetOrder) throws {
        let listener = Listener()
        for (model, delegate) in [(HeadlessModel.iPhone15, nil), (.iPad, listener), (.iPhone15, listener)] {
            var behavior = HeadlessBehavior()
            behavior.sheetOrder = order
            let device = HeadlessDevice(model, behavior: behavior)
            let presenter = UIViewController()
            device.show(presenter)
            let chat = Chat(design)
            chat.modalPresentationStyle = model.name == HeadlessModel.iPad.name ? .formSheet : .pageSheet
            try #require(chat.sheetPresentationController).detents = [.medium(), .large()]
            presenter.present(chat, animated: false)
            device.settle()
            chat.form.delegate = delegate
            for part in [0.5, 1] as [CGFloat] {
                chat.scroll(toNewest: part)
                device.settle()
                let (bar, newest) = (chat.placeAtBar, chat.newestBelowBar)
                chat.field.becomeFirstResponder()
                device.advance(by: 1.5)
                device.settle()
                let message: Comment = "\(design) at \(part), \(model.name)"
                // UIKit raises the sheet before it reports the keyboard, so what's in sight then is only known at the
                // end.
                if part == 1, design.movement != .never {
                    #expect(abs(chat.newestBelowBar - newest) < 1, message)
                }
                chat.form.endEditing()
                device.advance(by: 1.5)
                device.settle()
                #expect(abs(chat.placeAtBar - bar) < 1, "afterward: \(design) at \(part), \(model.name)")
            }
        }
    }

    @Test(
        "in a sheet that the app enlarges as editing begins, and makes smaller as it ends, all comes back",
        arguments: Design.all)
    func enlargedByApp(_ design: Design) throws {
        let device = HeadlessDevice(.iPhone15)
        let presenter = UIViewController()
        device.show(presenter)
        let chat = Chat(design)
        chat.modalPresentationStyle = .pageSheet
        let sheet = try #require(chat.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        presenter.present(chat, animated: false)
        device.settle()
        let hooks = TextFieldHooks()
        hooks.didBegin = { _ in sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
        hooks.didEnd = { _ in sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }
        chat.field.delegate = hooks
        // What doesn't move with the bar is where UIKit leaves it. In a larger sheet, that's the end of the content.
        for part in design.movement == .never ? [0.5] : [0.5, 1] as [CGFloat] {
            chat.scroll(toNewest: part)
            device.settle()
            let bar = chat.placeAtBar
            chat.field.becomeFirstResponder()
            device.advance(by: 1.5)
            device.settle()
            #expect(sheet.selectedDetentIdentifier == .large)
            chat.form.endEditing()
            device.advance(by: 1.5)
            device.settle()
            #expect(abs(chat.placeAtBar - bar) < 1, "\(design) at \(part)")
        }
    }

    @Test(
        "without keys on the screen, too, the newest message stays above a bar that grows, and once there are keys",
        arguments: [true, false], [HeadlessKeyboard.Placement.docked, .floating, .undocked])
    func withoutDockedKeys(_ endsAtBar: Bool, _ placement: HeadlessKeyboard.Placement) {
        for isFlipped in [true, false] {
            let design = Design(endsAtBar: endsAtBar, isFlipped: isFlipped)
            let device = HeadlessDevice(.iPad)
            device.keyboard.isHardwareKeyboardAttached = placement == .docked
            device.keyboard.placement = placement
            let chat = chat(design, scrolledTo: 1, on: device)
            chat.form.configuration.isToolbarEnabled = false
            let newest = chat.newestBelowBar
            chat.field.becomeFirstResponder()
            device.settle()
            for lines in [2, 4, 3, 1, 5] as [CGFloat] {
                chat.lines = lines
                device.type("a")
                device.settle()
                #expect(abs(chat.newestBelowBar - newest) < 1, "\(design), \(lines) lines")
            }
            device.keyboard.isHardwareKeyboardAttached = false
            device.keyboard.placement = .docked
            device.settle()
            #expect(abs(chat.newestBelowBar - newest) < 1, "\(design), with keys")
        }
    }

    @Test("what the person scrolls to while a sheet goes down with its bar stays")
    func scrolledInSinkingSheet() throws {
        let device = HeadlessDevice(.iPhone15)
        let presenter = UIViewController()
        device.show(presenter)
        let chat = Chat(Design())
        chat.modalPresentationStyle = .pageSheet
        try #require(chat.sheetPresentationController).detents = [.medium(), .large()]
        presenter.present(chat, animated: false)
        device.settle()
        chat.scroll(toNewest: 0.5)
        device.settle()
        chat.field.becomeFirstResponder()
        device.settle()
        chat.form.endEditing()
        device.advance(by: 0.05)
        chat.scroll(toNewest: 0.2)
        let offset = chat.scrollView.contentOffset
        device.settle()
        #expect(chat.scrollView.contentOffset == offset)
    }

    @Test("content that has not come up with the bar does not go down with it", arguments: Design.all)
    func fieldInContent(_ design: Design) {
        let device = HeadlessDevice(.iPhone15)
        let chat = chat(design, scrolledTo: 0.5, on: device)
        let field = UITextField(frame: CGRect(x: 20, y: chat.place(at: 300), width: 200, height: 40))
        chat.scrollView.addSubview(field)
        let offset = chat.scrollView.contentOffset
        field.becomeFirstResponder()
        device.settle()
        #expect(chat.scrollView.contentOffset == offset)
        chat.form.endEditing()
        device.settle()
        #expect(chat.scrollView.contentOffset == offset)
    }

    @Test("a form that was raised for one of its fields is not for the next one, which is in the bar")
    func fieldInBarNext() {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 607, width: 375, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 540, width: 300, height: 40))
        let message = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 40))
        bar.addSubview(message)
        controller.view.addSubview(field)
        controller.view.addSubview(bar)
        let form = device.show(controller, with: FormInputBar(bar))
        field.becomeFirstResponder()
        device.settle()
        #expect(controller.view.transform.ty < 0)
        message.becomeFirstResponder()
        device.settle()
        #expect(controller.view.transform == .identity)
        #expect(abs(bar.convert(bar.bounds, to: nil).maxY - device.keyboard.frame.minY) < 0.5)
        form.endEditing()
        device.settle()
        #expect(bar.frame == CGRect(x: 0, y: 607, width: 375, height: 60))
    }

    @Test("a form that does not scroll is raised above a bar that covers it", arguments: [true, false])
    func fieldBehindBar(holdsBar: Bool) {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 607, width: 375, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 540, width: 300, height: 40))
        let boxes = holdsBar ? controller.view! : UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 607))
        if !holdsBar { controller.view.addSubview(boxes) }
        boxes.addSubview(field)
        controller.view.addSubview(bar)
        let form = device.show(controller, with: FormInputBar(bar))
        for _ in 0..<2 {
            field.becomeFirstResponder()
            device.runLoop.turn()
            let end = bar.convert(bar.bounds, to: nil).maxY
            device.settle()
            let top = bar.convert(bar.bounds, to: nil).minY
            #expect(abs(bar.convert(bar.bounds, to: nil).maxY - device.keyboard.frame.minY) < 0.5)
            #expect(abs(end - device.keyboard.frame.minY) < 0.5, "it moved together with the keyboard")
            #expect(field.convert(field.bounds, to: nil).maxY <= top - 10 + 0.5)
            device.type("a")
            device.settle()
            #expect(field.convert(field.bounds, to: nil).maxY <= top - 10 + 0.5)
            form.endEditing()
            device.settle()
            #expect(bar.frame == CGRect(x: 0, y: 607, width: 375, height: 60))
            #expect(controller.view.transform == .identity)
        }
    }
}
