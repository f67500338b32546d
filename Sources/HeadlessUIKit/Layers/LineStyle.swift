/// The style of a path's line.
struct LineStyle: Hashable, Sendable {
    /// In points.
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    /// The lengths of lines and gaps in turn, in points. Empty for an unbroken line.
    var dashes: [CGFloat] = []
    var phase: CGFloat = 0
    /// The visible part of the line, from 0 to 1.
    var start: CGFloat = 0
    var end: CGFloat = 1
}
