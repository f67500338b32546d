import UIKit

/// An object that moves focus through the fields of a form.
///
/// A navigator puts a toolbar with Previous, Next, and Done above the keyboard. It makes the Return key and Tab move to
/// the next field, and keeps the field being edited above the keyboard.
///
/// Create a navigator for a view controller, and hold a strong reference to it in a property:
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
/// Alternatively, turn on ``shared`` for every screen of your app. You can use both: a field belongs to the navigator
/// of its nearest view controller.
///
/// The navigator reads the form whenever focus changes, so you can add, hide, enable, or disable fields at any time. It
/// holds every view and view controller weakly. When you release the navigator, or call ``uninstall()``, it restores
/// the delegate, return key, and accessory view of every field, and the transforms of views, unless your app has changed
/// them since. It removes what it added to the insets of scroll views.
@MainActor
public final class FormNavigator {
    /// The object that allows or refuses moves, and is told about changes of focus and the keyboard.
    ///
    /// The default value is `nil`. The navigator holds its delegate weakly.
    public weak var delegate: (any FormNavigatorDelegate)?

    let engine: ResponderChainNavigator

    // MARK: - Lifecycle

    /// Creates a navigator for the fields in a view controller's view.
    ///
    /// The navigator also manages the fields of child view controllers. Creating it doesn't load the view. If the view
    /// controller already has a navigator, the new one takes its place; the older one resumes when you release or
    /// uninstall the new one. ``trace`` reports that there are two.
    ///
    /// - Parameters:
    ///   - viewController: The view controller, which usually owns the navigator. The navigator holds it weakly.
    ///   - configuration: The configuration of the navigator. By default, every capability is on, except that a tap
    ///     outside the field doesn't end editing.
    public convenience init(viewController: UIViewController, configuration: Configuration = Configuration()) {
        self.init(scope: .viewController(.init(object: viewController)), configuration: configuration)
    }

    /// - Parameter center: What the navigator shares with others.
    init(scope: FormScope, configuration: Configuration, center: FormCenter = .shared) {
        engine = ResponderChainNavigator(scope: scope, configuration: configuration, center: center)
        engine.app = self
        engine.start()
    }

    deinit {
        let engine = engine
        if isOnMainThread {
            MainActor.assumeIsolated { engine.release() }
        } else {
            // The last reference may be released on any thread, but views can be restored only on the main thread.
            DispatchQueue.main.async { engine.release() }
        }
    }

    /// Stops the navigator, and restores what it changed in fields, scroll views, and views that it moved.
    ///
    /// Anything that your app has changed since stays as it is. The sequences of ``focusChanges()`` end. Calling this
    /// method again has no effect. To start the navigator again, call ``enable()``.
    public func uninstall() {
        engine.stop()
    }

    // MARK: - Options

    /// The configuration of the navigator.
    ///
    /// Changes take effect immediately.
    public var configuration: Configuration {
        get { engine.configuration }
        set { engine.configuration = newValue }
    }

    /// Turns on the toolbar, the return keys, hardware keyboard support, and keyboard avoidance.
    ///
    /// These are the capabilities that are on in a new navigator. All other properties of the
    /// ``configuration-swift.property`` keep their values. Call this method to turn on ``shared``, which starts with
    /// these capabilities off, and to start a navigator again after ``uninstall()``.
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

    /// A Boolean value that determines whether fields show the toolbar.
    ///
    /// This property is another name for ``Configuration-swift.struct/isToolbarEnabled``. Setting it to `true` also
    /// starts the navigator again after ``uninstall()``.
    public var isAutoToolbarEnabled: Bool {
        get { configuration.isToolbarEnabled }
        set {
            configuration.isToolbarEnabled = newValue
            if newValue { engine.start() }
        }
    }

    /// The toolbar that all fields of the navigator share.
    public var toolbar: FormToolbar { engine.toolbars.toolbar }

    /// A custom view that replaces the toolbar in every field of the navigator.
    ///
    /// The default value is `nil`, which shows the toolbar. Changes take effect immediately. The navigator holds a
    /// strong reference to the view. Don't share a view between navigators.
    public var accessoryView: (any FormAccessoryView)? {
        get { engine.toolbars.accessoryView }
        set { engine.setAccessoryView(newValue) }
    }

    // MARK: - Fields

    /// The fields that Previous, Next, and Return currently visit, in order.
    ///
    /// The array is empty before the view controller's view is loaded, while that view or one of its ancestors is
    /// hidden, and, for ``shared``, while no field has focus. It's also empty if you read it while the navigator is
    /// reading the form, for example in ``trace`` or in a custom order.
    public var fields: [UIView] { engine.focusAndForm().form?.stops ?? [] }

    /// The field of this navigator that has focus, or `nil` if none of them does.
    public var currentField: UIView? { engine.currentField }

    /// A Boolean value that indicates whether there's a field before the one that has focus.
    ///
    /// If no field has focus, the value indicates whether the form has any field; for ``shared``, it's `false`. The
    /// value is also `true` if rows that aren't loaded might contain a field.
    public var canFocusPrevious: Bool { engine.canMove(.previous) }

    /// A Boolean value that indicates whether there's a field after the one that has focus.
    ///
    /// If no field has focus, the value indicates whether the form has any field; for ``shared``, it's `false`. The
    /// value is also `true` if rows that aren't loaded might contain a field.
    public var canFocusNext: Bool { engine.canMove(.next) }

    // MARK: - Moving

    /// Moves focus to the field before the current one, or to the last field if none has focus.
    ///
    /// The move skips fields that refuse focus. If all of them refuse, or the delegate doesn't allow the move,
    /// focus stays where it is.
    ///
    /// - Returns: `true` if focus moved; otherwise, `false`.
    @discardableResult
    public func focusPrevious() -> Bool { engine.move(.previous) }

    /// Moves focus to the field after the current one, or to the first field if none has focus.
    ///
    /// The move skips fields that refuse focus. If all of them refuse, the delegate doesn't allow the move, or the
    /// content of the current field is invalid, focus stays where it is.
    ///
    /// - Returns: `true` if focus moved; otherwise, `false`.
    @discardableResult
    public func focusNext() -> Bool { engine.move(.next) }

    /// Ends editing in the field that has focus, unless the field's delegate refuses.
    ///
    /// Editing also ends in other windows of the same scene. Fields in other scenes keep focus, and don't affect the
    /// return value.
    ///
    /// If you call this method in `textFieldShouldReturn(_:)`, Return doesn't move to the next field. Calling
    /// `resignFirstResponder()` there isn't enough: many delegates do so out of habit, so Return still moves on if the
    /// delegate returns `true`.
    ///
    /// - Returns: `true` if no field of this navigator has focus now. For ``shared``, `true` if no field has the
    ///   keyboard; it returns `false` if the keyboard is visible for a field of another navigator, or for a field that
    ///   ``shared`` ignores.
    @discardableResult
    public func endEditing() -> Bool { engine.endEditing() }

    // MARK: - Keyboard

    /// The views to keep visible together with every field, as far as space allows.
    ///
    /// List the most important view first, such as a button that sends the form. These views come after the field's own
    /// ``FormFieldOptions/Avoidance-swift.struct/companions``. The navigator ignores hidden views and views outside the
    /// form.
    ///
    /// The array is empty by default. The navigator holds the views weakly.
    public var viewsKeptVisible: [UIView] {
        get { engine.avoidance.companions.compactMap(\.object) }
        set { engine.avoidance.companions = newValue.map(WeakReference.init) }
    }

    /// A bar at the bottom of the screen that stays on top of the keyboard, such as a comment box.
    ///
    /// ```swift
    /// form.inputBar = FormInputBar(commentBar, over: tableView)
    /// ```
    ///
    /// While a field of the form is being edited, the bottom edge of the bar is at the top edge of the keyboard. If the
    /// bar leaves a part empty for the safe area, that part moves behind the keyboard, so the safe area doesn't count
    /// twice.
    ///
    /// If the field is in the bar, the content behind the bar moves up as far as the bar does. To change that, set
    /// ``FormInputBar/contentMovement-swift.property``, or pin a view with ``FormInputBar/pinnedView``. When the
    /// keyboard hides, the content keeps its offset if that's still within the content.
    ///
    /// The bar moves by its transform, in addition to any transform it already has. It moves only while
    /// ``Configuration-swift.struct/isAvoidanceEnabled`` is `true`. A bar that is an `inputAccessoryView` doesn't need
    /// this property.
    ///
    /// The default value is `nil`.
    public var inputBar: FormInputBar? {
        get { engine.avoidance.inputBar }
        set { engine.setInputBar(newValue) }
    }

    /// The time, in seconds, that limits how often the navigator reads the form after updates of the screen.
    package var clock: @MainActor () -> Double {
        get { engine.rereading.now }
        set { engine.rereading.now = newValue }
    }

    /// The amount of work done so far.
    package var work: FormReader.Work {
        var work = engine.reader.work
        work.plans = engine.inputs.appliedCount
        return work
    }

    // MARK: - Changes

    /// Reads the form immediately, instead of with the next update of the screen.
    ///
    /// You don't need to call this method. While a field is being edited, the navigator notices when your app changes
    /// the form or moves something in it. Call this method only if later code in the same turn of the run loop reads a
    /// value that the navigator sets, such as a return key.
    public func reload() {
        engine.center.noticeFocus()
        engine.refresh()
    }
}
