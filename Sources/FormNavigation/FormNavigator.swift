import UIKit

/// Takes a person through the fields of a form.
///
/// A navigator puts a toolbar with Previous, Next and Done above the keyboard. It makes the return key and Tab move to
/// the next field, and it keeps the field that is edited above the keyboard.
///
/// Create one for a view controller, and keep it in a property:
///
/// ```swift
/// final class SignUpViewController: UIViewController {
///     private lazy var form = FormNavigator(viewController: self)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         form.configuration.endsEditingOnTapOutside = true
///     }
/// }
/// ```
///
/// Or switch on ``shared`` for every screen of the app. You can have both: a field belongs to the navigator of the view
/// controller that is nearest to it.
///
/// The navigator looks at the form whenever focus changes. So you may add, hide, enable or disable fields at any time.
/// It keeps no view and no view controller alive. When it is released, or after ``uninstall()``, every field has its
/// delegate, return key and accessory view back. What your app has changed in the meantime stays.
@MainActor
public final class FormNavigator {
    /// The object that is asked about moves and told about focus and the keyboard.
    ///
    /// `nil` by default. The navigator does not keep it alive.
    public weak var delegate: (any FormNavigatorDelegate)?

    let engine: ResponderChainNavigator

    // MARK: - Lifecycle

    /// Creates a navigator for the fields in a view controller's view.
    ///
    /// The fields of child view controllers belong to it as well. The view is not loaded for this. If the view
    /// controller has a navigator already, the new one takes its place, and the older one serves again once the new one is
    /// released or uninstalled. ``trace`` reports that there are two.
    ///
    /// - Parameters:
    ///   - viewController: The view controller. It usually keeps the navigator; the navigator does not keep it.
    ///   - configuration: How the navigator works. By default every capability is on, except that a tap outside of the
    ///     field does not end editing.
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
            MainActor.assumeIsolated { engine.release() }
        } else {
            // The last reference may go on any thread, and views can be given back on one only.
            DispatchQueue.main.async { engine.release() }
        }
    }

    /// Gives every field back what it had, and ends the navigator's work.
    ///
    /// What your app has changed in the meantime stays. The sequences of ``focusChanges()`` end. Calling this method again
    /// does nothing. ``enable()`` starts the navigator again.
    public func uninstall() {
        engine.stop()
    }

    // MARK: - Options

    /// How the navigator works.
    ///
    /// A change applies at once.
    public var configuration: Configuration {
        get { engine.configuration }
        set { engine.configuration = newValue }
    }

    /// Switches on the toolbar, the return keys, the hardware keyboard and avoidance.
    ///
    /// These are the capabilities that are on in a new navigator. Everything else in the
    /// ``configuration-swift.property`` stays as it is. Use it for ``shared``, in which they are off at first, and to start
    /// a navigator again after ``uninstall()``.
    public func enable() {
        var configuration = configuration
        configuration.isEnabled = true
        configuration.isToolbarEnabled = true
        configuration.isReturnKeyEnabled = true
        configuration.handlesHardwareKeyboard = true
        configuration.isAvoidanceEnabled = true
        self.configuration = configuration
        engine.start()
    }

    /// Whether fields get the toolbar.
    ///
    /// This is another name for ``Configuration-swift.struct/isToolbarEnabled``. Setting it to `true` also starts the
    /// navigator again after ``uninstall()``.
    public var isAutoToolbarEnabled: Bool {
        get { configuration.isToolbarEnabled }
        set {
            configuration.isToolbarEnabled = newValue
            if newValue { engine.start() }
        }
    }

    /// The toolbar that all fields of the navigator share.
    public var toolbar: FormToolbar { engine.toolbars.toolbar }

    /// A view of yours that takes the toolbar's place, for all fields of the navigator.
    ///
    /// `nil`, the default, shows the toolbar. A change applies at once. The view is kept while it is set. One view can
    /// serve one navigator.
    public var accessoryView: (any FormAccessoryView)? {
        get { engine.toolbars.accessoryView }
        set { engine.setAccessoryView(newValue) }
    }

    // MARK: - Fields

    /// The fields that Previous, Next and Return visit now, in that order.
    ///
    /// The array is empty before the view controller's view is loaded, while that view or one around it is hidden, and
    /// for ``shared`` while no field has focus. It is also empty if you ask while the navigator is looking at the form,
    /// for example in ``trace`` or in a custom order.
    public var fields: [UIView] { engine.lookAround().form?.stops ?? [] }

    /// The field of this navigator that has focus, or `nil` if none has.
    public var currentField: UIView? { engine.currentField }

    /// Whether there is a field before the one that has focus.
    ///
    /// If no field has focus, this says whether the form has a field at all. It is also `true` if rows that are not
    /// loaded may have one.
    public var canFocusPrevious: Bool { engine.canMove(.previous) }

    /// Whether there is a field after the one that has focus.
    ///
    /// If no field has focus, this says whether the form has a field at all. It is also `true` if rows that are not
    /// loaded may have one.
    public var canFocusNext: Bool { engine.canMove(.next) }

    // MARK: - Moving

    /// Gives focus to the field before the current one, or to the last field if none has focus.
    ///
    /// A field that refuses focus is passed over. If all refuse, or the delegate does not allow the move, focus stays.
    ///
    /// - Returns: Whether focus has moved.
    @discardableResult
    public func focusPrevious() -> Bool { engine.move(.previous) }

    /// Gives focus to the field after the current one, or to the first field if none has focus.
    ///
    /// A field that refuses focus is passed over. If all refuse, or the delegate does not allow the move, focus stays.
    ///
    /// - Returns: Whether focus has moved.
    @discardableResult
    public func focusNext() -> Bool { engine.move(.next) }

    /// Ends editing in the field that has focus, unless the field's delegate refuses.
    ///
    /// If you call this in `textFieldShouldReturn(_:)`, Return does not move on. Calling `resignFirstResponder()` there
    /// is not enough: many delegates do that out of habit, so Return moves on all the same if the delegate returns
    /// `true`.
    ///
    /// - Returns: Whether no field of this navigator has focus now. For ``shared`` this is whether no field has the keyboard:
    ///   `false` if it is there for a field of another navigator, or one that is left alone.
    @discardableResult
    public func endEditing() -> Bool { engine.endEditing() }

    // MARK: - Keyboard

    /// Views that stay in sight together with every field, as far as there is room.
    ///
    /// The most important view comes first. A button that sends the form is an example. These views come after the
    /// field's own ``FormFieldOptions/Avoidance-swift.struct/companions``. Hidden views, and views outside of the form,
    /// do not count.
    ///
    /// Empty by default. The views are not kept alive.
    public var viewsKeptInSight: [UIView] {
        get { engine.avoidance.companions.compactMap(\.object) }
        set { engine.avoidance.companions = newValue.map(WeakReference.init) }
    }

    /// A bar at the bottom of the screen that stays on the keyboard, such as a comment box.
    ///
    /// ```swift
    /// form.inputBar = FormInputBar(commentBar, over: tableView)
    /// ```
    ///
    /// While a field of the form is edited, the bar's lower edge is at the keyboard's upper edge. If the bar leaves a
    /// part empty for the safe area, that part goes behind the keyboard, so the safe area does not count twice.
    ///
    /// If the field is in the bar, the content behind it rises as far as the bar does. Change that with
    /// ``FormInputBar/contentMovement-swift.property``, or pin a view with ``FormInputBar/pinnedView``. When the
    /// keyboard goes, the content stays where it is, as far as it reaches.
    ///
    /// The bar moves by its transform, in addition to a transform that it has. It moves only while
    /// ``Configuration-swift.struct/isAvoidanceEnabled`` is `true`. A bar that is an `inputAccessoryView` does not need
    /// this.
    ///
    /// `nil` by default.
    public var inputBar: FormInputBar? {
        get { engine.avoidance.inputBar }
        set { engine.setInputBar(newValue) }
    }

    /// The time by which looks after updates of the screen are measured, in seconds.
    package var clock: @MainActor () -> Double {
        get { engine.now }
        set { engine.now = newValue }
    }

    /// How much work there has been so far.
    package var work: FormReader.Work {
        var work = engine.reader.work
        work.plans = engine.inputs.appliedCount
        return work
    }

    // MARK: - Changes

    /// Looks at the form immediately, instead of with the next update of the screen.
    ///
    /// You don't need to call this method. While a field is edited, the navigator notices what your app changes about the
    /// form or moves in it. Call it if later code in the same turn of the run loop reads what the navigator has set, such as
    /// a return key.
    public func reload() {
        FocusTracker.shared.noticeFocus()
        engine.refresh()
    }
}
