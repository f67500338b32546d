import UIKit

/// How an app that never heard of the library makes room for the keyboard.
enum AppRoom: String, CaseIterable {
    /// Its insets are saved when the keyboard appears, and restored when it hides.
    case saved
    /// The same, but they're saved with each will-show, also of the next field.
    case savedAtEachShow
    /// The same, in will-change-frame, for both.
    case savedInChangeFrame
    /// The same, but only the first time that the keyboard appears on this screen.
    case savedOnce
    /// The same, but they're saved once the keyboard has appeared, and so together with what the library has added.
    case savedAtDidShow
    /// The same, and restored when the keyboard is gone.
    case savedAtDidShowUntilDidHide
    /// An inset that's as high as the keyboard.
    case absolute
    /// An inset that's as high as the keyboard and a button.
    case absoluteWithButton
    /// The height of the keyboard is added, and subtracted again.
    case relative
    /// The scroll view's bottom edge moves by its constraint.
    case constraint
    /// The scroll view's frame gets smaller.
    case frame
    /// The screen's safe area gets smaller.
    case safeArea
    /// The screen moves by its transform.
    case transform
    /// The screen's frame moves up.
    case viewFrame
    /// An inset, after the keyboard has appeared.
    case didShow
    /// An inset, a turn of the run loop later.
    case later
    /// A base class of all screens does it with saved insets, in `viewWillAppear`.
    case inBaseClass
    /// A scroll view of its own class does it, and scrolls to the field.
    case ownScrollView
    /// An inset in will-change-frame, and again in each layout of the screen.
    case inLayout

    /// Whether the app makes room only once the keyboard has appeared.
    var comesAfterKeyboard: Bool { [.didShow, .savedAtDidShow, .savedAtDidShowUntilDidHide].contains(self) }

    /// Whether the room that the app makes is an inset.
    var isInset: Bool {
        switch self {
        case .constraint, .frame, .safeArea, .transform, .viewFrame: false
        default: true
        }
    }
}

/// A form in a scroll view, whose controller makes room for the keyboard on its own.
@MainActor
final class AppRoomController: UIViewController {
    let room: AppRoom
    /// Whether the app begins to observe in `viewDidLoad`, and not only in `viewWillAppear`.
    let observesEarly: Bool
    let scrollView = UIScrollView()
    private(set) var fields: [UITextField] = []
    private var bottom: NSLayoutConstraint?
    private var saved: UIEdgeInsets?
    private var tokens: [any NSObjectProtocol] = []
    /// The app's own inset.
    static let ownInset: CGFloat = 20

    init(_ room: AppRoom, observesEarly: Bool) {
        (self.room, self.observesEarly) = (room, observesEarly)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        if room == .frame {
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth]
        } else {
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            let bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            NSLayoutConstraint.activate([
                scrollView.topAnchor.constraint(equalTo: view.topAnchor), bottom,
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            self.bottom = bottom
        }
        scrollView.contentInset.bottom = Self.ownInset
        scrollView.contentSize = CGSize(width: 300, height: 900)
        for index in 0..<12 {
            let field = UITextField(frame: CGRect(x: 20, y: 20 + 70 * index, width: 260, height: 40))
            field.placeholder = "\(index)"
            scrollView.addSubview(field)
            fields.append(field)
        }
        if observesEarly { observe() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !observesEarly, tokens.isEmpty { observe() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if room == .frame, !isUp { scrollView.frame = view.bounds }
        if room == .inLayout, isUp { scrollView.contentInset.bottom = height }
    }

    // MARK: - The app's keyboard code

    private var isUp = false
    /// Whether will-change-frame says everything.
    private var followsFrame: Bool { room == .savedInChangeFrame || room == .inLayout }

    private func observe() {
        let (show, hide): (Notification.Name, Notification.Name) =
            switch room {
            case .didShow, .savedAtDidShow:
                (UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification)
            case .savedAtDidShowUntilDidHide:
                (UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification)
            case .savedInChangeFrame, .inLayout:
                (UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidHideNotification)
            default: (UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification)
            }
        func observe(_ name: Notification.Name, _ act: @escaping @MainActor (AppRoomController, CGRect) -> Void) {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                    let frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    MainActor.assumeIsolated {
                        if let self { act(self, frame ?? .zero) }
                    }
                })
        }
        observe(show) { screen, frame in
            let height = max(0, screen.view.bounds.maxY - frame.minY)
            guard height > 0 else { return screen.followsFrame ? screen.goDown() : () }
            if screen.room == .later {
                HeadlessDevice.current.runLoop.schedule { screen.makeRoom(height) }
            } else {
                screen.makeRoom(height)
            }
        }
        if !followsFrame {
            observe(hide) { screen, _ in
                if screen.room == .later {
                    HeadlessDevice.current.runLoop.schedule { screen.goDown() }
                } else {
                    screen.goDown()
                }
            }
        }
    }

    private var height: CGFloat = 0

    private func makeRoom(_ height: CGFloat) {
        let wasUp = isUp
        isUp = true
        switch room {
        case .saved, .savedInChangeFrame, .savedAtDidShow, .savedAtDidShowUntilDidHide, .later, .inBaseClass,
            .ownScrollView:
            if !wasUp { saved = scrollView.contentInset }
            scrollView.contentInset.bottom = height
        case .savedAtEachShow:
            saved = scrollView.contentInset
            scrollView.contentInset.bottom = height
        case .savedOnce:
            if saved == nil { saved = scrollView.contentInset }
            scrollView.contentInset.bottom = height
        case .absolute, .didShow, .inLayout: scrollView.contentInset.bottom = height
        case .absoluteWithButton: scrollView.contentInset.bottom = height + 80
        case .relative: scrollView.contentInset.bottom += height - self.height
        case .constraint:
            bottom?.constant = -height
            view.layoutIfNeeded()
        case .frame: scrollView.frame.size.height = view.bounds.height - height
        case .safeArea:
            additionalSafeAreaInsets.bottom = max(0, height - (view.window?.safeAreaInsets.bottom ?? 0))
        case .transform: view.transform = CGAffineTransform(translationX: 0, y: -height / 2)
        case .viewFrame: view.frame.origin.y = -height / 2
        }
        if room == .ownScrollView, let field = fields.first(where: \.isFirstResponder) {
            scrollView.scrollRectToVisible(field.frame, animated: true)
        }
        self.height = height
    }

    private func goDown() {
        guard isUp else { return }
        isUp = false
        switch room {
        case .saved, .savedAtEachShow, .savedOnce, .savedInChangeFrame, .savedAtDidShow, .savedAtDidShowUntilDidHide,
            .later, .inBaseClass, .ownScrollView:
            if let saved { scrollView.contentInset = saved }
        case .absolute, .absoluteWithButton, .didShow, .inLayout: scrollView.contentInset.bottom = Self.ownInset
        case .relative: scrollView.contentInset.bottom -= height
        case .constraint:
            bottom?.constant = 0
            view.layoutIfNeeded()
        case .frame: scrollView.frame = view.bounds
        case .safeArea: additionalSafeAreaInsets.bottom = 0
        case .transform: view.transform = .identity
        case .viewFrame: view.frame.origin.y = 0
        }
        height = 0
    }

    // MARK: - What there is to compare

    /// What the app and the library may change, as text.
    var state: String {
        let (inset, indicators) = (scrollView.contentInset.bottom, scrollView.verticalScrollIndicatorInsets.bottom)
        return """
            inset \(inset), indicators \(indicators), safe area \(additionalSafeAreaInsets.bottom), \
            height \(scrollView.frame.height), top \(view.frame.minY), shift \(view.transform.ty)
            """
    }
}
