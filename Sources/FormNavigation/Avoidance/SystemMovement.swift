import UIKit

/// What moves for the keyboard on its own, after the keyboard's notifications or with them.
///
/// What avoidance moves before that is moved too far, and comes back once the keyboard has settled.
@MainActor
package enum SystemMovement {
    /// Whether something other than avoidance is about to move a field or the form around it.
    static func isExpected(around field: UIView) -> Bool { followsKeyboardGuide(field) || isInLowSheet(field) }

    /// Whether something around a field is laid out from a keyboard layout guide.
    private static func followsKeyboardGuide(_ field: UIView) -> Bool {
        var next: UIView? = field
        while let view = next {
            if hasKeyboardGuide(view) { return true }
            next = view.superview
        }
        return false
    }

    /// Whether one of a view's constraints lays something of the app's out from a keyboard layout guide.
    package static func hasKeyboardGuide(_ view: UIView) -> Bool {
        view.constraints.contains { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            return zip(items, items.reversed()).contains { guide, other in
                (guide as? UIKeyboardLayoutGuide).map { laysOut(other, from: $0) } ?? false
            }
        }
    }

    /// Whether an item that a keyboard layout guide is constrained to is the app's. Reading the guide alone makes UIKit
    /// constrain it to the view that it belongs to, and to guides of that view (Q18).
    private static func laysOut(_ item: AnyObject?, from guide: UIKeyboardLayoutGuide) -> Bool {
        if let item = item as? UILayoutGuide {
            // Apple keeps identifiers that begin with UI for itself.
            return item.owningView !== guide.owningView || !item.identifier.hasPrefix("UI")
        }
        return item !== guide.owningView && item is UIView && !(item is KeyboardGuideView)
    }

    /// Whether a field is in a sheet that the system may still raise for the keyboard: a form sheet on an iPad, or a sheet
    /// that is not at its largest detent (P12). A popover is moved or made smaller (Q19).
    private static func isInLowSheet(_ field: UIView) -> Bool {
        guard var controller = field.nearestViewController, let window = field.window else { return false }
        while let parent = controller.parent { controller = parent }
        guard controller.presentingViewController != nil, let sheet = controller.viewIfLoaded else { return false }
        if controller.modalPresentationStyle == .popover { return sheet.bounds.size != window.bounds.size }
        guard [.pageSheet, .formSheet, .automatic].contains(controller.modalPresentationStyle)
        else { return false }
        return RestingGeometry.frame(of: sheet).minY - window.safeAreaInsets.top > highestSheetGap
    }

    /// The most that a sheet at its largest leaves below the status bar, in points: about 10 on phones, 44 on iPads.
    private static let highestSheetGap: CGFloat = 60
}
