/// Draws a view tree as it would appear: backgrounds, contents, subviews, and what clips, fades and moves them.
///
/// Views don't draw themselves. The appearance of each kind is defined here and in the files beside this one.
@MainActor
struct ViewDrawing {
    /// One view in the picture, with what its drawing needs.
    @MainActor
    struct Place {
        /// The view's bounds in the coordinates of the canvas.
        let box: CGRect
        /// The colors of its appearance.
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
    /// - Parameter visible: The visible part of the superview, in the canvas. Views outside it are left out, which
    ///   keeps long tables small. `nil` if a transform makes that hard to determine.
    func draw(_ view: UIView, at origin: CGPoint, visible: CGRect?, on canvas: inout SVGCanvas) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        guard view.transform.isIdentity else { return drawTransformed(view, at: origin, on: &canvas) }
        let box = view.place.offsetBy(dx: origin.x, dy: origin.y)
        if view.clipsToBounds, let visible, !visible.intersects(box) { return }
        canvas.group(opacity: view.alpha) { drawUpright(view, in: box, visible: visible, on: &$0) }
    }

    private func drawTransformed(_ view: UIView, at origin: CGPoint, on canvas: inout SVGCanvas) {
        let (bounds, anchor) = (view.bounds, view.anchor)
        let matrix = SVGCanvas.matrix(
            view.transform,
            about: CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y),
            at: CGPoint(x: origin.x + view.center.x, y: origin.y + view.center.y))
        canvas.group(transform: matrix, opacity: view.alpha) {
            drawUpright(view, in: bounds, visible: nil, on: &$0)
        }
    }

    /// Draws a view with the corner of its bounds at the canvas's origin, whatever its place and its opacity.
    func drawContents(ofBounds view: UIView, on canvas: inout SVGCanvas) {
        let box = CGRect(origin: .zero, size: view.bounds.size)
        drawUpright(view, in: box, visible: nil, on: &canvas)
    }

    private func drawUpright(_ view: UIView, in box: CGRect, visible: CGRect?, on canvas: inout SVGCanvas) {
        let place = Place(
            box: box,
            palette: view.traitCollection.userInterfaceStyle == .dark ? .dark : .light,
            tint: Ink(view.tintColor, dark: view.traitCollection.userInterfaceStyle == .dark),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let layers = LayerDrawing(palette: place.palette, tint: place.tint)
        guard let layer = view.layerIfLoaded else {
            return drawShown(view, place, nil, layers, visible: visible, on: &canvas)
        }
        layers.withEffects(of: layer, in: box, on: &canvas) {
            drawShown(view, place, layer, layers, visible: visible, on: &$0)
        }
    }

    /// The view itself, within its shadow and its mask.
    private func drawShown(
        _ view: UIView, _ place: Place, _ layer: CALayer?, _ layers: LayerDrawing, visible: CGRect?,
        on canvas: inout SVGCanvas
    ) {
        let box = place.box
        if let cell = view as? UITableViewCell {
            TableDrawing(place: place).drawBackground(of: cell, on: &canvas)
        } else if let cell = view as? UICollectionViewListCell, cell.listPlace != nil {
            TableDrawing(place: place).drawBackground(of: cell, on: &canvas)
        } else if let list = (view as? UICollectionView)?.list, view.backgroundColor == nil {
            TableDrawing(place: place).drawBackground(of: list, on: &canvas)
        } else if let color = view.backgroundColor {
            var ink = place.ink(color, or: .white)
            // A translucent bar blurs what's behind it beyond recognition.
            if view is BarBackground { ink.opacity = 1 }
            layers.drawBackground(ink, of: layer, in: box, on: &canvas)
        }
        var inside = visible
        if view.clipsToBounds { inside = visible.map { $0.intersection(box) } }
        func drawInside(_ canvas: inout SVGCanvas) {
            drawContents(of: view, place, on: &canvas)
            if let layer { layers.drawContents(of: layer, in: box, on: &canvas) }
            let origin = CGPoint(x: box.minX - view.bounds.minX, y: box.minY - view.bounds.minY)
            drawInOrder(view, layer, layers, at: origin, visible: inside, on: &canvas)
        }
        if let layer { layers.clip(to: layer, in: box, on: &canvas, drawInside) } else { drawInside(&canvas) }
        if let container = view.superview as? TransitionView, container.hasGrip, view.clipsToBounds,
            layer?.cornerRadius ?? 0 > 0
        {
            drawGrabber(place, on: &canvas)
        }
        FieldDrawing.drawFocus(around: view, place, on: &canvas)
        if let layer { layers.drawBorder(of: layer, in: box, on: &canvas) }
    }

    /// Subviews, and layers that don't belong to a view, from back to front.
    private func drawInOrder(
        _ view: UIView, _ layer: CALayer?, _ layers: LayerDrawing, at origin: CGPoint, visible: CGRect?,
        on canvas: inout SVGCanvas
    ) {
        let own = layer?.ownSublayers ?? []
        let isInOrder =
            own.allSatisfy { $0.layer.zPosition == 0 }
            && view.storedSubviews.allSatisfy { $0.layerIfLoaded?.zPosition ?? 0 == 0 }
        var parts: [(z: CGFloat, place: Int, draw: (inout SVGCanvas) -> Void)] = []
        for (index, subview) in view.storedSubviews.enumerated() {
            let z = subview.layerIfLoaded?.zPosition ?? 0
            parts.append((z, 2 * index + 1, { draw(subview, at: origin, visible: visible, on: &$0) }))
        }
        for (sublayer, above) in own {
            parts.append((sublayer.zPosition, 2 * above, { layers.draw(sublayer, at: origin, on: &$0) }))
        }
        if !own.isEmpty || !isInOrder {
            parts = parts.enumerated().sorted {
                ($0.element.z, $0.element.place, $0.offset) < ($1.element.z, $1.element.place, $1.offset)
            }.map(\.element)
        }
        for part in parts { part.draw(&canvas) }
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
        case let view as UIVisualEffectView:
            guard let blur = view.effect as? UIBlurEffect else { break }
            canvas.rect(
                place.box, fill: (blur.isDark ?? place.palette.isDark ? Ink("#1d1d1d") : Ink("#f9f9f9")).faded(0.8))
        case let snapshot as SnapshotView:
            canvas.translated(to: place.box.origin) { $0.add(snapshot.picture) }
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
