/// A layer that shows nothing but its sublayers: colour, border and contents of its own are not drawn.
open class CATransformLayer: CALayer {}
