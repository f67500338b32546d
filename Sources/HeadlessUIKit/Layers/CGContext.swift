// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions of C keep the names that they have on iOS.

/// A drawing context. It records shapes, text, and images, which are drawn together with the screen.
public final class CGContext {
    /// Something drawn, in the coordinates that the context had at first.
    enum Command {
        case fill(CGPath, CGPathFillRule, UIColor)
        case stroke(CGPath, LineStyle, UIColor)
        case text(NSAttributedString, CGRect)
        case image(UIImage, CGRect, UIColor)
        /// A text field's own placeholder.
        case placeholder(CGRect)
        /// Clips what follows, until the next `restore` without a preceding `save`.
        case clip(CGPath, CGPathFillRule)
        case save
        case restore
    }

    /// What to do with a path.
    enum PathCommand {
        case fill(CGPath, CGPathFillRule)
        case stroke(CGPath, LineStyle)
        case clip(CGPath, CGPathFillRule)
    }

    private struct State {
        var fill = UIColor.black
        var stroke = UIColor.black
        var line = LineStyle()
        var alpha: CGFloat = 1
        var map = CGAffineTransform.identity
    }

    let bounds: CGRect
    /// The number of pixels per point of the image that's being drawn.
    let scale: CGFloat
    private(set) var commands: [Command] = []
    private var states = [State()]
    private var path = CGMutablePath()

    init(bounds: CGRect, scale: CGFloat = 1) { (self.bounds, self.scale) = (bounds, scale) }

    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }

    // MARK: State

    public func saveGState() {
        states.append(state)
        commands.append(.save)
    }

    public func restoreGState() {
        guard states.count > 1 else { return }
        states.removeLast()
        commands.append(.restore)
    }

    public var ctm: CGAffineTransform { state.map }

    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.phase, state.line.dashes) = (phase, lengths)
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    public func setFillColor(_ color: CGColor) { setFill(UIColor(cgColor: color)) }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFill(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) { setStroke(UIColor(cgColor: color)) }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStroke(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    func setFill(_ color: UIColor) { state.fill = color }

    func setStroke(_ color: UIColor) { state.stroke = color }

    // MARK: The current path

    public func beginPath() { path = CGMutablePath() }

    public func move(to point: CGPoint) { path.move(to: point, transform: ctm) }

    public func addLine(to point: CGPoint) { path.addLine(to: point, transform: ctm) }

    public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: ctm) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control, transform: ctm)
    }

    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: ctm) }

    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: ctm) }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    public func addPath(_ path: CGPath) { self.path.addPath(path, transform: ctm) }

    public func closePath() { path.closeSubpath() }

    // MARK: Drawing

    /// Fills the current path, which is empty afterward.
    public func fillPath(using rule: CGPathFillRule = .winding) { take { fill($0, rule) } }

    /// Draws the line of the current path, which is empty afterward.
    public func strokePath() { take { stroke($0, state.line) } }

    /// Clips further drawing to the inside of the current path, which is empty afterward.
    public func clip(using rule: CGPathFillRule = .winding) { take { commands.append(.clip($0, rule)) } }

    public func clip(to rect: CGRect) {
        commands.append(.clip(mapped(CGPath(rect: rect, transform: nil)), .winding))
    }

    public func fill(_ rect: CGRect) { add(.fill(CGPath(rect: rect, transform: nil), .winding)) }

    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    public func fillEllipse(in rect: CGRect) { add(.fill(CGPath(ellipseIn: rect, transform: nil), .winding)) }

    public func stroke(_ rect: CGRect) { add(.stroke(CGPath(rect: rect, transform: nil), state.line)) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        add(.stroke(CGPath(rect: rect, transform: nil), line))
    }

    public func strokeEllipse(in rect: CGRect) { add(.stroke(CGPath(ellipseIn: rect, transform: nil), state.line)) }

    /// Draws a line for each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.addLines(between: [points[index], points[index + 1]])
        }
        add(.stroke(path, state.line))
    }

    /// A path in the context's present coordinates.
    func add(_ command: PathCommand) {
        switch command {
        case .fill(let path, let rule): fill(mapped(path), rule)
        case .stroke(let path, let line): stroke(mapped(path), line)
        case .clip(let path, let rule): commands.append(.clip(mapped(path), rule))
        }
    }

    func draw(_ text: NSAttributedString, in rect: CGRect) { commands.append(.text(text, rect.applying(ctm))) }

    func draw(_ image: UIImage, in rect: CGRect) { commands.append(.image(image, rect.applying(ctm), state.fill)) }

    func drawPlaceholder(in rect: CGRect) { commands.append(.placeholder(rect.applying(ctm))) }

    private func take(_ body: (CGPath) -> Void) {
        body(path)
        path = CGMutablePath()
    }

    private func mapped(_ path: CGPath) -> CGPath { CGPath(elements: path.elements.map { $0.applying(ctm) }) }

    private func faded(_ color: UIColor) -> UIColor {
        state.alpha == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * state.alpha)
    }

    private func fill(_ path: CGPath, _ rule: CGPathFillRule) { commands.append(.fill(path, rule, faded(state.fill))) }

    private func stroke(_ path: CGPath, _ line: LineStyle) {
        var line = line
        // A line is as wide as the coordinates are large.
        let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
        line.width *= scale
        line.dashes = line.dashes.map { $0 * scale }
        commands.append(.stroke(path, line, faded(state.stroke)))
    }

    // MARK: The current context

    // UIKit keeps contexts for each thread. Views draw on the main thread, and so do apps here.
    private nonisolated(unsafe) static var stack: [CGContext] = []

    static var current: CGContext? { stack.last }

    static func push(_ context: CGContext) { stack.append(context) }

    static func pop() { if !stack.isEmpty { stack.removeLast() } }

    /// What `body` draws into a new context.
    static func record(in bounds: CGRect, _ body: (CGContext) -> Void) -> [Command] {
        let context = CGContext(bounds: bounds)
        push(context)
        defer { pop() }
        body(context)
        return context.commands
    }
}

/// The current destination for drawing: the view's context in `draw(_:)`, or else a context that the app has begun, or
/// `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

public func UIGraphicsPopContext() { CGContext.pop() }

/// Begins drawing an image with the given size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins drawing an image with the given size, in points.
///
/// - Parameter scale: Pixels for each point, or 0 for as many as the device's screen has.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIImage.deviceScale
    CGContext.push(CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale))
}

/// The image as drawn so far, or `nil` if no image is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CGContext.current.map { UIImage(drawing: $0.commands, size: $0.bounds.size, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() { CGContext.pop() }
