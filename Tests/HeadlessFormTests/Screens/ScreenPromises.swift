import FormNavigation
import TestSupport
import UIKit

/// What holds on every screen at every moment.
extension ScreenWorld {
    /// The first promise that does not hold now, in words; `nil` where all do.
    ///
    /// - Parameter looksAgain: Whether to see as well that another look, a layout and a further key move nothing.
    func brokenPromise(looksAgain: Bool) -> String? {
        if let tornAway { return tornAway }
        guard isFormOnTop else { return nil }
        if focused == nil, !device.keyboard.isVisible { return remains() }
        // For a form on its side there is no promise but that everything comes back.
        guard let focused, !focused.isHidden, sketch.pose != .turned, navigator != nil, device.keyboard.isVisible,
            !isScrolledByHand, !isScrolledBySystem(focused)
        else { return nil }
        let broken = hiddenPart(of: focused) ?? (looksAgain ? restlessness() : nil)
        guard broken != nil, isScrolledIntoSight(focused) else { return broken }
        // UIKit's own scrolling ends where it was headed although the insets have changed meanwhile, and the next look
        // puts that right.
        navigator?.reload()
        device.settle()
        return hiddenPart(of: focused) ?? (looksAgain ? restlessness() : nil)
    }

    /// Whether UIKit scrolls a field into sight by itself, by an animation that ends after everything else (P13).
    private func isScrolledIntoSight(_ field: UIView) -> Bool {
        device.behavior.scrollsInputsIntoSight
            && sequence(first: field, next: \.superview).contains { $0 is UIScrollView }
    }

    /// Whether UIKit has the last word on where a field is scrolled to (P13): where the insets leave no room for the field,
    /// its scrolling and that of the form come to different places.
    private func isScrolledBySystem(_ field: UIView) -> Bool {
        guard device.behavior.scrollsInputsIntoSight else { return false }
        return sequence(first: field, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }.contains {
            let insets = $0.adjustedContentInset
            return $0.bounds.height - insets.top - insets.bottom < field.bounds.height + 40
        }
    }

    /// How much of what is edited is hidden by the keyboard, a bar, or what clips.
    private func hiddenPart(of field: UIView) -> String? {
        let shift = form.view.transform.ty
        guard field !== form.accessoryField else {
            return shift == 0 ? nil : "the screen moved for a field above the keyboard"
        }
        var frame = caret(in: field) ?? frameOnScreen(field)
        // Text that sticks out of a view which neither grows nor scrolls is seen by nobody.
        if (field as? UITextView)?.isScrollEnabled == false {
            frame = frame.intersection(frameOnScreen(field))
            if frame.isEmpty { return nil }
        }
        // Where no keyboard reaches the window, a bar lies where the app has put it.
        if device.keyboard.frame.minY >= frameOnScreen(window).maxY { return nil }
        if sketch.scrolling == .none, isClippedAtRest(frame.offsetBy(dx: 0, dy: -shift)) { return nil }
        var keyboardTop = device.keyboard.frame.minY
        if let bar = form.bar {
            let frame = frameOnScreen(bar)
            if frame.maxY > keyboardTop + 0.51 { return "the bar at \(frame.text) is behind \(keyboardTop)" }
            keyboardTop = frame.minY
        }
        var top = frameOnScreen(window).minY
        if form.view.safeAreaInsets.top > 0 {
            top = max(top, frameOnScreen(form.view).minY - shift + form.view.safeAreaInsets.top)
        }
        var bottom = keyboardTop
        for view in sequence(first: field, next: \.superview).dropFirst() where view.clipsToBounds {
            let clip = frameOnScreen(view)
            // A top inset of the app's is for something that lies over the content, unless it is most of the height.
            var inset = (view as? UIScrollView).map { $0.contentInset.top * sketch.pose.scale } ?? 0
            if inset > clip.height / 2 { inset = 0 }
            top = max(top, clip.minY + (sketch.pose == .flipped ? 0 : inset))
            bottom = min(bottom, clip.maxY)
        }
        if let header = form.floatingHeader { top = max(top, frameOnScreen(header).maxY) }
        // Of what does not fit at the distance asked for, it is the caret that counts.
        let distance: CGFloat = field is UITextView ? 0 : 10
        if frame.height + distance > bottom - top { return nil }
        if frame.maxY > min(keyboardTop - distance, bottom) + 0.51 {
            return "field at \(frame.text) is not above the keyboard at \(keyboardTop), within \(top)...\(bottom)"
        }
        // Nothing brings a form down that its app has under a bar, and a child's navigator scrolls nothing that the child's
        // view is in.
        let isInChild = form.child != nil && field === fields[1]
        let canBeLowered =
            shift < -0.51
            || ![.none, .paging].contains(sketch.scrolling) && sketch.pose == .upright && !isInChild
        if canBeLowered, frame.minY < top - 0.51 {
            return "field at \(frame.text) is not below what is seen, \(top)...\(bottom)"
        }
        if shift < -0.51, field is UITextField, frame.maxY < keyboardTop - distance - 0.51 {
            return "the screen is lifted by \(-shift), further than field at \(frame.text) needs for \(keyboardTop)"
        }
        return nil
    }

    /// Whether what the form is in, such as a popover, cuts off a frame without any keyboard.
    private func isClippedAtRest(_ frame: CGRect) -> Bool {
        sequence(first: form.view, next: \.superview).compactMap { $0 }.contains {
            $0.clipsToBounds && frame.maxY > frameOnScreen($0).maxY + 0.51
        }
    }

    /// Where the caret of a text view is: a text view may be higher than what is seen, or its text higher than it.
    private func caret(in field: UIView) -> CGRect? {
        guard let view = field as? UITextView, let range = view.selectedTextRange else { return nil }
        return view.convert(view.caretRect(for: range.end), to: device.screen.coordinateSpace)
    }

    private func frameOnScreen(_ view: UIView) -> CGRect {
        view.convert(view.bounds, to: device.screen.coordinateSpace)
    }

    private var sketch: ScreenSketch { form.sketch }

    /// What moves although nothing has happened.
    private func restlessness() -> String? {
        let before = placement(countsOffsets: true)
        navigator?.reload()
        if let difference = placement(countsOffsets: true).difference(from: before) {
            return "a second look moved \(difference)"
        }
        layOut()
        if let difference = placement(countsOffsets: true).difference(from: before) {
            return "a layout moved \(difference)"
        }
        guard focused is UITextField else { return nil }
        device.type("y")
        device.settle()
        if let difference = placement(countsOffsets: true).difference(from: before) {
            return "a key moved \(difference)"
        }
        return nil
    }

    /// What has not come back with the keyboard gone.
    private func remains() -> String? {
        clearText()
        guard let rest = restingPlacement, let difference = placement().difference(from: rest) else { return nil }
        return "left behind: \(difference)"
    }

    /// What a field has not got back after the navigator has gone.
    func brokenField() -> String? {
        for (index, field) in fields.enumerated() {
            if let field = field as? UITextField {
                if field.delegate !== (index == 2 ? form.delegate : nil) { return "delegate of \(index)" }
                if field.returnKeyType != (index == 3 ? .search : .default) { return "return key of \(index)" }
                if field.inputAccessoryView != nil { return "accessory view of \(index)" }
            } else if let field = field as? UITextView {
                if field.delegate !== form.delegate { return "delegate of \(index)" }
                if field.inputAccessoryView != nil { return "accessory view of \(index)" }
            } else if !field.subviews.allSatisfy({ !$0.canBecomeFirstResponder }) {
                return "the stop's stand-in"
            }
        }
        return nil
    }
}

extension CGRect {
    fileprivate var text: String { "(\(minX), \(minY), \(width), \(height))" }
}
