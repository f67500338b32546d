import UIKit

/// The surroundings of a view that determine what a navigator does for a field there.
///
/// ``entering(_:_:as:_:_:)`` answers all such questions. A walk through a form carries the value down with it. For a
/// single field, the views around it are entered one after the other; see ``ViewPath``.
@MainActor
struct Surroundings {
    /// The role in which a view is entered.
    enum Role {
        /// The view that contains the whole form. Only ``FormReader`` considers whether it's visible.
        case root
        /// A view that contains others.
        case container
        /// A field.
        case field
    }

    /// The reason why a field here is excluded, or `nil` if it isn't.
    private(set) var reason: FormNavigator.Decision.Reason?
    /// Whether the user can see and use what's here, even if it's marked as skipped.
    private(set) var isInUse = true
    /// What the navigator does for a field here that has no options of its own.
    private(set) var capabilities: FormNavigator.Capabilities
    /// The view that contains the form of a field here: the root, or a closed group inside it. `nil` outside the root.
    ///
    /// It's an identifier, because a walk copies the surroundings for every container in a view.
    private(set) var group: ObjectIdentifier?
    /// Whether a screen is presented over this part of the app, and isn't being dismissed.
    private var isBelowPresentedScreen = false

    /// Creates the surroundings of a window's contents.
    init(_ context: FormContext) {
        capabilities = context.controllerKinds.capabilities
    }

    /// Returns the surroundings of the views in `view`, or, for a field, of the field itself.
    ///
    /// - Parameter options: The view's own options.
    func entering(
        _ view: UIView, _ kind: ViewKind, as role: Role, _ options: AssignedOptions?, _ context: FormContext
    ) -> Surroundings {
        var inner = self
        inner.enter(view, kind, as: role, options, context)
        return inner
    }

    /// Enters `view`. Afterward, this value is the surroundings of the views in it, or, for a field, of the field
    /// itself.
    ///
    /// - Parameter options: The view's own options.
    mutating func enter(
        _ view: UIView, _ kind: ViewKind, as role: Role, _ options: AssignedOptions?, _ context: FormContext
    ) {
        // The next responder of a view is its superview, or the view controller whose view it is (H1).
        if let next = view.next, next !== view.superview, let controller = next as? UIViewController {
            enter(controller, view, context)
        }
        enter(view, kind, as: role, options)
        // A navigator for a SwiftUI screen manages the fields that the app adds to it, but never SwiftUI's own.
        if kind == .swiftUI, context.ownController == nil || role == .field { note(.swiftUI) }
    }

    /// Records why fields here are skipped.
    ///
    /// The outermost reason counts, with two exceptions. A field's belonging to something other than this navigator
    /// overrides any other reason, and a permanent reason given by the app overrides a temporary one.
    mutating func note(_ newReason: FormNavigator.Decision.Reason) {
        if newReason != .marked { isInUse = false }
        guard let reason else {
            self.reason = newReason
            return
        }
        let isStronger =
            newReason.belongsElsewhere && !reason.belongsElsewhere || newReason == .marked && reason.isTemporary
        if isStronger { self.reason = newReason }
    }

    // MARK: - Private

    private mutating func enter(_ view: UIView, _ kind: ViewKind, as role: Role, _ options: AssignedOptions?) {
        if role == .root { group = ObjectIdentifier(view) }
        guard group != nil else { return }
        if options?.isExcluded == true { note(.excludedView) }
        if options?.stop == .never { note(.marked) }
        guard role != .root else { return }
        if options?.grouping == .closed, role == .container { group = ObjectIdentifier(view) }
        if let obstacle = Self.obstacle(view, kind, as: role) { note(obstacle) }
    }

    private mutating func enter(_ controller: UIViewController, _ view: UIView, _ context: FormContext) {
        // The next responder of a presented view controller is its presenter (H1), whose form is a different one.
        if controller.isPresented {
            if group == nil { self = Surroundings(context) } else { note(.presented) }
        }
        let kind = context.controllerKinds.kind(of: controller)
        capabilities = capabilities.applying(kind.change)
        if controller === context.ownController {
            // A navigator ignores what's around the view controller that it was created for.
            (reason, isInUse) = (nil, true)
        } else if context.isClaimed(controller) {
            note(.otherNavigator)
        } else if context.ownController == nil {
            // The app's own screen inside a SwiftUI screen is like any other.
            if group == nil, reason == .swiftUI, !ClassOrigin.isSwiftUI(type(of: controller)) {
                (reason, isInUse) = (nil, true)
            }
            if controller is UIInputViewController { note(.keyboard) }
        }
        if kind.isExcluded { note(.excludedViewController) }
        // For the whole application, each screen is its own form, wherever its container is.
        if group != nil, context.ownController == nil, kind.isContainerOfScreens { group = ObjectIdentifier(view) }
        let wasBelow = isBelowPresentedScreen
        isBelowPresentedScreen = controller.isBelowPresentedScreen
        // The part of a form below a presented screen keeps what it has while one of its fields has focus.
        if group != nil, isBelowPresentedScreen, !wasBelow, context.focused?.isDescendant(of: view) != true {
            note(.covered)
        }
    }

    /// The reason, in the view itself, why the fields in it, or the field that it is, are excluded.
    ///
    /// `isHidden` and `alpha` apply to one view only, so each container is checked for its contents (A35).
    private static func obstacle(_ view: UIView, _ kind: ViewKind, as role: Role) -> FormNavigator.Decision.Reason? {
        let isField = role == .field
        if kind == .searchField || kind == .bar { return .bar }
        if view.isInvisible { return isField ? .hidden : .hiddenAncestor }
        if !view.isUserInteractionEnabled { return isField ? .notInteractive : .notInteractiveAncestor }
        return nil
    }
}
