/// How much of something on the screen a user can see, and what hides the rest.
///
/// ```swift
/// #expect(device.sight(of: cityField).isWhole)
/// #expect(device.sight(of: cityField).obstacles == [.keyboard])
/// ```
///
/// A failed expectation prints its `description`.
public struct HeadlessVisibility: Equatable, CustomStringConvertible {
    /// Constants that describe what hides something.
    public enum Obstacle: Equatable {
        /// It isn't in a window, or its window is hidden.
        case noWindow
        /// This view is hidden: the view itself, or one that contains it.
        case hidden(UIView)
        /// This view is transparent: the view itself, or one that contains it.
        case transparent(UIView)
        /// It extends beyond this view, which clips its contents.
        case clipped(by: UIView)
        /// This view is in front of it.
        case covered(by: UIView)
        /// The keyboard, or what's above its keys, is in front of it.
        case keyboard
        /// It extends beyond the screen.
        case screenEdge
    }

    /// The whole frame, in screen coordinates.
    public let frame: CGRect
    /// The part that nothing clips, in screen coordinates, or an empty rectangle if there's none. This includes parts
    /// that something covers.
    public let visibleFrame: CGRect
    /// What hides some of it, outermost first. Empty if all of it is visible.
    public let obstacles: [Obstacle]
    /// A textual description.
    public let description: String

    /// Whether all of it is visible.
    public var isWhole: Bool { obstacles.isEmpty }
}

extension HeadlessDevice {
    /// Returns how much of a view a user can see.
    ///
    /// The colors and contents of a view in front determine what it hides. A view that doesn't draw anything doesn't
    /// hide anything. Up to half a point can be hidden without being reported.
    public func sight(of view: UIView) -> HeadlessVisibility { sight(of: view.bounds, in: view) }

    /// Returns how much of a rectangle in a view a user can see, such as the line with the caret in a text view.
    ///
    /// - Parameter rect: The rectangle, in the view's own coordinates.
    public func sight(of rect: CGRect, in view: UIView) -> HeadlessVisibility {
        layOut()
        var look = SightLook(device: self)
        look.look(at: rect, in: view)
        let name = name(of: view)
        let words = look.obstacles.map { text(of: $0) }.joined(separator: ", and ")
        return HeadlessVisibility(
            frame: look.frame, visibleFrame: look.part, obstacles: look.obstacles,
            description: look.obstacles.isEmpty ? "all of \(name) is visible" : "\(name) is \(words)")
    }

    /// The frame of the caret, in screen coordinates, or `nil` if no text is being edited.
    ///
    /// To find out whether it's visible, use ``caretVisibility``.
    public var caretFrame: CGRect? {
        layOut()
        guard let view = keyboard.responder as? UIView, view.isFirstResponder, let input = view as? any UITextInput,
            let position = input.selectedTextRange?.end
        else { return nil }
        return view.convert(input.caretRect(for: position), to: screen.coordinateSpace)
    }

    /// How much of the caret a user can see, or `nil` if no text is being edited.
    public var caretVisibility: HeadlessVisibility? {
        guard let frame = caretFrame, let view = keyboard.responder as? UIView else { return nil }
        return sight(of: view.convert(frame, from: screen.coordinateSpace), in: view)
    }

    private func text(of obstacle: HeadlessVisibility.Obstacle) -> String {
        switch obstacle {
        case .noWindow: "not in a visible window"
        case .hidden(let view): "hidden with \(title(of: view))"
        case .transparent(let view): "transparent with \(title(of: view))"
        case .clipped(let view): "cut off by \(name(of: view))"
        case .covered(let view): "behind \(name(of: view))"
        case .keyboard: "behind the keyboard at \(Self.text(keyboard.frame))"
        case .screenEdge: "off the screen \(Self.text(screen.bounds))"
        }
    }
}

/// One examination of a rectangle: from the view out to the screen, and then of what's in front.
@MainActor
private struct SightLook {
    /// The length, in points, that can be hidden without being reported.
    private static let tolerance: CGFloat = 0.5

    let device: HeadlessDevice
    private(set) var obstacles: [HeadlessVisibility.Obstacle] = []
    private(set) var frame = CGRect.zero
    private(set) var part = CGRect.zero

    init(device: HeadlessDevice) { self.device = device }

    mutating func look(at rect: CGRect, in view: UIView) {
        guard let window = view.window, !window.isHidden else {
            obstacles = [.noWindow]
            return
        }
        let space = device.screen.coordinateSpace
        frame = view.convert(rect, to: space)
        part = frame
        let reachesOut = cut(by: device.screen.bounds)
        for ancestor in sequence(first: view, next: \.superview) {
            var found: [HeadlessVisibility.Obstacle] = []
            if ancestor.isHidden { found.append(.hidden(ancestor)) }
            if ancestor.alpha < 0.01 { found.append(.transparent(ancestor)) }
            let clip = ancestor.convert(ancestor.bounds, to: space)
            if ancestor.clipsToBounds || ancestor === window, cut(by: clip) { found.append(.clipped(by: ancestor)) }
            obstacles = found + obstacles
        }
        if reachesOut { obstacles.insert(.screenEdge, at: 0) }
        guard !part.isEmpty, !obstacles.contains(where: \.isTotal) else { return }
        coverWithWindows(in: window)
        coverWithSiblings(of: view)
    }

    /// Removes what's outside a rectangle, and returns whether that was anything.
    private mutating func cut(by clip: CGRect) -> Bool {
        let rest = part.intersection(clip)
        let isCut =
            rest.isNull || part.width - rest.width > Self.tolerance || part.height - rest.height > Self.tolerance
        part = rest.isNull ? .zero : rest
        return isCut
    }

    private mutating func coverWithWindows(in window: UIWindow) {
        let keyboard = device.keyboard!
        for other in device.application.windowsFrontToBack {
            guard other !== window else { break }
            if other === keyboard.window {
                if keyboard.isVisible, overlaps(keyboard.frame) { obstacles.append(.keyboard) }
            } else if let cover = cover(in: other) {
                obstacles.append(.covered(by: cover))
            }
        }
    }

    /// The views that are siblings of a view, or of one that contains it, and further in front.
    private mutating func coverWithSiblings(of view: UIView) {
        var view = view
        while let superview = view.superview {
            if let index = superview.subviews.firstIndex(of: view) {
                for sibling in superview.subviews[(index + 1)...].reversed() {
                    if let cover = cover(in: sibling) { obstacles.append(.covered(by: cover)) }
                }
            }
            view = superview
        }
    }

    /// The first view in a hierarchy that draws something over the visible part.
    private func cover(in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha >= 0.01 else { return nil }
        let frame = view.convert(view.bounds, to: device.screen.coordinateSpace)
        if view.clipsToBounds, !overlaps(frame) { return nil }
        if view.drawsSomething, overlaps(frame) { return view }
        for subview in view.subviews.reversed() {
            if let cover = cover(in: subview) { return cover }
        }
        return nil
    }

    private func overlaps(_ other: CGRect) -> Bool {
        let common = part.intersection(other)
        return !common.isNull && common.width > Self.tolerance && common.height > Self.tolerance
    }
}

extension HeadlessVisibility.Obstacle {
    /// Whether nothing of it is visible.
    fileprivate var isTotal: Bool {
        switch self {
        case .noWindow, .hidden, .transparent: true
        case .clipped, .covered, .keyboard, .screenEdge: false
        }
    }
}

extension UIView {
    /// Whether the view itself draws anything.
    fileprivate var drawsSomething: Bool {
        if let color = backgroundColor, color.resolved(dark: false).a > 0.02 { return true }
        switch self {
        case let label as UILabel: return label.text?.isEmpty == false
        case let image as UIImageView: return image.image != nil
        case let field as UITextField: return field.hasText || field.placeholder != nil || field.borderStyle != .none
        case let text as UITextView: return text.hasText
        case is UISwitch, is UISegmentedControl, is UIDatePicker: return true
        default: return (layerIfLoaded?.borderWidth ?? 0) > 0
        }
    }
}
