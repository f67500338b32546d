import UIKit

/// The surroundings of a view that determine what a navigator does for a field there.
///
/// ``entering(_:_:as:_:_:)`` answers all such questions: a walk through a form carries the value down with it, and for
/// a single field the views around it are entered one after the other, see ``ViewPath``.
@MainActor
struct Surroundings {
    /// The role in which a view is entered.
    enum Role {
        /// The view that contains the whole form. Whether it's visible matters to ``FormReader`` only.
        case root
        /// A view that contains others.
        case container
        /// A field.
        case field
    }

    /// Why a field here takes no part; `nil` if it does.
    private(set) var reason: FormNavigator.Decision.Reason?
    /// Whether the user can see and use what's here, even if it's marked as skipped.
    private(set) var isInUse = true
    /// What the navigator does for a field here that has no options of its own.
    private(set) var capabilities: FormNavigator.Capabilities
    /// The view that contains the form of a field here: the root, or a closed group inside it. `nil` outside the root.
    ///
    /// An identifier, since a walk copies what surrounds a view for every container in it.
    private(set) var group: ObjectIdentifier?
    /// Whether a screen is presented over this part of the app, and is about to stay.
    private var isBelowPresentedScreen = false

    /// Creates what surrounds a window.
    init(_ context: FormContext) {
        capabilities = context.controllerKinds.capabilities
    }

    /// Returns what surrounds the views in `view`, or, for a field, the field itself.
    ///
    /// - Parameter options: The view's own options.
    func entering(
        _ view: UIView, _ kind: ViewKind, as role: Role, _ options: AssignedOptions?, _ context: FormContext
    ) -> Surroundings {
        var inner = self
        inner.enter(view, kind, as: role, options, context)
        return inner
    }

    /// Enters `view`: afterward the receiver is what surrounds the views in it, or, for a field, the field itself.
    ///
    /// - Parameter options: The view's own options.
    mutating func enter(
        _ view: UIView, _ kind: ViewKind, as role: Role, _ options: AssignedOptions?, _ context: FormContext
    ) {
        // The next responder of a view is its superview, or the controller whose view it is (H1).
        if let next = view.next, next !== view.superview, let controller = next as? UIViewController {
            enter(controller, view, context)
        }
        enter(view, kind, as: role, options)
        // A navigator created for a screen of SwiftUI manages the fields that the app adds to it, but never SwiftUI's
        // own.
        if kind == .swiftUI, context.ownController == nil || role == .field { note(.swiftUI) }
    }

    /// Notes why fields here are skipped.
    ///
    /// The outermost reason counts, with two exceptions: that a field belongs to something other than this navigator
    /// counts more than any other reason, and one that the app has given for good counts more than one that will pass.
    mutating func note(_ newReason: FormNavigator.Decision.Reason) {
        if newReason != .marked { isInUse = false }
        guard let reason else {
            self.reason = newReason
            return
        }
        let isStronger = newReason.isAnothers && !reason.isAnothers || newReason == .marked && reason.isPassing
        if isStronger { self.reason = newReason }
    }

    // MARK: - Private

    private mutating func enter(_ view: UIView, _ kind: ViewKind, as role: Role, _ options: AssignedOptions?) {
        if role == .root {
            group = ObjectIdentifier(view)
        } else if group != nil {
            if options?.stop == .never { note(.marked) }
            if options?.grouping == .closed, role == .container { group = ObjectIdentifier(view) }
            if let obstacle = Self.obstacle(view, kind, as: role) { note(obstacle) }
        }
    }

    private mutating func enter(_ controller: UIViewController, _ view: UIView, _ context: FormContext) {
        // A presented controller's next responder is its presenter (H1), whose form is another one.
        if controller.isPresented {
            if group == nil { self = Surroundings(context) } else { note(.presented) }
        }
        let kind = context.controllerKinds.kind(of: controller)
        capabilities = capabilities.applying(kind.change)
        if controller === context.ownController {
            // A navigator ignores what's around the controller that it was created for.
            (reason, isInUse) = (nil, true)
        } else if context.isClaimed(controller) {
            note(.otherNavigator)
        } else if context.ownController == nil {
            // A screen of the app inside one of SwiftUI's is like any other.
            if group == nil, reason == .swiftUI, !ClassOrigin.isSwiftUI(type(of: controller)) {
                (reason, isInUse) = (nil, true)
            }
            if controller is UIInputViewController { note(.keyboard) }
        }
        if kind.isExcluded { note(.excludedViewController) }
        // For the whole application each screen has a form of its own, wherever its container is.
        if group != nil, context.ownController == nil, kind.isContainerOfScreens { group = ObjectIdentifier(view) }
        let wasBelow = isBelowPresentedScreen
        isBelowPresentedScreen = controller.isBelowPresentedScreen
        // A part of the form below a presented screen keeps what it has while one of its fields has focus.
        if group != nil, isBelowPresentedScreen, !wasBelow, context.focused?.isDescendant(of: view) != true {
            note(.covered)
        }
    }

    /// What about a view itself keeps the fields in it, or the field that it is, from taking part.
    ///
    /// `isHidden` and `alpha` apply to one view only, so each container answers for what it contains (A35).
    private static func obstacle(_ view: UIView, _ kind: ViewKind, as role: Role) -> FormNavigator.Decision.Reason? {
        let isField = role == .field
        if kind == .searchField || kind == .bar { return .bar }
        if view.isInvisible { return isField ? .hidden : .hiddenAncestor }
        if !view.isUserInteractionEnabled { return isField ? .notInteractive : .notInteractiveAncestor }
        return nil
    }
}
