/// A layer that shows nothing but its sublayers: color, border and contents of its own are not drawn.
open class CATransformLayer: CALayer {}
