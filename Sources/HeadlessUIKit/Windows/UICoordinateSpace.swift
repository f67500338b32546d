/// A coordinate space on a screen. Views and the screen itself are coordinate spaces.
///
/// Keyboard frames are in the screen's space, which differs from a window's in Split View and Stage Manager.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}

// Disfavored, so that `convert(point, to: view)` is the method that takes a view.
extension UIView: UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.fromScreen(toScreen(rect))
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return fromScreen(coordinateSpace.toScreen(rect))
    }
}

/// A space that isn't rotated relative to the screen: the screen's own, or a scene's.
@MainActor
final class UprightSpace: NSObject, UICoordinateSpace {
    /// The current frame of the space in the screen.
    let frame: () -> CGRect

    init(frame: @escaping () -> CGRect) {
        self.frame = frame
        super.init()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: frame().size) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.fromScreen(toScreen(rect))
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        fromScreen(coordinateSpace.toScreen(rect))
    }
}

extension UICoordinateSpace {
    /// Turns a rectangle in this space into one in the screen's.
    ///
    /// A view outside any window counts as if its topmost ancestor filled the screen (F2).
    func toScreen(_ rect: CGRect) -> CGRect {
        if let view = self as? UIView {
            let origin = view.window?.originInScreen ?? .zero
            return view.convert(rect, to: nil as UIView?).offsetBy(dx: origin.x, dy: origin.y)
        }
        if let space = self as? UprightSpace {
            let origin = space.frame().origin
            return rect.offsetBy(dx: origin.x, dy: origin.y)
        }
        return convert(rect, to: UIScreen.main.coordinateSpace)
    }

    /// Turns a rectangle in the screen's space into one in this.
    func fromScreen(_ rect: CGRect) -> CGRect {
        if let view = self as? UIView {
            let origin = view.window?.originInScreen ?? .zero
            return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
        }
        if let space = self as? UprightSpace {
            let origin = space.frame().origin
            return rect.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        return convert(rect, from: UIScreen.main.coordinateSpace)
    }
}
