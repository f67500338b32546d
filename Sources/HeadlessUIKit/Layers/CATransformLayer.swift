/// A layer that shows only its sublayers. Its own color, border, and contents aren't drawn.
open class CATransformLayer: CALayer {}
