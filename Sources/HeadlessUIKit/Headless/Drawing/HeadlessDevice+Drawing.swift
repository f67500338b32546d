extension HeadlessDevice {
    /// A mark over the picture, in screen coordinates.
    public enum Annotation: Sendable, Equatable {
        /// A dashed line across the screen, with a word at its end.
        case line(y: CGFloat, label: String = "")
        /// A dashed frame, with a word in its corner.
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
        let frame = DeviceFrame(model: model, orientation: orientation)
        let palette: Palette = topStyle == .dark ? .dark : .light
        // Beside a window that leaves room there is another app.
        let background = windowOrigin == .zero ? Ink.black : Ink("#aeaeb2")
        frame.draw(on: &canvas, background: background) { canvas in
            for window in application.windowsFrontToBack.reversed() {
                let origin = window.originInScreen
                let superOrigin = CGPoint(x: origin.x - window.frame.minX, y: origin.y - window.frame.minY)
                if let keys = KeyboardDrawing(keyboard, in: window) { keys.draw(on: &canvas) }
                ViewDrawing().draw(window, at: superOrigin, visible: screen.bounds, on: &canvas)
            }
            frame.drawStatusBar(on: &canvas, ink: palette.label)
            frame.drawHomeIndicator(on: &canvas, ink: palette.label)
            for annotation in annotations { draw(annotation, on: &canvas) }
        }
        return canvas.document(size: frame.size, title: model.name)
    }

    /// The style of what lies below the status bar.
    private var topStyle: UIUserInterfaceStyle {
        let window = application.windowsFrontToBack.first { !$0.isSystemWindow }
        return window?.rootViewController?.viewIfLoaded?.traitCollection.userInterfaceStyle ?? .dark
    }

    private func draw(_ annotation: Annotation, on canvas: inout SVGCanvas) {
        let ink = Ink("#ff2d55")
        func write(_ label: String, at point: CGPoint, _ anchor: SVGCanvas.Anchor) {
            canvas.text(label, at: point, size: 11, weight: 600, ink: ink, anchor: anchor)
        }
        switch annotation {
        case .line(let y, let label):
            let line = CGRect(x: -2, y: y, width: screen.bounds.width + 4, height: screen.bounds.height * 2)
            canvas.rect(line, stroke: ink, lineWidth: 1.5, dash: "5 4")
            write(label, at: CGPoint(x: screen.bounds.maxX - 8, y: y - 4), .end)
        case .rectangle(let rect, let label):
            canvas.rect(rect, radius: 4, stroke: ink, lineWidth: 1.5, dash: "5 4")
            write(label, at: CGPoint(x: rect.maxX, y: rect.minY - 4), .end)
        }
    }
}
