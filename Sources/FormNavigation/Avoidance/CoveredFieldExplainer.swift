import FormNavigationCore
import UIKit

/// Explains why nothing moves for a field, in the words of the trace and of tools.
@MainActor
final class CoveredFieldExplainer {
    /// The reason why a field isn't kept clear of the keyboard, and the view that the reason is about.
    struct Obstacle {
        let reason: FormNavigator.Decision.Reason
        var responsibleView: ResponsibleView?
    }

    private let reader: FormReader
    private let avoidance: AvoidanceEngine
    private let pencil: PencilWriting
    /// The covered field that has been explained, and the reason.
    private var explained: (field: WeakReference<UIView>, reason: FormNavigator.Decision.Reason)?

    init(_ reader: FormReader, _ avoidance: AvoidanceEngine, _ pencil: PencilWriting) {
        (self.reader, self.avoidance, self.pencil) = (reader, avoidance, pencil)
    }

    /// Reports, at the end of a frame, why the keyboard covers the field that has focus: once, until that changes.
    func explain(_ field: UIView) {
        guard DecisionTrace.isHeard, field.hasFocus, isInUse else { return }
        let observer = avoidance.observer
        guard observer.isSettled, !avoidance.isKeyboardMoving, !avoidance.isDue, !observer.isRotating else { return }
        guard let cover = coveringKeyboard(of: field) else {
            explained = nil
            return
        }
        let obstacle =
            lastingObstacle(of: field) ?? presentObstacle(of: field, below: cover) ?? .init(reason: .movedBack)
        guard explained?.field.object !== field || explained?.reason != obstacle.reason else { return }
        explained = (.init(object: field), obstacle.reason)
        DecisionTrace.report(.noAvoidance(field, obstacle.reason, of: obstacle.responsibleView))
    }

    /// The reason why nothing moves for a field now or, for another field than the one that has focus, ever.
    func obstacle(of field: UIView) -> Obstacle? {
        if let obstacle = lastingObstacle(of: field) { return obstacle }
        guard field.hasFocus, avoidance.observer.isSettled, let cover = coveringKeyboard(of: field) else { return nil }
        return presentObstacle(of: field, below: cover)
    }

    /// Whether the app has turned on anything in the scope. The shared navigator starts with everything off.
    private var isInUse: Bool { reader.scope.viewController != nil || !reader.controllerKinds.capabilities.isEmpty }

    /// The frame of the keyboard in a field's window, if it covers the field, or its caret in a text view.
    private func coveringKeyboard(of field: UIView) -> CGRect? {
        guard let window = field.window, !field.isAboveKeyboard else { return nil }
        let keyboard = avoidance.observer.keyboard(on: window)
        guard let onScreen = keyboard.frame, onScreen.minX.isFinite, onScreen.minY.isFinite else { return nil }
        let frame = window.convertFromScreen(onScreen, to: window)
        let target = editedFrame(of: field)
        guard frame.overlaps(window.bounds), target.overlaps(frame) else { return nil }
        // A text view may be higher than there's room for.
        return min(target.maxY, frame.maxY) - max(target.minY, frame.minY) > Keyboard.tolerance ? frame : nil
    }

    /// The frame of a field, or of the line with the caret in a text view, in the coordinates of the window.
    private func editedFrame(of field: UIView) -> CGRect {
        guard let textView = field as? UITextView, let end = textView.selectedTextRange?.end else {
            return field.convert(field.bounds, to: nil)
        }
        let caret = textView.caretRect(for: end)
        return caret.minY.isFinite && caret.height.isFinite && caret.minX.isFinite
            ? textView.convert(caret, to: nil) : field.convert(field.bounds, to: nil)
    }

    // MARK: - Reasons that last

    /// What keeps everything from moving for a field, wherever the keyboard is.
    private func lastingObstacle(of field: UIView) -> Obstacle? {
        guard let location = reader.location(of: field) else { return nil }
        guard location.capabilities(of: field).contains(.avoidance) else {
            return obstacleInSettings(of: field, location.context.controllerKinds)
        }
        let container = location.root.formContainer(around: field)
        if let container, container === location.root || field.isDescendant(of: container) { return nil }
        let scrollViews = avoidance.reader.scrollViews(around: field, in: location.root)
        if scrollViews.contains(where: { $0 !== field && $0.scrollingOptions.changesOffset }) { return nil }
        let scrollView = field.withSuperviews.first { $0 !== field && $0 is UIScrollView }
        return scrollView.map { .init(reason: .scrollingOff, responsibleView: ResponsibleView($0)) }
            ?? .init(reason: .nothingMoves)
    }

    /// What turns avoidance off: the options of the field, the innermost rule that matters, or else the configuration.
    private func obstacleInSettings(of field: UIView, _ kinds: ControllerKinds) -> Obstacle {
        if kinds.configuration.isEnabled, field.assignedOptions?.avoidance.isEnabled == false {
            return .init(reason: .options)
        }
        let controllers = field.withSuperviews.lazy.compactMap { $0.next as? UIViewController }
        for controller in controllers where kinds.configuration.isEnabled {
            let lineage = ClassLineage(of: type(of: controller))
            guard let listed = kinds.configuration.classThatDecides(about: .avoidance, for: lineage) else { continue }
            return .init(reason: .rule, responsibleView: ResponsibleView(controller.viewIfLoaded, name: "\(listed)"))
        }
        return .init(reason: .configuration)
    }

    // MARK: - Reasons at present

    /// What keeps a covered field from moving now.
    private func presentObstacle(of field: UIView, below keyboard: CGRect) -> Obstacle? {
        guard let window = field.window else { return nil }
        if case .detached = avoidance.observer.keyboard(on: window) { return .init(reason: .undockedKeyboard) }
        if pencil.isUnderWay(in: field) { return .init(reason: .pencil) }
        if avoidance.service?.isScrolledAway == true { return .init(reason: .scrolledAway) }
        guard let root = avoidance.service?.root else { return nil }
        let room = keyboard.minY - RestingGeometry.viewport(around: root).minY
        if room < min(editedFrame(of: field).height, Self.leastRoom) { return .init(reason: .noRoom) }
        return .init(reason: .movedBack)
    }

    /// The height, in points, below which not even a line of text is visible.
    private static let leastRoom: CGFloat = 24
}
