import UIKit

/// Takes a person through the fields of a form: a toolbar with Previous, Next and Done above the keyboard, return and Tab
/// keys that do the same, and a keyboard that does not hide what is edited.
///
/// Create one for a view controller and keep it; there is nothing else to do:
///
/// ```swift
/// final class SignUpViewController: UIViewController {
///     private var form: FormNavigator?
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         form = FormNavigator(viewController: self)
///     }
/// }
/// ```
///
/// Or switch ``shared`` on for every screen of the app. Both can live together: a field belongs to the navigator that
/// is nearest to it in the responder chain.
///
/// A navigator looks at the form whenever focus changes, so fields that appear, vanish, or become enabled need no call.
/// It keeps neither the controller nor any view alive. Once it is released, or after ``uninstall()``, every field has
/// its delegate, return key and accessory view back, or whatever the app has put there since.
@MainActor
public final class FormNavigator {
    /// Takes part in the person's way through the form. `nil` by default; not kept alive.
    public weak var delegate: (any FormNavigatorDelegate)?

    let engine: ResponderChainNavigator

    // MARK: - Lifecycle

    /// Creates a navigator for the fields in a view controller's view, those of its child controllers included.
    ///
    /// The view is not loaded for this. If the controller already has a navigator, this one takes its place.
    ///
    /// - Parameters:
    ///   - viewController: The controller, which usually keeps the navigator.
    ///   - configuration: How it works. Every capability is on by default but ending editing by a tap outside.
    public convenience init(viewController: UIViewController, configuration: Configuration = Configuration()) {
        self.init(scope: .viewController(.init(object: viewController)), configuration: configuration)
    }

    init(scope: FormScope, configuration: Configuration) {
        engine = ResponderChainNavigator(scope: scope, configuration: configuration)
        engine.navigator = self
        engine.start()
    }

    deinit {
        let engine = engine
        if isOnMainThread {
            MainActor.assumeIsolated { engine.stop() }
        } else {
            // The last reference may go on any thread, and views can be given back on one only.
            DispatchQueue.main.async { engine.stop() }
        }
    }

    /// Gives every field back what it had, and ends the navigator's work for good.
    ///
    /// What the app has changed meanwhile stays as the app wants it. Calling it again does nothing.
    public func uninstall() {
        engine.stop()
    }

    // MARK: - Options

    /// How the navigator works. A change applies at once.
    public var configuration: Configuration {
        get { engine.configuration }
        set { engine.configuration = newValue }
    }

    /// Switches on what is on in a new navigator: toolbar, return keys, hardware keyboard and avoidance.
    ///
    /// Everything else stays as it is configured. Meant for ``shared``, in which they are off at first.
    public func enable() {
        var configuration = configuration
        configuration.isEnabled = true
        configuration.isToolbarEnabled = true
        configuration.isReturnKeyEnabled = true
        configuration.handlesHardwareKeyboard = true
        configuration.isAvoidanceEnabled = true
        self.configuration = configuration
    }

    /// Whether fields get the toolbar: another name for ``Configuration/isToolbarEnabled``.
    public var isAutoToolbarEnabled: Bool {
        get { configuration.isToolbarEnabled }
        set { configuration.isToolbarEnabled = newValue }
    }

    /// The toolbar that all the navigator's fields share.
    public var toolbar: FormToolbar { engine.services.toolbars.toolbar }

    /// A view of the app's own in the toolbar's place, for all the navigator's fields. `nil` by default.
    ///
    /// A change applies at once. The view is kept for as long as it is set, and serves one navigator.
    public var accessoryView: (any FormAccessoryView)? {
        get { engine.services.toolbars.accessoryView }
        set { engine.services.setAccessoryView(newValue) }
    }

    // MARK: - Fields

    /// The fields that Previous, Next and Return visit, in their order, as they are now.
    ///
    /// Empty before the controller's view is loaded, for ``shared`` while no field has focus, and while the navigator is
    /// looking at the form already, as when ``trace`` or a custom order asks.
    public var fields: [UIView] { engine.forms.lookAround().form?.fields ?? [] }

    /// The field of this navigator that has focus, or `nil`.
    public var currentField: UIView? { engine.forms.currentField }

    /// Whether there is a field before the one that has focus. While none has focus, whether there is any.
    public var canGoPrevious: Bool { engine.mover.canMove(.previous) }

    /// Whether there is a field after the one that has focus. While none has focus, whether there is any.
    public var canGoNext: Bool { engine.mover.canMove(.next) }

    // MARK: - Moving

    /// Gives focus to the field before; while no field has it, to the last.
    ///
    /// A field that refuses is passed over. If all do, or the delegate says no, focus stays where it is.
    ///
    /// - Returns: Whether focus moved.
    @discardableResult
    public func goPrevious() -> Bool { engine.mover.move(.previous) }

    /// Gives focus to the field after; while no field has it, to the first.
    ///
    /// A field that refuses is passed over. If all do, or the delegate says no, focus stays where it is.
    ///
    /// - Returns: Whether focus moved.
    @discardableResult
    public func goNext() -> Bool { engine.mover.move(.next) }

    /// Ends editing in the field that has focus, unless its delegate refuses.
    ///
    /// Called in `textFieldShouldReturn(_:)`, it also keeps Return from moving on. Calling `resignFirstResponder()` there does
    /// not: many delegates do that out of habit, so Return still moves on if the delegate returns `true`.
    ///
    /// - Returns: Whether no field of this navigator has focus now.
    @discardableResult
    public func endEditing() -> Bool { engine.commands.endEditing() }

    // MARK: - Keyboard

    /// Views that are to be seen with every field as far as there is room, the most important first: a button that sends the
    /// form.
    ///
    /// They come after a field's own ``FormFieldOptions/Avoidance/companions``. Held weakly. Hidden views, and those outside
    /// the form, do not count. Empty by default.
    public var viewsKeptInSight: [UIView] {
        get { engine.avoidance.companions.compactMap(\.object) }
        set { engine.avoidance.companions = newValue.map(WeakReference.init) }
    }

    /// The bar at the bottom of the screen, such as a comment box, that rides on the keyboard. `nil` by default.
    ///
    /// ```swift
    /// form.inputBar = FormInputBar(commentBar, over: tableView)
    /// ```
    ///
    /// While a field of the form is edited, the bar's lower edge is at the keyboard's upper edge; the part of the bar
    /// that it leaves empty for the safe area goes behind the keyboard, so that the safe area is not counted twice. The
    /// content behind a bar that is edited rises as far as the bar does: what was at the bottom is there still, unless the
    /// bar's ``FormInputBar/contentMovement`` says otherwise, or a view is pinned, see ``viewPinnedAboveInputBar``.
    /// When the keyboard goes, the content stays where it is, as far as it reaches.
    ///
    /// The bar moves by its transform, on top of whatever transform it has, and only while
    /// ``Configuration/isAvoidanceEnabled`` is on. A bar that is the keyboard's `inputAccessoryView` needs none of this.
    public var inputBar: FormInputBar? {
        get { engine.avoidance.inputBar }
        set { engine.avoidance.setInputBar(newValue) }
    }

    /// The view whose lower edge is brought to the upper edge of the input bar, such as the message that is being replied
    /// to. `nil` by default.
    ///
    /// It is a view in the scroll view behind the bar, and may be set before the keyboard comes or while it is there. It
    /// stays above the bar, also when the bar grows or the keyboard changes, until the keyboard goes; then it is `nil` again.
    /// The content is not scrolled beyond its natural top. Without an input bar nothing happens. Not kept alive. A cell that
    /// is reused for another row stays pinned.
    public var viewPinnedAboveInputBar: UIView? {
        get { engine.avoidance.pinnedView }
        set { engine.avoidance.pin(newValue) }
    }

    /// How much work there has been so far.
    package var work: FormReader.Work {
        var work = engine.forms.work
        work.plans = engine.services.attachments.appliedCount
        return work
    }

    // MARK: - Changes

    /// Looks at the form at once, instead of at the next focus change.
    ///
    /// Worth a call when fields change while one of them has focus, so that Previous and Next tell the truth, and when a view
    /// that is neither a text field nor a text view has taken focus by itself: UIKit says nothing of that.
    public func reload() {
        FocusTracker.shared.noticeFocus()
        engine.refresh()
    }
}
