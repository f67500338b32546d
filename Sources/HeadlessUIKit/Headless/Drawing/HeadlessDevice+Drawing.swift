extension HeadlessDevice {
    /// A mark over the picture, in screen coordinates. What its label says stands in a legend below the device.
    public enum Annotation: Sendable, Equatable {
        /// A dashed line across the screen.
        case line(y: CGFloat, label: String = "")
        /// A frame.
        case rectangle(CGRect, label: String = "")
    }

    /// The device and what is on its screen, as an SVG document in points.
    ///
    /// The same state gives the same text.
    ///
    /// - Parameter annotations: Marks to draw over the screen. None by default.
    public func drawSVG(annotations: [Annotation] = []) -> String {
        layOut()
        var canvas = SVGCanvas()
        let marks = AnnotationDrawing(annotations: annotations)
        let frame = DeviceFrame(model: model, orientation: screen.orientation)
        let palette: Palette = topStyle == .dark ? .dark : .light
        frame.draw(on: &canvas, background: .black) { canvas in
            drawNeighbour(on: &canvas)
            for window in application.windowsFrontToBack.reversed() {
                let origin = window.originInScreen
                let superOrigin = CGPoint(x: origin.x - window.frame.minX, y: origin.y - window.frame.minY)
                if let keys = KeyboardDrawing(keyboard, in: window) { keys.draw(on: &canvas) }
                ViewDrawing().draw(window, at: superOrigin, visible: screen.bounds, on: &canvas)
            }
            if !statusBar.isHidden {
                let inks: [UIStatusBarStyle: Ink] = [.lightContent: .white, .darkContent: .black]
                frame.drawStatusBar(on: &canvas, ink: inks[statusBar.style] ?? palette.label)
            }
            frame.drawHomeIndicator(on: &canvas, ink: palette.label)
            marks.draw(width: screen.bounds.width, on: &canvas)
        }
        marks.drawLegend(below: frame.size, on: &canvas)
        var size = frame.size
        size.height += marks.legendHeight
        return canvas.document(size: size, title: model.name)
    }

    /// The size of the device in a picture, in points. A legend is below that.
    public var pictureSize: CGSize { DeviceFrame(model: model, orientation: screen.orientation).size }

    /// The other app, beside a window that leaves room for it, and the gap between the two.
    private func drawNeighbour(on canvas: inout SVGCanvas) {
        guard windowOrigin != .zero else { return }
        var area = screen.bounds
        if windowOrigin.x > 0 { area.size.width = windowOrigin.x - 10 }
        canvas.rect(area, fill: Ink("#d8d8dc"))
        guard windowOrigin.x > 0 else { return }
        let middle = CGPoint(x: area.midX, y: area.height * 0.2)
        canvas.text("Another app", at: middle, size: 20, ink: Ink("#8e8e93"), anchor: .middle)
    }

    /// The style of what lies below the status bar.
    private var topStyle: UIUserInterfaceStyle {
        let window = application.windowsFrontToBack.first { !$0.isSystemWindow }
        return window?.rootViewController?.viewIfLoaded?.traitCollection.userInterfaceStyle ?? .dark
    }
}
