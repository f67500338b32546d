/// Draws a view tree as it would appear: backgrounds, contents, subviews, and what clips, fades and moves them.
///
/// Views draw nothing themselves; what each kind looks like is said here and in the files beside this one.
@MainActor
struct ViewDrawing {
    /// One view in the picture, with what its drawing needs.
    @MainActor
    struct Place {
        /// The view's bounds in the coordinates of the canvas.
        let box: CGRect
        /// The colours of its appearance.
        let palette: Palette
        let tint: Ink
        let isRightToLeft: Bool

        /// A rectangle of the view's own coordinates in those of the canvas.
        func rect(_ rect: CGRect, in view: UIView) -> CGRect {
            rect.offsetBy(dx: box.minX - view.bounds.minX, dy: box.minY - view.bounds.minY)
        }

        func ink(_ color: UIColor?, or standard: Ink) -> Ink {
            guard let color else { return standard }
            return color.isTint ? tint.faded(color.resolved(dark: palette.isDark).a) : Ink(color, dark: palette.isDark)
        }
    }

    /// Draws `view`, whose superview's origin is at `origin` in the canvas.
    ///
    /// - Parameter visible: What can be seen of the superview, in the canvas. Views outside it are left out, which
    ///   keeps long tables small. `nil` where a transform makes that hard to say.
    func draw(_ view: UIView, at origin: CGPoint, visible: CGRect?, on canvas: inout SVGCanvas) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let bounds = view.bounds
        guard view.transform.isIdentity else { return drawTransformed(view, at: origin, on: &canvas) }
        let box = CGRect(
            x: origin.x + view.center.x - bounds.width / 2, y: origin.y + view.center.y - bounds.height / 2,
            width: bounds.width, height: bounds.height)
        if view.clipsToBounds, let visible, !visible.intersects(box) { return }
        canvas.group(opacity: view.alpha) { drawUpright(view, in: box, visible: visible, on: &$0) }
    }

    private func drawTransformed(_ view: UIView, at origin: CGPoint, on canvas: inout SVGCanvas) {
        let (bounds, map) = (view.bounds, view.transform)
        func factor(_ value: CGFloat) -> String { "\((value * 10_000).rounded() / 10_000)" }
        let x = origin.x + view.center.x + map.tx - map.a * bounds.midX - map.c * bounds.midY
        let y = origin.y + view.center.y + map.ty - map.b * bounds.midX - map.d * bounds.midY
        let matrix = [map.a, map.b, map.c, map.d].map(factor) + [x, y].map(SVGCanvas.number)
        canvas.group(transform: "matrix(\(matrix.joined(separator: " ")))", opacity: view.alpha) {
            drawUpright(view, in: bounds, visible: nil, on: &$0)
        }
    }

    private func drawUpright(_ view: UIView, in box: CGRect, visible: CGRect?, on canvas: inout SVGCanvas) {
        let place = Place(
            box: box,
            palette: view.traitCollection.userInterfaceStyle == .dark ? .dark : .light,
            tint: Ink(view.tintColor, dark: view.traitCollection.userInterfaceStyle == .dark),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let layer = view.layerIfLoaded
        let radius = layer?.cornerRadius ?? 0
        if let cell = view as? UITableViewCell {
            TableDrawing(place: place).drawBackground(of: cell, on: &canvas)
        } else if let cell = view as? UICollectionViewListCell, cell.listPlace != nil {
            TableDrawing(place: place).drawBackground(of: cell, on: &canvas)
        } else if let list = (view as? UICollectionView)?.list, view.backgroundColor == nil {
            TableDrawing(place: place).drawBackground(of: list, on: &canvas)
        } else if let color = view.backgroundColor {
            var ink = place.ink(color, or: .white)
            // A bar's translucency blurs what is behind it, so that nothing of it can be recognised.
            if view is BarBackground { ink.opacity = 1 }
            if ink.opacity > 0 { canvas.rect(box, radius: radius, fill: ink) }
        }
        var inside = visible
        if view.clipsToBounds { inside = visible.map { $0.intersection(box) } }
        canvas.group(clip: view.clipsToBounds ? box : nil, clipRadius: radius) { canvas in
            drawContents(of: view, place, on: &canvas)
            let origin = CGPoint(x: box.minX - view.bounds.minX, y: box.minY - view.bounds.minY)
            for subview in view.subviews { draw(subview, at: origin, visible: inside, on: &canvas) }
        }
        if let container = view.superview as? TransitionView, container.hasGrip, view.clipsToBounds, radius > 0 {
            drawGrabber(place, on: &canvas)
        }
        FieldDrawing.drawFocus(around: view, place, on: &canvas)
        if let layer, layer.borderWidth > 0 {
            let half = layer.borderWidth / 2
            let ink = layer.borderColor.map { Ink($0.rgba) } ?? .black
            canvas.rect(
                box.insetBy(dx: half, dy: half), radius: max(0, radius - half), stroke: ink,
                lineWidth: layer.borderWidth)
        }
    }

    /// The grip at the top of a sheet.
    private func drawGrabber(_ place: Place, on canvas: inout SVGCanvas) {
        let grip = CGRect(x: place.box.midX - 18, y: place.box.minY + 5, width: 36, height: 5)
        canvas.rect(grip, radius: 2.5, fill: place.palette.placeholder)
    }

    /// What a view of each kind shows between its background and its subviews.
    private func drawContents(of view: UIView, _ place: Place, on canvas: inout SVGCanvas) {
        switch view {
        case let field as UITextField: FieldDrawing(place: place).draw(field, on: &canvas)
        case let textView as UITextView: FieldDrawing(place: place).draw(textView, on: &canvas)
        case let label as UILabel: ControlDrawing(place: place).draw(label, on: &canvas)
        case let imageView as UIImageView: ControlDrawing(place: place).draw(imageView, on: &canvas)
        case let control as UISwitch: ControlDrawing(place: place).draw(control, on: &canvas)
        case let control as UISegmentedControl: ControlDrawing(place: place).draw(control, on: &canvas)
        case let picker as UIDatePicker: ControlDrawing(place: place).draw(picker, on: &canvas)
        case let cell as UITableViewCell: TableDrawing(place: place).draw(cell, on: &canvas)
        case let cell as UICollectionViewListCell: TableDrawing(place: place).draw(cell, on: &canvas)
        case is UITextFieldClearButton: ControlDrawing(place: place).drawClearButton(on: &canvas)
        default: break
        }
    }
}

extension Ink {
    init(_ components: UIColor.Components) {
        func byte(_ channel: CGFloat) -> String {
            let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        self.init("#" + byte(components.r) + byte(components.g) + byte(components.b), components.a)
    }

    init(_ color: UIColor, dark isDark: Bool) { self.init(color.resolved(dark: isDark)) }
}
