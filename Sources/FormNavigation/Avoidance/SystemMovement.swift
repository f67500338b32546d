import UIKit

/// What moves for the keyboard on its own, with or after the keyboard's notifications.
///
/// If avoidance moved something before that, it would move too far, and come back after the keyboard has settled.
@MainActor
package enum SystemMovement {
    /// Whether something other than avoidance is about to move a field or the form around it.
    static func isExpected(around field: UIView) -> Bool { followsKeyboardGuide(field) || isInLowSheet(field) }

    /// Whether the layout of something around a field depends on a keyboard layout guide.
    private static func followsKeyboardGuide(_ field: UIView) -> Bool {
        var next: UIView? = field
        while let view = next {
            if hasKeyboardGuide(view) { return true }
            next = view.superview
        }
        return false
    }

    /// Whether one of a view's constraints makes the layout of the app's views depend on a keyboard layout guide.
    package static func hasKeyboardGuide(_ view: UIView) -> Bool {
        view.constraints.contains { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            return zip(items, items.reversed()).contains { guide, other in
                (guide as? UIKeyboardLayoutGuide).map { laysOut(other, from: $0) } ?? false
            }
        }
    }

    /// Whether an item that's constrained to a keyboard layout guide is the app's. Using the guide makes UIKit
    /// constrain it to its own view, and to that view's guides (Q18).
    private static func laysOut(_ item: AnyObject?, from guide: UIKeyboardLayoutGuide) -> Bool {
        if let item = item as? UILayoutGuide {
            // Apple reserves identifiers that begin with UI.
            return item.owningView !== guide.owningView || !item.identifier.hasPrefix("UI")
        }
        return item !== guide.owningView && item is UIView && !(item is KeyboardGuideView)
    }

    /// Whether a field is in a sheet that the system may still raise for the keyboard: a form sheet on iPad, or a sheet
    /// that isn't at its largest detent (P12). The system moves or shrinks a popover (Q19).
    private static func isInLowSheet(_ field: UIView) -> Bool {
        guard var controller = field.nearestViewController, let window = field.window else { return false }
        while let parent = controller.parent { controller = parent }
        guard controller.presentingViewController != nil, let sheet = controller.viewIfLoaded else { return false }
        if controller.modalPresentationStyle == .popover { return sheet.bounds.size != window.bounds.size }
        guard [.pageSheet, .formSheet, .automatic].contains(controller.modalPresentationStyle)
        else { return false }
        return RestingGeometry.frame(of: sheet).minY - window.safeAreaInsets.top > highestSheetGap
    }

    /// The maximum gap, in points, between the status bar and a sheet at its largest size: about 10 on phones, 44 on
    /// iPads.
    private static let highestSheetGap: CGFloat = 60
}
