import UIKit

/// The bar above the keyboard: Previous, Next, the field's title, Done.
///
/// A navigator has one for all its fields, so that iOS does not announce a new keyboard with every move (A28).
public final class FormToolbar: UIToolbar, UIInputViewAudioFeedback {
    /// What a toolbar shows, apart from its looks.
    struct State: Equatable {
        var title: String?
        /// Whether there is another field at all; without one there is no Previous and no Next.
        var showsMoves = false
        var canGoPrevious = false
        var canGoNext = false
        var keyboardAppearance = UIKeyboardAppearance.default
    }

    /// Takes the taps.
    struct Actions {
        var previous: @MainActor () -> Void
        var next: @MainActor () -> Void
        var done: @MainActor () -> Void
    }

    /// Moves to the field before; disabled in the first field, absent in a form of one.
    public let previousItem: UIBarButtonItem
    /// Moves to the field after; disabled in the last field, absent in a form of one.
    public let nextItem: UIBarButtonItem
    /// Ends editing.
    public let doneItem: UIBarButtonItem

    /// Whether the keys of this bar sound, as `UIDevice.playInputClick()` asks the visible accessory view (N2).
    public internal(set) var enableInputClicksWhenVisible = false

    private let titleLabel = TitleLabel()
    // One item for good: a custom view belongs to the last item that was given it.
    private lazy var titleItem = UIBarButtonItem(customView: titleLabel)
    private var state = State()
    private var look = Configuration()

    init(actions: Actions) {
        previousItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { _ in actions.previous() })
        nextItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.down"), primaryAction: UIAction { _ in actions.next() })
        doneItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in actions.done() })
        // A width to lay out in until the keyboard sets its own (D10); UIToolbar's items complain about zero.
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        previousItem.accessibilityLabel = FormWord.previous.text()
        previousItem.accessibilityHint = FormWord.previousHint.text()
        nextItem.accessibilityLabel = FormWord.next.text()
        nextItem.accessibilityHint = FormWord.nextHint.text()
        doneItem.accessibilityHint = FormWord.doneHint.text()
        previousItem.isEnabled = state.canGoPrevious
        nextItem.isEnabled = state.canGoNext
        autoresizingMask = [.flexibleWidth]
        sizeToFit()
        layOutItems()
    }

    @available(*, unavailable, message: "A FormNavigator makes its toolbar.")
    required init?(coder: NSCoder) { fatalError("A FormNavigator makes its toolbar.") }

    public override func layoutSubviews() {
        // Previous, Next, Done and the gaps between them take up to this much; the title gets what is left.
        titleLabel.maximumWidth = max(0, bounds.width - 220)
        super.layoutSubviews()
    }

    /// Shows `newState`, touching only what differs.
    func show(_ newState: State) {
        guard newState != state else { return }
        let old = state
        state = newState
        previousItem.isEnabled = newState.canGoPrevious
        nextItem.isEnabled = newState.canGoNext
        if newState.title != old.title { titleLabel.show(newState.title) }
        if newState.keyboardAppearance != old.keyboardAppearance {
            let isDark = newState.keyboardAppearance == .dark
            barStyle = isDark ? .black : .default
            overrideUserInterfaceStyle =
                newState.keyboardAppearance == .default ? .unspecified : isDark ? .dark : .light
        }
        if newState.showsMoves != old.showsMoves || (newState.title == nil) != (old.title == nil) { layOutItems() }
    }

    /// Takes on a look, touching only what differs.
    func apply(_ configuration: Configuration) {
        guard configuration != look else { return }
        look = configuration
        tintColor = configuration.tintColor
    }

    private func layOutItems() {
        let moves = state.showsMoves ? [previousItem, nextItem] : []
        // No item for no title: VoiceOver would stop at an empty one.
        let title = state.title == nil ? [] : [titleItem, .flexibleSpace()]
        items = moves + [.flexibleSpace()] + title + [doneItem]
    }
}

/// A label that tells its bar how wide it would like to be, but never wider than there is room for.
private final class TitleLabel: UILabel {
    var maximumWidth = CGFloat.greatestFiniteMagnitude {
        didSet { if maximumWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    init() {
        super.init(frame: .zero)
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        textAlignment = .center
        lineBreakMode = .byTruncatingTail
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A toolbar makes its title.") }

    func show(_ title: String?) {
        text = title
        invalidateIntrinsicContentSize()
        sizeToFit()
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: min(size.width, maximumWidth), height: size.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = super.sizeThatFits(size)
        return CGSize(width: min(size.width, maximumWidth), height: size.height)
    }
}
