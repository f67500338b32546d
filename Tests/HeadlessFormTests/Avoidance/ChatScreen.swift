import FormNavigation
import UIKit

/// A chat: 30 messages of 50 points, and a bar below them.
@MainActor
final class ChatScreen: UIViewController {
    /// How a bar is laid out at the end of the screen.
    enum Layout: CaseIterable {
        /// It extends to the end of the screen, and constraints keep its content in the safe area.
        case filling
        /// It extends to the end of the screen, with a height that's computed once.
        case frames
        /// It ends at the end of the safe area.
        case inSafeArea
    }

    let scrollView = UIScrollView()
    let messages = (0..<30).map { _ in UIView() }
    let bar = UIView()
    let field: UIView & UITextInput
    let layout: Layout
    var messageCount = 30
    /// The height of a message in a view of a given width.
    var messageHeight: (_ width: CGFloat) -> CGFloat = { _ in 50 }
    var form: FormNavigator!
    var barIsSet = true

    init(_ layout: Layout = .filling, field: UIView & UITextInput = UITextField()) {
        self.layout = layout
        self.field = field
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        view.addSubview(bar)
        bar.addSubview(field)
        for message in messages { scrollView.addSubview(message) }
        form = FormNavigator(viewController: self)
        form.inputBar = FormInputBar(bar, over: scrollView)
        guard layout != .frames else { return }
        bar.translatesAutoresizingMaskIntoConstraints = false
        field.translatesAutoresizingMaskIntoConstraints = false
        let end = layout == .filling ? view.bottomAnchor : view.safeAreaLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: end),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
            field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets.bottom
        let size = view.bounds.size
        if layout == .frames {
            // With a transform, only the bounds and the center count (F5).
            bar.bounds.size = CGSize(width: size.width, height: 50 + safe)
            bar.center = CGPoint(x: size.width / 2, y: size.height - (50 + safe) / 2)
            field.frame = CGRect(x: 8, y: 8, width: size.width - 16, height: 34)
        }
        scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 50 - safe)
        scrollView.contentInsetAdjustmentBehavior = .never
        let height = messageHeight(size.width)
        for (index, message) in messages.enumerated() {
            message.frame = CGRect(x: 0, y: height * CGFloat(index), width: size.width, height: height)
            message.isHidden = index >= messageCount
        }
        scrollView.contentSize = CGSize(width: size.width, height: height * CGFloat(messageCount))
    }

    /// How far a view's bottom edge is above the top edge of the field's box.
    func gap(above view: UIView) -> CGFloat {
        fieldFrame.minY - 8 - view.convert(view.bounds, to: nil).maxY
    }

    var fieldFrame: CGRect { field.convert(field.bounds, to: nil) }

    func scroll(to y: CGFloat) { scrollView.contentOffset.y = y }
    var end: CGFloat {
        scrollView.contentSize.height + scrollView.contentInset.bottom - scrollView.bounds.height
    }

    /// Shows the screen, laid out.
    func show(on device: HeadlessDevice = HeadlessDevice()) -> HeadlessDevice {
        device.show(self)
        device.settle()
        return device
    }

    /// Begins editing in the bar, and waits until the keyboard is up.
    func focus(_ device: HeadlessDevice) {
        field.becomeFirstResponder()
        device.settle()
    }
}
