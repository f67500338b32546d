import FormNavigation
import Testing
import UIKit

/// A conversation whose scroll view ends at the bar, as apps lay it out: once the bar is on the keyboard it has no safe area
/// below, is lower, and the scroll view higher.
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

        /// What of the content is right above the bar, in points from its beginning.
        var lowest: CGFloat {
            let top = bar.convert(bar.bounds, to: nil).minY
            return scrollView.contentOffset.y + top - scrollView.convert(scrollView.bounds, to: nil).minY
        }
    }

    @Test(
        "what was right above the bar stays there, or everything stays where it was",
        arguments: [FormInputBar.ContentMovement.always, .atEnd, .never], [true, false])
    func edge(_ movement: FormInputBar.ContentMovement, isAtEnd: Bool) {
        for movedSafeArea in HeadlessBehaviour.MovedSafeArea.allCases {
            var behaviour = HeadlessBehaviour()
            behaviour.movedSafeArea = movedSafeArea
            let chat = Chat()
            let device = HeadlessDevice(behaviour: behaviour)
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
}
