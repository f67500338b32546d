import FormNavigationCore
import UIKit

extension AvoidanceEngine {
    /// Measures what the app and UIKit have left to do, and does that.
    func measureAndArrange() throws {
        guard !observer.isRotating, !(observer.isSettled && barMover.isDragged) else { return }
        guard let field = service?.field, let root = service?.root, let window = field.window, field.hasFocus else {
            return try giveBackAfterEditing()
        }
        guard !pencil.isUnderWay(in: field) else { return }
        // A field in an accessory view of the app is in the form's responder chain, but already above the keyboard.
        guard field.isDescendant(of: root) else { return try giveBack(beginPass()) }
        let bar = barMover.bar(in: root)
        let isInBar = bar.map(field.isDescendant) ?? false
        guard let top = reader.keyboardTop(for: field, in: window, observer) else {
            if let bar, isInBar { return try keepContent(behind: bar, in: root, beginPass(for: field)) }
            try giveBack(beginPass())
            return try reveal(field, in: root, of: window, beginPass(for: field))
        }
        let pass = beginPass(for: field)
        let container = container
        try pass.check()
        try pass.forgetUndoneMoves(in: root)
        // The field before may have been in another container.
        try pass.restoreShifts(except: [bar, isInBar ? nil : container].compactMap { $0 })
        guard let bar else { return try show(field, above: top, in: root, container: container, pass) }
        barMover.followKeyboard(around: bar) { [weak self] in self?.followFinger() }
        let plan = try barMover.bring(bar, to: top, in: root, movesContent: isInBar, pass)
        if isInBar { return try show(field, above: top, in: bar, container: nil, pass) }
        try show(field, above: plan.top, in: root, container: container, pass)
        // A container that contains the bar has taken it along.
        try barMover.place(bar, as: plan, pass)
    }

    /// Keeps the content above a bar that stays where it is, because no keyboard is docked, but grows with its text.
    private func keepContent(behind bar: UIView, in root: UIView, _ pass: AvoidancePass) throws {
        try pass.restoreShifts(except: [bar])
        let end = RestingGeometry.frame(of: bar).maxY + (inputBar?.keyboardDistance.asDistance ?? 0)
        let plan = try barMover.bring(bar, to: end, in: root, movesContent: true, pass)
        try barMover.place(bar, as: plan, pass)
    }

    /// Scrolls until a field is visible where no keyboard covers the window: with a hardware keyboard, or for a switch.
    private func reveal(_ field: UIView, in root: UIView, of window: UIWindow, _ pass: AvoidancePass) throws {
        try pass.check()
        guard service?.isFirstLook == true || service?.hasMovedCaret == true else { return }
        service?.isFirstLook = false
        let bar = barMover.bar(in: root).flatMap { field.isDescendant(of: $0) ? nil : $0.convert($0.bounds, to: nil) }
        let end = window.bounds.maxY - window.safeAreaInsets.bottom
        try arrangement(of: field, in: root, pass).reveal(above: min(end, bar?.minY ?? end))
    }

    /// Brings a field above the keyboard, or above the bar that stays on it.
    ///
    /// - Parameter container: The view that moves where scrolling isn't enough.
    private func show(
        _ field: UIView, above top: CGFloat, in root: UIView, container: UIView?, _ pass: AvoidancePass
    ) throws {
        let arrangement = arrangement(of: field, in: root, pass)
        guard let container, let service, service.resistance != .field,
            container === root || field.isDescendant(of: container)
        else { return try arrangement.arrange(above: top) }
        let isShifted = RestingGeometry.shift(of: container) != 0
        if isKeyboardMoving || service.isFirstLook || isShifted, SystemMovement.isExpected(around: field) {
            // What only scrolling can achieve happens now, and the rest after the system's own movements.
            if isKeyboardMoving { return try arrangement.arrange(above: top) }
            // Views that depend on the keyboard's layout guide are in the right position only after a layout without
            // our shift.
            try pass.move(container, by: 0)
            try pass.layOut(root)
        }
        self.service?.isFirstLook = false
        try arrangement.arrange(above: top, moving: container) { self.service?.resistance = $0 }
    }

    private func arrangement(of field: UIView, in root: UIView, _ pass: AvoidancePass) -> FieldArrangement {
        let companions = service?.resistance == .companions ? [] : reader.companions(of: field)
        return FieldArrangement(
            field: field, root: root, caret: { self.caretFrame }, companions: companions, reader: reader, pass: pass)
    }

    /// The keyboard's layout guide has moved. If a finger moved it, the bar follows, and everything else waits.
    func followFinger() {
        guard observer.isSettled, let root = service?.root, let window = service?.field?.window,
            let bar = barMover.bar(in: root), let top = bar.keyboardGuideFrame?.minY
        else { return }
        let frame = observer.keyboard(on: window).overlap(with: window.bounds, inWindow: window.boundsInScreen)
        if barMover.canBeDragged, let frame, top > frame.minY {
            try? barMover.follow(bar, to: top - spacing.covered, in: root, beginPass())
        } else if barMover.draggedTop != nil {
            barMover.endDrag()
            replan()
        }
    }
}
