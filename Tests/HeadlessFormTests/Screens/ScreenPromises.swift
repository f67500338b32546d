import FormNavigation
import TestSupport
import UIKit

/// What's true on every screen at every moment.
extension ScreenWorld {
    /// The first promise that's currently broken, in words; `nil` if there isn't one.
    ///
    /// - Parameter looksAgain: Whether to check as well that another reading, a layout, and another keystroke don't
    ///   move anything.
    func brokenPromise(looksAgain: Bool) -> String? {
        if let tornAway { return tornAway }
        if let wrongMove { return wrongMove }
        guard isFormOnTop else { return nil }
        if focused == nil, !device.keyboard.isVisible { return remains() }
        // For a form that's on its side, the only promise is that everything is restored.
        guard let focused, !focused.isHidden, sketch.pose != .turned, navigator != nil, device.keyboard.isVisible,
            !isScrolledByHand, !isScrolledBySystem(focused)
        else { return nil }
        let broken = hiddenPart(of: focused) ?? (looksAgain ? restlessness() : nil)
        guard broken != nil, isScrolledIntoSight(focused) else { return broken }
        // UIKit's own scrolling ends at its original target even if the insets have since changed, and the next reading
        // corrects that.
        navigator?.reload()
        device.settle()
        return hiddenPart(of: focused) ?? (looksAgain ? restlessness() : nil)
    }

    /// Whether UIKit scrolls a field into sight on its own, with an animation that ends after everything else (P13).
    private func isScrolledIntoSight(_ field: UIView) -> Bool {
        device.behavior.scrollsInputsIntoSight
            && sequence(first: field, next: \.superview).contains { $0 is UIScrollView }
    }

    /// Whether UIKit decides where a field is scrolled to (P13): if the insets don't leave enough room for the field,
    /// UIKit and the form scroll to different positions. Pages that UIKit has scrolled up or down stay there.
    private func isScrolledBySystem(_ field: UIView) -> Bool {
        guard device.behavior.scrollsInputsIntoSight else { return false }
        return sequence(first: field, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }.contains {
            let insets = $0.adjustedContentInset
            return $0.bounds.height - insets.top - insets.bottom < field.bounds.height + 40
                || $0.isPagingEnabled && $0.contentSize.height <= $0.bounds.height && $0.contentOffset.y != 0
        }
    }

    /// How much of what's edited is hidden by the keyboard, a bar, or a view that clips.
    private func hiddenPart(of field: UIView) -> String? {
        let shift = form.view.transform.ty
        guard field !== form.accessoryField else {
            return shift == 0 ? nil : "the screen moved for a field above the keyboard"
        }
        var frame = caret(in: field) ?? frameOnScreen(field)
        // Nobody can see text that extends beyond a view that neither grows nor scrolls.
        if (field as? UITextView)?.isScrollEnabled == false {
            frame = frame.intersection(frameOnScreen(field))
            if frame.isEmpty { return nil }
        }
        // If no keyboard reaches the window, a bar is where the app has put it.
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
            // The app's own top inset is for something in front of the content, unless it's most of the height.
            var inset = (view as? UIScrollView).map { $0.contentInset.top * sketch.pose.scale } ?? 0
            if inset > clip.height / 2 { inset = 0 }
            top = max(top, clip.minY + (sketch.pose == .flipped ? 0 : inset))
            bottom = min(bottom, clip.maxY)
        }
        if let header = form.floatingHeader { top = max(top, frameOnScreen(header).maxY) }
        // If something doesn't fit at the requested distance, only the caret matters.
        let distance: CGFloat = field is UITextView ? 0 : 10
        if frame.height + distance > bottom - top { return nil }
        if frame.maxY > min(keyboardTop - distance, bottom) + 0.51 {
            return "field at \(frame.text) is not above the keyboard at \(keyboardTop), within \(top)...\(bottom)"
        }
        // A form that its app has put under a bar can't be lowered, and a child's navigator doesn't scroll anything
        // around the child's view.
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

    /// Whether what contains the form, such as a popover, cuts off a frame even without a keyboard.
    private func isClippedAtRest(_ frame: CGRect) -> Bool {
        sequence(first: form.view, next: \.superview).compactMap { $0 }.contains {
            $0.clipsToBounds && frame.maxY > frameOnScreen($0).maxY + 0.51
        }
    }

    /// Where the caret of a text view is: a text view may be higher than its visible part, or its text higher than the
    /// view.
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

    /// What isn't restored after the keyboard has disappeared.
    private func remains() -> String? {
        clearText()
        guard let rest = restingPlacement, let difference = placement().difference(from: rest) else { return nil }
        return "left behind: \(difference)"
    }

    /// What hasn't been restored in a field after the navigator is gone.
    func brokenField() -> String? {
        for (index, field) in fields.enumerated() {
            if let field = field as? UITextField {
                let hasDelegate = index == 2 || form.sketch.habit != .none
                if field.delegate !== (hasDelegate ? form.delegate : nil) { return "delegate of \(index)" }
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
