/// How much of something on the screen a person sees, and what hides the rest.
///
/// ```swift
/// #expect(device.sight(of: cityField).isWhole)
/// #expect(device.sight(of: cityField).obstacles == [.keyboard])
/// ```
///
/// A failed expectation says it in words, for `description` does.
public struct HeadlessSight: Equatable, CustomStringConvertible {
    /// What hides something.
    public enum Obstacle: Equatable {
        /// It is in no window, or in one that is not shown.
        case noWindow
        /// This view, around it or itself, is hidden.
        case hidden(UIView)
        /// This view, around it or itself, is transparent.
        case transparent(UIView)
        /// It reaches out of this view, which clips what is in it.
        case clipped(by: UIView)
        /// This view is in front of it.
        case covered(by: UIView)
        /// The keyboard, or what stands above its keys, is in front of it.
        case keyboard
        /// It reaches out of the screen.
        case screenEdge
    }

    /// The place of all of it, in screen coordinates.
    public let frame: CGRect
    /// The part that nothing clips, in screen coordinates; empty where there is none. What is in front of it is not taken
    /// off.
    public let visibleFrame: CGRect
    /// What hides some of it, outermost first. Empty where all of it is seen.
    public let obstacles: [Obstacle]
    /// The same in words.
    public let description: String

    /// Whether nothing of it is hidden.
    public var isWhole: Bool { obstacles.isEmpty }
}

extension HeadlessDevice {
    /// Tells how much of a view a person sees.
    ///
    /// What a view in front is counts by its color and content: one that draws nothing hides nothing. Half a point may be
    /// hidden without being told.
    public func sight(of view: UIView) -> HeadlessSight { sight(of: view.bounds, in: view) }

    /// Tells how much of a rectangle in a view a person sees, such as the line in a text view with the caret.
    ///
    /// - Parameter rect: In the view's own coordinates.
    public func sight(of rect: CGRect, in view: UIView) -> HeadlessSight {
        layOut()
        var look = SightLook(device: self)
        look.look(at: rect, in: view)
        let name = name(of: view)
        let words = look.obstacles.map { text(of: $0) }.joined(separator: ", and ")
        return HeadlessSight(
            frame: look.frame, visibleFrame: look.part, obstacles: look.obstacles,
            description: look.obstacles.isEmpty ? "all of \(name) is seen" : "\(name) is \(words)")
    }

    /// Where the caret is, in screen coordinates; `nil` while nobody types into a text.
    ///
    /// ``sight(of:in:)`` tells whether it is seen.
    public var caretFrame: CGRect? {
        layOut()
        guard let view = keyboard.responder as? UIView, view.isFirstResponder, let input = view as? any UITextInput,
            let position = input.selectedTextRange?.end
        else { return nil }
        return view.convert(input.caretRect(for: position), to: screen.coordinateSpace)
    }

    /// Tells whether the caret is seen; `nil` while nobody types into a text.
    public var caretSight: HeadlessSight? {
        guard let frame = caretFrame, let view = keyboard.responder as? UIView else { return nil }
        return sight(of: view.convert(frame, from: screen.coordinateSpace), in: view)
    }

    private func text(of obstacle: HeadlessSight.Obstacle) -> String {
        switch obstacle {
        case .noWindow: "in no window that is shown"
        case .hidden(let view): "hidden with \(title(of: view))"
        case .transparent(let view): "transparent with \(title(of: view))"
        case .clipped(let view): "cut off by \(name(of: view))"
        case .covered(let view): "behind \(name(of: view))"
        case .keyboard: "behind the keyboard at \(Self.text(keyboard.frame))"
        case .screenEdge: "off the screen \(Self.text(screen.bounds))"
        }
    }
}

/// One look at a rectangle: from the view out to the screen, and then at what is in front.
@MainActor
private struct SightLook {
    /// What may be hidden without being told, in points.
    private static let tolerance: CGFloat = 0.5

    let device: HeadlessDevice
    private(set) var obstacles: [HeadlessSight.Obstacle] = []
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
            var found: [HeadlessSight.Obstacle] = []
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

    /// Takes off what is outside of a rectangle; says whether that was anything.
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

    /// What lies beside a view, or beside one it is in, and further in front.
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

    /// The first view in a tree that draws something over the part that is seen.
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

extension HeadlessSight.Obstacle {
    /// Whether nothing at all is seen.
    fileprivate var isTotal: Bool {
        switch self {
        case .noWindow, .hidden, .transparent: true
        case .clipped, .covered, .keyboard, .screenEdge: false
        }
    }
}

extension UIView {
    /// Whether there is anything to see of the view itself.
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
