import FormNavigation
import Testing
import UIKit

/// A conversation whose scroll view ends at the bar, as apps lay it out. On the keyboard, the bar doesn't have a safe
/// area below it, so the bar is lower and the scroll view higher.
@MainActor
struct InputBarEdgeTests {
    @MainActor
    private final class Chat: UIViewController {
        let scrollView = UIScrollView()
        let bar = UIView()
        let field = UITextField()
        private(set) var form: FormNavigator!

        override func viewDidLoad() {
            super.viewDidLoad()
            let content = UIView()
            view.addSubview(scrollView)
            scrollView.addSubview(content)
            view.addSubview(bar)
            bar.addSubview(field)
            for view in [scrollView, content, bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
                content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 2_000),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
                field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
                field.heightAnchor.constraint(equalToConstant: 34),
            ])
            form = FormNavigator(viewController: self)
        }

        var end: CGFloat {
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        }

        /// The part of the content that's right above the bar, in points from the beginning of the content.
        var lowest: CGFloat {
            let top = bar.convert(bar.bounds, to: nil).minY
            return scrollView.contentOffset.y + top - scrollView.convert(scrollView.bounds, to: nil).minY
        }
    }

    /// A bar with a given height at the end of the screen, with a field anywhere in it.
    @MainActor
    private final class LowBar: UIViewController {
        let bar = UIView()
        let field: UIView
        private let place: ClosedRange<CGFloat>
        private(set) lazy var form = FormNavigator(viewController: self)

        init(_ field: UIView, at place: ClosedRange<CGFloat>, height: CGFloat) {
            self.field = field
            self.place = place
            bar.bounds.size.height = height
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.addSubview(field)
            form.inputBar = FormInputBar(bar)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bar.bounds.size.width = view.bounds.width
            bar.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - bar.bounds.height / 2)
            let height = place.upperBound - place.lowerBound
            field.frame = CGRect(x: 8, y: place.lowerBound, width: view.bounds.width - 16, height: height)
        }
    }

    @Test(
        "a field that reaches into the safe area, or out of the bar, is clear of the keys",
        arguments: [44, 50, 60] as [CGFloat], [4...38, 8...44, 0...44, 12...56, 20...70] as [ClosedRange<CGFloat>])
    func lowField(_ height: CGFloat, _ place: ClosedRange<CGFloat>) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            for field in [UITextField(), UITextView()] {
                let device = HeadlessDevice(.iPhone15, movedSafeArea)
                let screen = LowBar(field, at: place, height: height)
                device.show(screen)
                device.settle()
                field.becomeFirstResponder()
                device.settle()
                #expect(device.distance(to: field) >= -0.01)
                field.frame.size.height += 30
                device.type("a")
                device.settle()
                #expect(device.distance(to: field) >= -0.01)
                screen.form.endEditing()
                device.settle()
                #expect(screen.bar.transform.isIdentity)
            }
        }
    }

    @Test("so is what the app adds between two keyboards, until it removes it", arguments: [true, false])
    func newButton(isRotated: Bool) {
        let device = HeadlessDevice()
        let screen = LowBar(UITextField(), at: 0...20, height: 60)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 300, y: 0, width: 60, height: 54)
        device.show(screen)
        device.settle()
        var distances: [CGFloat] = []
        for isShown in [false, true, false, true] {
            if isShown { screen.bar.addSubview(button) } else { button.removeFromSuperview() }
            screen.field.becomeFirstResponder()
            device.settle()
            distances.append(device.distance(to: screen.bar))
            if isShown { #expect(abs(device.distance(to: button)) < 0.01) }
            screen.form.endEditing()
            device.settle()
            guard isRotated else { continue }
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] { device.rotate(to: orientation) }
            device.settle()
        }
        #expect(distances[0] == distances[2] && distances[1] == distances[3] && distances[0] != distances[1])
    }

    @Test("so is a button beside the field, and not a picture behind both", arguments: [44, 50, 60] as [CGFloat])
    func lowButton(_ height: CGFloat) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            let device = HeadlessDevice(.iPhone15, movedSafeArea)
            let screen = LowBar(UITextField(), at: 0...20, height: height)
            let (button, picture) = (UIButton(type: .system), UIImageView())
            button.frame = CGRect(x: 300, y: 0, width: 60, height: height - 6)
            picture.frame = CGRect(x: 0, y: 0, width: 393, height: height)
            device.show(screen)
            device.settle()
            screen.bar.insertSubview(picture, at: 0)
            screen.bar.addSubview(button)
            screen.field.becomeFirstResponder()
            device.settle()
            #expect(abs(device.distance(to: button)) < 0.01, "\(movedSafeArea)")
        }
    }

    @Test(
        "and a picture or a label that begins below the bar's upper edge, or ends above its lower one",
        arguments: [4...60, 0...50], [true, false])
    func lowPicture(_ place: ClosedRange<CGFloat>, isLabel: Bool) {
        let device = HeadlessDevice()
        let screen = LowBar(UITextField(), at: 0...20, height: 60)
        let height = place.upperBound - place.lowerBound
        let picture = isLabel ? UILabel() : UIImageView()
        picture.frame = CGRect(x: 300, y: place.lowerBound, width: 60, height: height)
        device.show(screen)
        device.settle()
        screen.bar.addSubview(picture)
        screen.field.becomeFirstResponder()
        device.settle()
        #expect(abs(device.distance(to: picture)) < 0.01)
    }

    @Test(
        "what was right above the bar stays there, or everything stays where it was",
        arguments: [FormInputBar.ContentMovement.always, .atEnd, .never], [true, false])
    func edge(_ movement: FormInputBar.ContentMovement, isAtEnd: Bool) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            var behavior = HeadlessBehavior()
            behavior.movedSafeArea = movedSafeArea
            let chat = Chat()
            let device = HeadlessDevice(behavior: behavior)
            device.show(chat)
            device.settle()
            chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView, contentMovement: movement)
            chat.scrollView.contentOffset.y = isAtEnd ? chat.end : 300
            let (lowest, offset) = (chat.lowest, chat.scrollView.contentOffset.y)
            chat.field.becomeFirstResponder()
            device.settle()
            if movement == .always || movement == .atEnd && isAtEnd {
                #expect(abs(chat.lowest - lowest) < 0.01, "\(movedSafeArea)")
            } else {
                #expect(abs(chat.scrollView.contentOffset.y - offset) < 0.01, "\(movedSafeArea)")
            }
            guard isAtEnd, movement != .never else { continue }
            chat.form.endEditing()
            device.settle()
            #expect(abs(chat.lowest - lowest) < 0.01, "\(movedSafeArea): the end is above the bar again")
        }
    }

    @Test(
        "without keys on the screen, a field is scrolled into sight above the bar, as far as the content reaches",
        arguments: [2_000, 892] as [CGFloat])
    func hardwareKeyboard(contentHeight: CGFloat) {
        let device = HeadlessDevice(.iPhone15)
        device.keyboard.isHardwareKeyboardAttached = true
        let screen = UIViewController()
        let scrollView = UIScrollView(frame: device.screen.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: contentHeight)
        let fields = [100, 780].map { top in
            UITextField(named: "\(top)", frame: CGRect(x: 20, y: top, width: 300, height: 40))
        }
        for field in fields { scrollView.addSubview(field) }
        let bar = UIView(frame: CGRect(x: 0, y: 762, width: 393, height: 90))
        screen.view.addSubview(scrollView)
        screen.view.addSubview(bar)
        let form = FormNavigator(viewController: screen)
        form.configuration.isToolbarEnabled = false
        form.inputBar = FormInputBar(bar, over: scrollView)
        device.show(screen)
        device.settle()
        #expect(form.focusFirst() && form.focusNext())
        device.settle()
        #expect(fields[1].isFirstResponder)
        if contentHeight == 2_000 {
            #expect(fields[1].convert(fields[1].bounds, to: nil).maxY <= bar.convert(bar.bounds, to: nil).minY + 0.5)
        } else {
            #expect(scrollView.contentOffset.y == contentHeight - 852)
        }
    }
}
