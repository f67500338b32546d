import UIKit

/// The positions of views, and the visible part of the window, as if avoidance hadn't moved anything.
///
/// ``ViewShifts`` knows which views avoidance has moved. A view keeps its own safe area when it's moved (see
/// ``ViewShift``), so `safeAreaInsets` can be used as they are.
@MainActor
enum RestingGeometry {
    /// How far avoidance has moved a view, in points of its superview; negative is up.
    static func shift(of view: UIView) -> CGFloat { ViewShifts.isEmpty ? 0 : ViewShifts.amount(of: view) }

    /// The frame of a view in the window, without the movements of avoidance.
    static func frame(of view: UIView) -> CGRect { frame(of: view.bounds, in: view) }

    /// The part of the window below the bars at the top, within the clipping views around `root`.
    ///
    /// A form in the lower part of the screen may rise as far as this reaches, whatever its own top edge is.
    static func viewport(around root: UIView) -> CGRect {
        var viewport = root.window?.bounds ?? frame(of: root)
        func cut(to top: CGFloat) {
            guard top > viewport.minY else { return }
            viewport.size.height = max(0, viewport.maxY - top)
            viewport.origin.y = top
        }
        for view in root.withSuperviews {
            // A view without an inset at its top isn't under a bar, such as a view in the lower part of a screen.
            let bounds = view.bounds
            let bars = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: view.safeAreaInsets.top)
            if bars.height > 0, !view.isProtruding(by: bars.height) { cut(to: frame(of: bars, in: view).maxY) }
            guard view !== root, view.clipsToBounds else { continue }
            let clip = frame(of: view)
            cut(to: clip.minY)
            viewport.size.height = min(viewport.height, max(0, clip.maxY - viewport.minY))
        }
        return viewport
    }

    /// A rectangle in a view, in the window's coordinates.
    private static func frame(of rect: CGRect, in view: UIView) -> CGRect {
        let present = view.convert(rect, to: nil)
        guard !ViewShifts.isEmpty else { return present }
        var shift = 0.0
        for view in view.withSuperviews { shift += windowShift(of: view) }
        return present.offsetBy(dx: 0, dy: -shift)
    }

    /// How far avoidance has moved a view, in points of the window.
    static func windowShift(of view: UIView) -> CGFloat {
        let shift = shift(of: view)
        return shift == 0 ? 0 : shift * (view.superview?.verticalScale ?? 1)
    }
}

extension UIView {
    /// Whether the view's inset at the top only covers the part that's above its superview, which isn't a bar.
    fileprivate func isProtruding(by inset: CGFloat) -> Bool {
        guard let superview else { return false }
        let end = convert(CGPoint(x: bounds.minX, y: bounds.minY + inset), to: superview).y
        return end - RestingGeometry.shift(of: self) < superview.bounds.minY + 0.5
    }

    /// The height, in points of the window, of one point of the view. It's negative in a view that's upside down.
    var verticalScale: CGFloat {
        guard window != nil else { return 1 }
        let start = convert(CGPoint(x: bounds.midX, y: bounds.minY), to: nil)
        let end = convert(CGPoint(x: bounds.midX, y: bounds.minY + 1024), to: nil)
        let scale = (end.y - start.y) / 1024
        // A rounding error of the conversion isn't a scale.
        return abs(abs(scale) - 1) < 1e-6 ? (scale < 0 ? -1 : 1) : scale
    }
}
