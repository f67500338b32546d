import UIKit

/// The visible screens in and over the containers around a view, at one moment.
///
/// A field that isn't for typing but leads to another screen refuses focus, and presents that screen or pushes it.
@MainActor
struct ShownScreens: Equatable {
    private let screens: [ObjectIdentifier]

    init(around view: UIView) {
        var screens: [ObjectIdentifier] = []
        var next = view.nearestViewController
        while let controller = next {
            // `presentedViewController` also returns a value for the containers around a view controller (H5).
            if let presented = controller.presentedViewController { screens.append(ObjectIdentifier(presented)) }
            screens += (controller.shownScreens ?? []).map { ObjectIdentifier($0) }
            next = controller.parent
        }
        self.screens = screens
    }
}
