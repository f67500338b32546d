import UIKit

/// The bar above the keyboard, with Previous, Next, a title and Done.
///
/// A navigator has one toolbar for all its fields, because iOS announces a new keyboard whenever the view above the
/// keys is another one. Change it through ``FormNavigator/Configuration-swift.struct/toolbar``.
///
/// On iOS 26 and later the bar is of glass, and its items keep a distance from the keys. If there are no keys below the
/// bar, the items are above the home indicator. A touch between the items does nothing, so a finger that misses a
/// button does not hit what is behind the bar.
public final class FormToolbar: UIToolbar, UIInputViewAudioFeedback {
    /// The item that moves to the field before. It is disabled if there is none.
    ///
    /// ``Configuration/previousNextVisibility-swift.property`` says when it is in the bar. It is another item after a
    /// change to ``Configuration/previous`` or ``Configuration/previousAction``.
    public private(set) var previousItem = UIBarButtonItem()
    /// The item that moves to the field after. It is disabled if there is none.
    ///
    /// ``Configuration/previousNextVisibility-swift.property`` says when it is in the bar. It is another item after a
    /// change to ``Configuration/next`` or ``Configuration/nextAction``.
    public private(set) var nextItem = UIBarButtonItem()
    /// The item that ends editing.
    ///
    /// It is another item after a change to ``Configuration/done`` or ``Configuration/doneAction``, and in a field
    /// whose options have one of their own.
    public private(set) var doneItem = UIBarButtonItem()

    /// Whether the buttons of the bar sound like keys.
    ///
    /// ``FormNavigator/Configuration-swift.struct/playsInputClicks`` sets it. UIKit reads it.
    public internal(set) var enableInputClicksWhenVisible = false

    private let actions: Actions
    private let design: Design
    /// The bar with the items, in front of this one, which is the background.
    ///
    /// In a bar that is higher than UIKit would make it, the items are at the bottom before iOS 26 and at the top since (P8):
    /// a bar of its own has them where they belong, whatever room there is to be below it.
    private let itemBar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let titleView = FormToolbarTitle()
    // One item for good: a custom view belongs to the last item that was given it.
    private lazy var titleItem = UIBarButtonItem(customView: titleView)
    private var state = State()
    private var configuration = Configuration()
    /// What is at the leading end, in the middle, and at the trailing end.
    private var groups: [[UIBarButtonItem]] = []
    /// What decides that, besides the configuration; `nil` where that has changed since.
    private var shownParts: (moves: Bool, title: Bool)?

    package init(actions: Actions, design: Design) {
        self.actions = actions
        self.design = design
        // A width to lay out in until the keyboard sets its own (D10); UIToolbar's items complain about zero.
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        // With a flexible height UIKit uses the intrinsic one, now and when it changes (D10).
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        itemBar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        // The hairline of a bar lies above it.
        itemBar.clipsToBounds = design == .plate
        addSubview(itemBar)
        sizeToFit()
        // On glass a title without a plate of its own would look like a button (D8).
        if #available(iOS 26, *) { titleItem.hidesSharedBackground = true }
        makeMoveItems()
        makeDoneItem()
        titleView.hasBackdrop = design == .glass
        titleView.apply(configuration)
        showState()
    }

    @available(*, unavailable, message: "A FormNavigator makes its toolbar.")
    required init?(coder: NSCoder) { fatalError("A FormNavigator makes its toolbar.") }

    /// The items in the bar, from the leading to the trailing end.
    public override var items: [UIBarButtonItem]? {
        get { itemBar.items }
        set { itemBar.items = newValue }
    }

    // Where no keys are below the bar, the home indicator is: an accessory view has to leave room for it itself, says Apple
    // (rdar://34411433, IQ#1002).
    /// Asks for another height: the items stay above the home indicator.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    /// The height of the items, and of the room below them that has to stay free.
    public override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.height = naturalHeight
        return size
    }

    /// Returns a size with the height of ``intrinsicContentSize``.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        var size = super.sizeThatFits(size)
        size.height = naturalHeight
        return size
    }

    private var naturalHeight: CGFloat { design.margins.top + itemBarHeight + max(design.margins.bottom, roomBelow) }

    /// UIKit's to say, where it does not matter: it differs from version to version (D6, IQ#2177).
    private var itemBarHeight: CGFloat { design.barHeight ?? super.sizeThatFits(bounds.size).height }

    /// The part of the bar that the home indicator takes, in points; on its way off the screen no more than that.
    private var roomBelow: CGFloat {
        let bottom = safeAreaInsets.bottom
        return bottom > 0 ? min(bottom, window?.safeAreaInsets.bottom ?? 0) : 0
    }

    /// Lays out the items above the room that has to stay free.
    public override func layoutSubviews() {
        titleView.maximumWidth = roomForTitle
        super.layoutSubviews()
        // What a toolbar shows its own items in would lie over it.
        if subviews.last !== itemBar { bringSubviewToFront(itemBar) }
        itemBar.frame = CGRect(x: 0, y: design.margins.top, width: bounds.width, height: itemBarHeight)
    }

    // UIKit's bars take touches between their items, but those of glass may one day let them through (P7).
    /// Returns the bar itself for a touch between its items.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let view = super.hitTest(point, with: event) { return view }
        let isThere = isUserInteractionEnabled && !isHidden && alpha >= 0.01
        return isThere && self.point(inside: point, with: event) ? self : nil
    }

    /// Shows a state with the looks that a configuration asks for, and changes only what differs.
    package func show(_ newState: State, _ newConfiguration: Configuration) {
        guard newState != state || newConfiguration != configuration else { return }
        let (oldState, old) = (state, configuration)
        (state, configuration) = (newState, newConfiguration)
        if configuration.previous != old.previous || configuration.next != old.next
            || configuration.previousAction != old.previousAction || configuration.nextAction != old.nextAction
        {
            makeMoveItems()
        }
        if configuration.done != old.done || configuration.doneAction != old.doneAction { makeDoneItem() }
        if state.keyboardAppearance != oldState.keyboardAppearance { showAppearance() }
        showColors(insteadOf: old, oldState)
        if configuration != old {
            shownParts = nil
            titleView.apply(configuration)
        }
        showState()
    }

    // MARK: - Private

    private func makeMoveItems() {
        if let item = configuration.previous ?? .chevron(up: true) {
            previousItem = makeButton(
                item, .previous, .previousHint, configuration.previousAction, insteadOf: actions.previous)
        }
        if let item = configuration.next ?? .chevron(up: false) {
            nextItem = makeButton(item, .next, .nextHint, configuration.nextAction, insteadOf: actions.next)
        }
    }

    private func makeDoneItem() {
        doneItem = makeButton(
            configuration.done ?? .systemItem(.done), nil, .doneHint, configuration.doneAction, insteadOf: actions.done)
        // Bold, and on glass filled with the tint (D8).
        doneItem.style = .done
    }

    /// Makes a button that does its own work, or what the app has put in the place of that.
    private func makeButton(
        _ item: Configuration.Item, _ word: FormWord?, _ hint: FormWord, _ action: UIAction?,
        insteadOf work: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
        guard let action else { return item.makeButton(word: word, hint: hint) { _ in work() } }
        return item.makeButton(word: word, hint: nil) { [weak self] tap in
            // Before the app puts the keyboard away: the sound needs this toolbar on screen (N2).
            if self?.enableInputClicksWhenVisible == true { UIDevice.current.playClick() }
            action.run(by: tap)
        }
    }

    private func showAppearance() {
        let isDark = state.keyboardAppearance == .dark
        barStyle = isDark ? .black : .default
        itemBar.barStyle = barStyle
        overrideUserInterfaceStyle =
            state.keyboardAppearance == .default ? .unspecified : isDark ? .dark : .light
    }

    private func showColors(insteadOf old: Configuration, _ oldState: State) {
        func tint(_ configuration: Configuration, _ state: State) -> UIColor? {
            configuration.usesFieldTintColor ? state.tintColor : configuration.tintColor
        }
        let newTint = tint(configuration, state)
        if newTint != tint(old, oldState) { tintColor = newTint }
        // Apple asks to leave the background of bars of glass to the system.
        guard design == .plate else { return }
        if configuration.barTintColor != old.barTintColor { barTintColor = configuration.barTintColor }
        if configuration.isTranslucent != old.isTranslucent { isTranslucent = configuration.isTranslucent }
        if configuration.backgroundImage != old.backgroundImage {
            setBackgroundImage(configuration.backgroundImage, forToolbarPosition: .any, barMetrics: .default)
        }
    }

    private func showState() {
        let (progress, title) = (progressText, titleText)
        titleView.showsError = state.error != nil
        titleView.show(
            [progress, title].compactMap(\.?.text).joined(separator: " · "),
            spoken: [title, progress].compactMap(\.?.spoken).joined(separator: ", "))
        if previousItem.isEnabled != state.canGoPrevious { previousItem.isEnabled = state.canGoPrevious }
        if nextItem.isEnabled != state.canGoNext { nextItem.isEnabled = state.canGoNext }
        layOutItems(hasTitle: title != nil || progress != nil)
    }

    private var progressText: Text? {
        guard configuration.showsProgress, let progress = state.progress else { return nil }
        guard let text = configuration.progressText else { return Text(progress) }
        return text(state.place, state.count)?.inOneLine
    }

    private var titleText: Text? {
        if let error = state.error { return Text(error) }
        guard let text = configuration.titleText else { return state.title.map { Text($0) } }
        return text(state)?.inOneLine
    }

    private func layOutItems(hasTitle: Bool) {
        let showsMoves =
            switch configuration.previousNextVisibility {
            case .automatic: state.count > 1 || state.canGoPrevious || state.canGoNext
            case .always: true
            case .never: false
            }
        if let shownParts, shownParts == (showsMoves, hasTitle) { return }
        shownParts = (showsMoves, hasTitle)
        let moves = showsMoves ? [previousItem, nextItem] : []
        // No item for no title: VoiceOver would stop at an empty one.
        let title = hasTitle ? [titleItem] : []
        let shown = [configuration.leadingItems + moves, title, configuration.trailingItems + [doneItem]]
        guard shown != groups else { return }
        groups = shown
        items = Array(shown.filter { !$0.isEmpty }.joined(separator: [.flexibleSpace()]))
    }

    /// What the other items leave of the bar, in points.
    ///
    /// UIKit does not tell how wide its buttons are. Where they are wider than this says, the title, which minds it
    /// least, is made smaller still.
    private var roomForTitle: CGFloat {
        let safeArea = safeAreaInsets
        let edges = safeArea.left + safeArea.right + 2 * layoutMargins.left
        var others: CGFloat = 0
        for group in groups {
            for item in group where item !== titleItem { others += item.likelyWidth }
        }
        return max(0, (bounds.width - edges - others).rounded(.down))
    }
}

extension UIBarButtonItem {
    /// How wide the item is in a bar, about, in points.
    fileprivate var likelyWidth: CGFloat {
        if width > 0 { return width }
        if let customView { return max(customView.bounds.width, customView.intrinsicContentSize.width) }
        if let image { return max(44, image.size.width) }
        // The words of a system item are the system's own.
        guard let title else { return 72 }
        let label = UILabel()
        label.font =
            titleTextAttributes(for: .normal)?[.font] as? UIFont
            ?? .systemFont(ofSize: UIFont.labelFontSize, weight: style == .plain ? .regular : .semibold)
        label.text = title
        return max(44, label.intrinsicContentSize.width.rounded(.up) + 16)
    }
}
