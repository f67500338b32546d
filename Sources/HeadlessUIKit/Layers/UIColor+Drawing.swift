// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions of C keep the names that they have on iOS.

extension UIColor {
    /// Makes this the fill color and the stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill color of the current context.
    public func setFill() { CGContext.current?.setFill(self) }

    /// Makes this the stroke color of the current context.
    public func setStroke() { CGContext.current?.setStroke(self) }
}

/// Fills a rectangle in the current context, with the current fill color.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// Draws a line of one point just inside a rectangle in the current context, with the current fill color.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = CGContext.current else { return }
    let ring = CGMutablePath()
    ring.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
    context.add(.fill(ring, .evenOdd))
}

/// Clips further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIImage {
    /// Draws the picture in the current context.
    public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }

    /// Draws the picture in the current context, in its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension NSAttributedString {
    /// Draws the text in the current context, broken into lines within the rectangle.
    public func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
}

extension NSString {
    /// Draws the text in the current context, broken into lines within the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
    }
}

// As on iOS, where bridging gives strings the methods of NSString.
extension String {
    /// Draws the text in the current context, broken into lines within the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
}
