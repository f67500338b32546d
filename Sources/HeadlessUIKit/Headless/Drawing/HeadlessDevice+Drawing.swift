extension HeadlessDevice {
    /// The device and its screen, as an SVG document in points.
    ///
    /// The same state gives the same text.
    public func drawSVG() -> String {
        layOut()
        var canvas = SVGCanvas()
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
        }
        return canvas.document(size: frame.size, title: model.name)
    }

    /// The size of a picture, in points.
    public var imageSize: CGSize { DeviceFrame(model: model, orientation: screen.orientation).size }

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

    /// The style of what's below the status bar: that of the controller that's asked for the bar's style, which isn't in the
    /// frontmost window if a window over it passes the question on.
    private var topStyle: UIUserInterfaceStyle { statusBar.interfaceStyle ?? .dark }
}
