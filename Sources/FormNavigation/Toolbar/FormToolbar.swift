import UIKit

/// A bar above the keyboard with Previous, Next, a title, and Done.
///
/// A navigator has one toolbar for all its fields, because iOS announces a new keyboard whenever the view above the
/// keys changes. To customize it, set ``FormNavigator/Configuration-swift.struct/toolbar``. To read what it shows, use
/// its ``state-swift.property`` and its ``text-swift.property``.
///
/// It matches the toolbars of your app: what you set with `UIToolbar.appearance()` applies, unless the configuration
/// overrides it. It's dark or light like the field's keyboard, and as tall as a `UIToolbar` in the same size class.
///
/// In iOS 26 and later, the bar is glass, and its items keep a distance from the keys. If there are no keys below the
/// bar, the items are above the home indicator. What's behind the bar shows through it, so a tap between the items goes
/// there, unless it's close to an item. See ``Configuration-swift.struct/passesTouchesThroughGlass``.
public final class FormToolbar: UIView, UIInputViewAudioFeedback {
    /// The items that move back, move on, and end editing. They change if the configuration replaces them.
    package private(set) var previousItem = UIBarButtonItem()
    package private(set) var nextItem = UIBarButtonItem()
    package private(set) var doneItem = UIBarButtonItem()

    /// A Boolean value that indicates whether the buttons of the bar play the sound of a key.
    ///
    /// ``FormNavigator/Configuration-swift.struct/playsInputClicks`` sets the value, and UIKit reads it.
    public internal(set) var enableInputClicksWhenVisible = false

    /// The user's position in the form, which the bar shows or was the last to show.
    ///
    /// Done is always visible and enabled.
    public private(set) var state = State()
    /// The text in the middle of the bar, and what VoiceOver reads. `nil` if the bar shows no text.
    public private(set) var text: Text?

    /// The tint of the field's window. The bar is in UIKit's own window, which has another one (Q30).
    var windowTintColor: UIColor? {
        didSet { if windowTintColor != oldValue { showTint() } }
    }

    private let actions: Actions
    private let design: Design
    private let keyboard: KeyboardObserver
    private let background = ToolbarBackground()
    /// The bar with the items, in front of the background.
    ///
    /// In a bar that's higher than UIKit would make it, the items are at the bottom before iOS 26 and at the top since
    /// (P8). In their own bar, they're in the right position, however much room is below it.
    package let bar = UIToolbar(frame: initialFrame)
    private let titleView = FormToolbarTitle()
    // The item is never replaced, because a custom view belongs to the last item that it was assigned to.
    private lazy var titleItem = UIBarButtonItem(customView: titleView)
    private var configuration = Configuration()
    /// The items at the leading end, in the middle, and at the trailing end.
    private var groups: [[UIBarButtonItem]] = []
    /// What determines the items, besides the configuration, or `nil` if that has changed since.
    private var shownParts: (moves: Bool, title: Bool)?
    /// Whether UIKit's bars may look different since the items' bar was last updated.
    private var hasOldLooks = true
    /// The tint that was set, or `nil`.
    private var shownTint: UIColor?
    /// Whether the items have been given a tint. If the tint is removed, the app's doesn't apply again on its own.
    private var isTinted = false
    /// The height of the items' bar, in points.
    private var barHeight: CGFloat = 44
    /// The height of the part of the bar for the home indicator, in points.
    private var roomBelow: CGFloat = 0

    /// A frame for layout until the keyboard sets its own (D10). With a width of zero, a bar's items log warnings.
    static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

    init(actions: Actions, design: Design, keyboard: KeyboardObserver) {
        (self.actions, self.design, self.keyboard) = (actions, design, keyboard)
        super.init(frame: Self.initialFrame)
        // With a flexible height, UIKit uses the intrinsic height, now and when it changes (D10).
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
        addSubview(bar)
        background.onChange = { [weak self] in self?.barsChanged() }
        measureBar()
        sizeToFit()
        // On glass, a title without its own background would look like a button (D8).
        if #available(iOS 26, *) { titleItem.hidesSharedBackground = true }
        makeMoveItems()
        makeDoneItem()
        titleView.hasBackdrop = design == .glass
        titleView.apply(configuration)
        showState()
    }

    @available(*, unavailable, message: "A FormNavigator creates its toolbar in code.")
    required init?(coder: NSCoder) { fatalError("A FormNavigator creates its toolbar in code.") }

    // MARK: - Layout

    // If there are no keys below the bar, the home indicator is there. According to Apple, an accessory view has to
    // leave room for it on its own (rdar://34411433, IQ#1002).
    /// Requests a different height if there are no keys below the bar, so that the items stay above the home indicator.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followKeyboard()
    }

    /// The height of the items and of the space that needs to stay free below them.
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    /// Returns a size with the height of ``intrinsicContentSize``.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    private var naturalHeight: CGFloat { heightAboveKeys + max(0, roomBelow - design.margins.bottom) }

    /// The height while there are keys below the toolbar, in points.
    var heightAboveKeys: CGFloat { design.margins.top + barHeight + design.margins.bottom }

    /// Leaves room for the home indicator if the keyboard, as announced, has nothing below the bar.
    ///
    /// A finger that drags the keyboard down also moves the bar to the home indicator, which isn't announced (E21). A
    /// bar that grew there would be laid out again at each point of the drag, higher each time (Q2).
    func followKeyboard() {
        let insets = window?.safeAreaInsets ?? .zero
        let isAboveKeys = window.flatMap {
            keyboard.keyboard(on: $0).hasContent(
                below: design.margins.top + barHeight, bottomInset: insets.bottom, screenBounds: $0.screenBounds)
        }
        // On its way off the screen, the bar doesn't change.
        if isAboveKeys == nil, window != nil, !keyboard.isSettled { return }
        let room = isAboveKeys == true ? 0 : max(0, min(safeAreaInsets.bottom, insets.bottom))
        guard room != roomBelow else { return }
        roomBelow = room
        invalidateIntrinsicContentSize()
    }

    /// Lays out the items above the space that needs to stay free.
    public override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        updateLooks()
        titleView.maximumWidth = roomForTitle
        bar.frame = CGRect(x: 0, y: design.margins.top, width: bounds.width, height: barHeight)
    }

    // MARK: - Touches

    /// How close to an item a touch has to be, in points, not to be meant for what's behind the bar.
    private static let slop: CGFloat = 10

    /// Leaves touches that are far from all items to what's behind glass, where a field may show through.
    ///
    /// Near an item, a finger has missed it, and nothing happens.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard let view, design == .glass, configuration.passesTouchesThroughGlass else { return view }
        if isItem(view) { return view }
        let slop = Self.slop
        let neighbors = [(-slop, 0), (slop, 0), (0, -slop), (0, slop)].map { CGPoint(x: point.x + $0, y: point.y + $1) }
        let isNearItem = neighbors.contains { super.hitTest($0, with: event).map(isItem) ?? false }
        return isNearItem || titleView.isNear(point, in: self, slop) ? self : nil
    }

    /// Whether a view that's touched is an item. UIKit's views around the items are as wide as the bar.
    private func isItem(_ view: UIView) -> Bool { view.bounds.width < bar.bounds.width }

    // MARK: - Appearance

    private func barsChanged() {
        hasOldLooks = true
        setNeedsLayout()
    }

    /// Updates the items' bar from the background, which has the app's appearance of bars after it's been laid out in a
    /// window.
    private func updateLooks() {
        guard hasOldLooks, window != nil else { return }
        hasOldLooks = false
        background.layoutIfNeeded()
        bar.takeLooks(of: background.bar, configuration.appearance)
        showTint()
        measureBar()
    }

    /// UIKit determines the height of bars, which differs by version and size class (D6, Q34, IQ#2177). It also differs
    /// by the position on the screen, where a finger may drag the bar, so it's measured again when that has changed.
    private func measureBar() {
        let height = design.barHeight ?? bar.sizeThatFits(bounds.size).height
        guard height != barHeight else { return }
        barHeight = height
        invalidateIntrinsicContentSize()
    }

    /// Gives the items the tint chosen for them, otherwise that of the app's bars, or, if the app's appearance has
    /// none, that of the field's window.
    private func showTint() {
        let chosen = configuration.usesFieldTintColor ? state.tintColor : configuration.tintColor
        let tint = chosen ?? windowTintColor
        if shownTint != tint {
            shownTint = tint
            tintColor = tint
        }
        guard chosen != nil || isTinted else { return }
        isTinted = true
        let itemTint = chosen ?? background.bar.tintColor
        if bar.tintColor != itemTint { bar.tintColor = itemTint }
    }

    /// Shows a state with the appearance of a configuration, and changes only what differs.
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
        if state.userInterfaceStyle != oldState.userInterfaceStyle {
            overrideUserInterfaceStyle = state.userInterfaceStyle
        }
        if configuration.appearance != old.appearance {
            // Apple recommends leaving the background of glass bars to the system.
            if design == .plate { background.appearance = configuration.appearance }
            barsChanged()
        }
        showTint()
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
        // Bold and, on glass, with a background in the tint color (D8).
        doneItem.style = .done
    }

    /// Creates a button that does its own work, or performs the action that the app set instead.
    private func makeButton(
        _ item: Configuration.Item, _ word: FormWord?, _ hint: FormWord, _ action: UIAction?,
        insteadOf work: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
        guard let action else { return item.makeButton(word: word, hint: hint) { _ in work() } }
        return item.makeButton(word: word, hint: nil) { [weak self] tap in
            // This comes before the app hides the keyboard, because the sound requires that this toolbar is on the
            // screen (N2).
            if self?.enableInputClicksWhenVisible == true { UIDevice.current.playClick() }
            action.run(by: tap)
        }
    }

    private func showState() {
        text = configuration.text(for: state)
        titleView.showsError = state.error != nil
        titleView.show(text)
        if previousItem.isEnabled != state.canFocusPrevious { previousItem.isEnabled = state.canFocusPrevious }
        if nextItem.isEnabled != state.canFocusNext { nextItem.isEnabled = state.canFocusNext }
        layOutItems()
    }

    private func layOutItems() {
        let (showsMoves, hasTitle) = (state.showsPreviousNext, text != nil)
        if let shownParts, shownParts == (showsMoves, hasTitle) { return }
        shownParts = (showsMoves, hasTitle)
        let moves = showsMoves ? [previousItem, nextItem] : []
        // Without a title, there's no item, because VoiceOver would stop at an empty one.
        let title = hasTitle ? [titleItem] : []
        let shown = [configuration.leadingItems + moves, title, configuration.trailingItems + [doneItem]]
        guard shown != groups else { return }
        groups = shown
        bar.items = Array(shown.filter { !$0.isEmpty }.joined(separator: [.flexibleSpace()]))
    }

    /// The width that the other items leave in the bar, in points.
    ///
    /// UIKit doesn't report the width of its buttons. If they're wider than this estimate, UIKit shrinks the title
    /// further, because that's the item that can shrink best.
    private var roomForTitle: CGFloat {
        let safeArea = safeAreaInsets
        let edges = safeArea.left + safeArea.right + 2 * bar.layoutMargins.left
        let others = groups.joined().reduce(0) { $1 === titleItem ? $0 : $0 + $1.likelyWidth }
        return max(0, (bounds.width - edges - others).rounded(.down))
    }
}
