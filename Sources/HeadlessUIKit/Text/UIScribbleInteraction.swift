/// Informs an app of what a pencil writes into a view, or a view inside it.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the user is writing into the view.
    open var isHandlingWriting: Bool {
        guard let view, let input = HeadlessDevice.current.writtenInput else { return false }
        return input.isDescendant(of: view)
    }

    /// Whether the user is expected to write with a pencil.
    open class var isPencilInputExpected: Bool { HeadlessDevice.current.touchType == .pencil }
}

/// Methods that report what a pencil writes. Every member is optional.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UIScribbleInteractionDelegate) in
            target.scribbleInteraction(interaction, shouldBeginAt: location)
        }
    }

    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
        HeadlessOptional.missing(in: self, default: false) { (target: any UIScribbleInteractionDelegate) in
            target.scribbleInteractionShouldDelayFocus(interaction)
        }
    }

    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScribbleInteractionDelegate) in
            target.scribbleInteractionWillBeginWriting(interaction)
        }
    }

    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScribbleInteractionDelegate) in
            target.scribbleInteractionDidFinishWriting(interaction)
        }
    }
}

extension HeadlessDevice {
    /// Begins to write into a text field or a text view with a pencil.
    ///
    /// It becomes first responder as writing begins, unless an interaction delays that until writing ends. What the
    /// user writes is typed with ``type(_:)``.
    ///
    /// - Returns: Whether the user may write there.
    @discardableResult
    public func beginWriting(in input: UIView) -> Bool {
        let interactions = input.scribbleInteractions
        for interaction in interactions {
            let location = input.convert(CGPoint(x: input.bounds.midX, y: input.bounds.midY), to: interaction.view)
            let mayBegin = HeadlessOptional.call(interaction.delegate, "scribbleInteraction(_:shouldBeginAt:)") {
                $0.scribbleInteraction(interaction, shouldBeginAt: location)
            }
            if mayBegin == false { return false }
        }
        touchType = .pencil
        writtenInput = input
        for interaction in interactions {
            HeadlessOptional.call(interaction.delegate, "scribbleInteractionWillBeginWriting(_:)") {
                $0.scribbleInteractionWillBeginWriting(interaction)
            }
        }
        let delays = interactions.contains { interaction in
            HeadlessOptional.call(interaction.delegate, "scribbleInteractionShouldDelayFocus(_:)") {
                $0.scribbleInteractionShouldDelayFocus(interaction)
            } ?? false
        }
        if !delays { input.becomeFirstResponder() }
        layOut()
        return true
    }

    /// Ends writing with a pencil.
    public func endWriting() {
        guard let input = writtenInput else { return }
        writtenInput = nil
        input.becomeFirstResponder()
        for interaction in input.scribbleInteractions {
            HeadlessOptional.call(interaction.delegate, "scribbleInteractionDidFinishWriting(_:)") {
                $0.scribbleInteractionDidFinishWriting(interaction)
            }
        }
        layOut()
    }
}

extension UIView {
    /// The interactions here and in the views around.
    fileprivate var scribbleInteractions: [UIScribbleInteraction] {
        sequence(first: self, next: \.superview).flatMap { $0.interactions.compactMap { $0 as? UIScribbleInteraction } }
    }
}
