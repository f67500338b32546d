/// The corners and the border of a view.
open class CALayer: NSObject {
    /// In points. 0 by default.
    open var cornerRadius: CGFloat = 0
    /// In points, drawn inside the bounds. 0 by default.
    open var borderWidth: CGFloat = 0
    /// `nil` by default, which draws as black.
    open var borderColor: CGColor?
    /// Whether what is inside is cut off at the bounds and the rounded corners. `false` by default.
    open var masksToBounds = false
}
