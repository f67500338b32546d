extension UIColor {
    /// The color's hue, saturation, brightness and opacity, each from 0 to 1, in the current appearance.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        let (high, low) = (max(color.r, color.g, color.b), min(color.r, color.g, color.b))
        let span = high - low
        var sixths: CGFloat = 0
        if span > 0 {
            switch high {
            case color.r: sixths = (color.g - color.b) / span
            case color.g: sixths = (color.b - color.r) / span + 2
            default: sixths = (color.r - color.g) / span + 4
            }
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = high == 0 ? 0 : span / high
        brightness?.pointee = high
        alpha?.pointee = color.a
        return true
    }

    /// The color's brightness and opacity in the current appearance. Returns `false` if it isn't a gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        guard color.r == color.g, color.g == color.b else { return false }
        white?.pointee = color.r
        alpha?.pointee = color.a
        return true
    }

    /// The background of grouped tables, by its old name.
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
