import UIKit

/// The common approach today: collect recursively, sort at every level, and convert both frames to the window's
/// coordinates in every comparison. This happens three times for one tap on Next, to enable the two buttons and to
/// move.
@MainActor
func collectAsCommon(in root: UIView) -> Int {
    func fields(in view: UIView) -> [UIView] {
        var found: [UIView] = []
        for subview in view.subviews {
            if let field = subview as? UITextField, field.isEnabled, !field.isHidden, field.alpha != 0 {
                found.append(field)
            } else if !view.isHidden, view.alpha != 0 {
                found += fields(in: subview)
            }
        }
        return found.sorted { first, second in
            let (first, second) = (first.convert(first.bounds, to: nil), second.convert(second.bounds, to: nil))
            return first.minY != second.minY ? first.minY < second.minY : first.minX < second.minX
        }
    }
    return (0..<3).map { _ in fields(in: root).count }[0]
}
