/// What surrounds a screen: the body of the device, its camera or button, the status bar and the home indicator.
struct DeviceFrame {
    let model: HeadlessModel
    let orientation: UIInterfaceOrientation

    private var isLandscape: Bool { orientation.isLandscape }

    /// How far the body reaches beyond the screen. A home button needs a chin and a forehead.
    private var margins: UIEdgeInsets {
        switch (model.front, orientation) {
        case (.homeButton, .landscapeRight): UIEdgeInsets(top: 22, left: 92, bottom: 22, right: 100)
        case (.homeButton, .landscapeLeft): UIEdgeInsets(top: 22, left: 100, bottom: 22, right: 92)
        case (.homeButton, .portraitUpsideDown): UIEdgeInsets(top: 100, left: 22, bottom: 92, right: 22)
        case (.homeButton, _): UIEdgeInsets(top: 92, left: 22, bottom: 100, right: 22)
        case (.plain, _): UIEdgeInsets(top: 34, left: 34, bottom: 34, right: 34)
        case (.island, _): UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
        }
    }

    /// The origin of the screen in the image.
    var screenOrigin: CGPoint { CGPoint(x: margins.left + 4, y: margins.top + 4) }

    private var screenSize: CGSize { model.size(in: orientation) }

    /// The size of the whole picture.
    var size: CGSize {
        CGSize(
            width: screenSize.width + margins.left + margins.right + 8,
            height: screenSize.height + margins.top + margins.bottom + 8)
    }

    /// Draws the body, and `contents` inside the screen with the screen's origin.
    func draw(
        on canvas: inout SVGCanvas, background: Ink, contents: (inout SVGCanvas) -> Void
    ) {
        let body = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
        let radius = model.cornerRadius > 0 ? model.cornerRadius + margins.left : 58
        drawButtons(beside: body, on: &canvas)
        canvas.rect(body, radius: radius, fill: Ink("#1b1b1d"), stroke: Ink("#8e8e93"), lineWidth: 2.5)
        let screen = CGRect(origin: .zero, size: screenSize)
        canvas.group(
            transform: SVGCanvas.translation(screenOrigin.x, screenOrigin.y), clip: screen,
            clipRadius: model.cornerRadius
        ) { canvas in
            canvas.rect(screen, fill: background)
            contents(&canvas)
            drawIsland(on: &canvas)
        }
        if model.front == .homeButton { drawHomeButton(on: &canvas) }
    }

    private func drawButtons(beside body: CGRect, on canvas: inout SVGCanvas) {
        guard model.idiom == .phone else { return }
        // The sides rotate with the phone: in portrait, volume is on the left and power on the right. The beginning and
        // the length of each, as fractions of the height.
        let volume: [(CGFloat, CGFloat)] = [(0.2, 0.07), (0.29, 0.07)]
        let power: [(CGFloat, CGFloat)] = [(0.25, 0.11)]
        for (keys, isLeft) in [(volume, true), (power, false)] {
            for (start, length) in keys {
                let rect: CGRect
                if isLandscape {
                    let isTurnedRight = orientation == .landscapeRight
                    let x = isTurnedRight ? start : 1 - start - length
                    let y = isLeft == isTurnedRight ? body.maxY - 3 : body.minY - 3
                    rect = CGRect(x: body.minX + x * body.width, y: y, width: length * body.width, height: 6)
                } else {
                    let x = isLeft ? body.minX - 3 : body.maxX - 3
                    rect = CGRect(x: x, y: start * body.height, width: 6, height: length * body.height)
                }
                canvas.rect(rect, radius: 2, fill: Ink("#8e8e93"))
            }
        }
    }

    private func drawIsland(on canvas: inout SVGCanvas) {
        guard model.front == .island else { return }
        let screen = screenSize
        let island: CGRect
        switch orientation {
        case .landscapeLeft: island = CGRect(x: screen.width - 48, y: screen.height / 2 - 63, width: 37, height: 126)
        case .landscapeRight: island = CGRect(x: 11, y: screen.height / 2 - 63, width: 37, height: 126)
        default: island = CGRect(x: screen.width / 2 - 63, y: 11, width: 126, height: 37)
        }
        canvas.rect(island, radius: 18.5, fill: .black)
    }

    private func drawHomeButton(on canvas: inout SVGCanvas) {
        let size = size
        let (button, speaker): (CGPoint, CGRect)
        let slot = CGSize(width: 56, height: 6)
        switch orientation {
        case .landscapeRight:
            button = CGPoint(x: size.width - 54, y: size.height / 2)
            speaker = CGRect(x: 50, y: size.height / 2 - 28, width: slot.height, height: slot.width)
        case .landscapeLeft:
            button = CGPoint(x: 54, y: size.height / 2)
            speaker = CGRect(x: size.width - 56, y: size.height / 2 - 28, width: slot.height, height: slot.width)
        default:
            button = CGPoint(x: size.width / 2, y: size.height - 54)
            speaker = CGRect(x: size.width / 2 - 28, y: 50, width: slot.width, height: slot.height)
        }
        canvas.circle(button, radius: 33, fill: Ink("#141415"), stroke: Ink("#5a5a5e"), lineWidth: 2.5)
        canvas.rect(speaker, radius: 3, fill: Ink("#3a3a3c"))
    }

    // MARK: Status bar and home indicator

    /// The time, the signal and the battery.
    func drawStatusBar(on canvas: inout SVGCanvas, ink: Ink) {
        let lengths = model.lengths(in: orientation)
        guard lengths.statusBarHeight > 0 else { return }
        let width = screenSize.width
        switch model.front {
        case .island:
            let middle: CGFloat = 30
            let clock = CGPoint(x: width * 0.16, y: middle + 6)
            canvas.text("9:41", at: clock, size: 17, weight: 600, ink: ink, anchor: .middle)
            drawSignal(at: CGPoint(x: width - 102, y: middle), on: &canvas, ink: ink)
            drawBattery(at: CGPoint(x: width - 53, y: middle), on: &canvas, ink: ink)
        case .homeButton:
            drawSignal(at: CGPoint(x: 7, y: 10), on: &canvas, ink: ink)
            canvas.text("9:41 AM", at: CGPoint(x: width / 2, y: 14.5), size: 12, weight: 600, ink: ink, anchor: .middle)
            drawBattery(at: CGPoint(x: width - 31, y: 10), on: &canvas, ink: ink)
        case .plain:
            canvas.text("9:41 AM  Tue Jun 9", at: CGPoint(x: 20, y: 16.5), size: 12, weight: 600, ink: ink)
            drawSignal(at: CGPoint(x: width - 89, y: 12), on: &canvas, ink: ink)
            drawBattery(at: CGPoint(x: width - 45, y: 12), on: &canvas, ink: ink)
        }
    }

    /// Four bars and the waves of a wireless network.
    private func drawSignal(at point: CGPoint, on canvas: inout SVGCanvas, ink: Ink) {
        if model.idiom == .phone {
            for bar in 0..<4 {
                let height = CGFloat(4 + bar * 2 + (bar > 1 ? bar - 1 : 0))
                let rect = CGRect(x: point.x + CGFloat(bar) * 4.5, y: point.y + 5.5 - height, width: 3, height: height)
                canvas.rect(rect, radius: 1, fill: ink)
            }
        }
        let (x, y) = (point.x + 31, point.y + 4.5)
        for radius in [10, 6.5, 3] {
            let side = radius * 0.72
            let (top, bend) = (SVGCanvas.number(y - side), SVGCanvas.number(radius))
            let arc = "M\(SVGCanvas.number(x - side)) \(top)A\(bend) \(bend) 0 0 1 \(SVGCanvas.number(x + side)) \(top)"
            if radius > 3 {
                canvas.path(arc, stroke: ink, lineWidth: 2.2)
            } else {
                canvas.path(arc + "L\(SVGCanvas.number(x)) \(SVGCanvas.number(y + 0.5))z", fill: ink)
            }
        }
    }

    private func drawBattery(at point: CGPoint, on canvas: inout SVGCanvas, ink: Ink) {
        let shell = CGRect(x: point.x, y: point.y - 6, width: 24, height: 12)
        canvas.rect(shell, radius: 3.8, stroke: ink.faded(0.4))
        canvas.rect(shell.insetBy(dx: 2, dy: 2), radius: 2.2, fill: ink)
        canvas.rect(CGRect(x: point.x + 25.5, y: point.y - 2, width: 1.5, height: 4), radius: 0.7, fill: ink.faded(0.4))
    }

    /// The bar at the bottom of screens without a button.
    func drawHomeIndicator(on canvas: inout SVGCanvas, ink: Ink) {
        guard model.front != .homeButton else { return }
        let screen = screenSize
        let width = screen.width * (isLandscape ? 0.26 : 0.35)
        canvas.rect(
            CGRect(x: screen.width / 2 - width / 2, y: screen.height - 13, width: width, height: 5), radius: 2.5,
            fill: ink)
    }
}
