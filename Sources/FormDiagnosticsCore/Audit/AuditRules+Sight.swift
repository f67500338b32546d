import FormNavigationCore
import Foundation

/// The rules about fields that people can't see while they edit them.
extension AuditRules {
    static func sight(in form: AuditedForm) -> [AuditFinding] {
        guard let screen = form.screen else { return [] }
        return form.rooms.map { roomMadeByApp($0, in: form) } + hiddenButtons(in: form)
            + form.stops.flatMap { field -> [AuditFinding] in
                guard let situation = field.situation else { return [] }
                guard situation.showsCaret else {
                    if situation.startsBehindNavigationBar(of: screen) { return [] }
                    return [situation.isCoveredAtTop ? coveredAtTop(field) : hidden(field)]
                }
                if !situation.showsCompanions { return [withoutCompanions(field)] }
                let tooSmall = AuditedScreen.smallest.first { other in
                    screen.isPhone && situation.moved(from: screen, to: other)?.showsCaret == false
                }
                return tooSmall.map { [hidden(field, on: $0)] } ?? []
            }
    }

    private static func hidden(_ field: AuditedField) -> AuditFinding {
        let problem = "The keyboard covers what people type, and nothing can scroll or move far enough to show it."
        guard let scrollView = field.fixedScrollView, field.situation?.withScrolling.showsCaret == true else {
            return AuditFinding(
                .hiddenByKeyboard, .error, at: field.view, problem,
                "Put the field in a scroll view that fills the screen, or let the screen move: the "
                    + "`formContainer` of a `FormContainerProviding` view controller has to contain the field.",
                code: "var formContainer: UIView? { view }")
        }
        return AuditFinding(
            .hiddenByKeyboard, .error, at: field.view, problem, "Let the scroll view around the field scroll.",
            code: "\(scrollView.code).formOptions.scrolling.changesOffset = true"
        ).explaining(scrollView)
    }

    private static func coveredAtTop(_ field: AuditedField) -> AuditFinding {
        AuditFinding(
            .hiddenByKeyboard, .error, at: field.view,
            "A bar at the top covers what people type, and nothing can scroll far enough to show it.",
            "Pin the content to the safe area. Here, `contentView` stands for the view that contains your fields, and "
                + "`view` for the view controller's view.",
            code: "contentView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true")
    }

    private static func withoutCompanions(_ field: AuditedField) -> AuditFinding {
        AuditFinding(
            .hiddenByKeyboard, .warning, at: field.view,
            "A companion of the field is behind the keyboard, because there isn't enough room for both.",
            "Place it closer to the field, or choose fewer or smaller companions. Here, `errorLabel` stands for the one "
                + "that people need most.",
            code: "\(field.view.code).formOptions.avoidance.companions = [errorLabel]")
    }

    private static func hidden(_ field: AuditedField, on screen: AuditedScreen) -> AuditFinding {
        AuditFinding(
            .hiddenByKeyboard, .notice, at: field.view,
            "On \(screen.name), the bars and the keyboard with its accessory view leave no room for a line of text.",
            "Leave more room there: show fewer bars, or less above the keyboard.")
    }
}

extension AuditRules {
    /// The buttons at the bottom of the screen that are behind the keyboard whichever field is edited.
    private static func hiddenButtons(in form: AuditedForm) -> [AuditFinding] {
        let situations = form.stops.compactMap(\.situation)
        guard !situations.isEmpty else { return [] }
        // A navigator for the whole app has no bar of one screen.
        let isForScreen = form.navigator != "FormNavigator.shared"
        let navigator = isForScreen ? form.navigator : "form"
        return form.buttonsAtBottom.filter { button in situations.allSatisfy { $0.hides(button.frame) } }.map {
            button in
            AuditFinding(
                .hiddenButton, .notice, at: button.view,
                "The keyboard covers the button, so people have to dismiss the keyboard before they can tap it.",
                "Let the button, or the bar that contains it, stay on top of the keyboard."
                    + (isForScreen ? "" : " Here, `form` stands for a navigator of the screen's own."),
                code: "\(navigator).inputBar = FormInputBar(\(button.view.code))")
        }
    }

    /// Code of the app that does what the navigator does, too.
    private static func roomMadeByApp(_ room: AuditedRoom, in form: AuditedForm) -> AuditFinding {
        AuditFinding(
            .roomMadeByApp, .notice, at: room.view,
            "The app makes room for the keyboard itself: while the keyboard is visible, \(room.words). The navigator adds only "
                + "what's missing.",
            "Leave it to one of the two: remove the app's code, or turn off avoidance in this screen.",
            code: "\(form.navigator).configuration.rules.append(.off(.avoidance, in: \(room.owner).self))"
        ).explaining(room.view)
    }
}

/// A screen, and how much of it the keyboard covers. Lengths are in points.
package struct AuditedScreen: Sendable, Hashable {
    /// The name, as it appears in a sentence after “on”.
    package var name: String
    package var size: CGSize
    /// The height that the status bar, or the camera, takes from the top.
    package var top: CGFloat
    /// The height of the keyboard with suggestions, but without an accessory view.
    package var keyboardHeight: CGFloat
    package var isPhone = true
    /// The bottom edge of the navigation bar. `0` by default, for no bar.
    package var navigationBarBottom: CGFloat = 0

    package init(name: String, size: CGSize, top: CGFloat, keyboardHeight: CGFloat, isPhone: Bool = true) {
        (self.name, self.size, self.top, self.keyboardHeight) = (name, size, top, keyboardHeight)
        self.isPhone = isPhone
    }

    /// The screens with the least room that iOS 15 supports.
    package static let smallest = [
        AuditedScreen(
            name: "an iPhone SE of 2016", size: CGSize(width: 320, height: 568), top: 20, keyboardHeight: 253),
        AuditedScreen(
            name: "an iPhone SE of 2016 in landscape", size: CGSize(width: 568, height: 320), top: 0,
            keyboardHeight: 199),
    ]

    /// Returns the approximate height of the keyboard on a screen.
    ///
    /// - Parameter bottomInset: The height that a screen without a Home button keeps free at its bottom.
    package static func keyboardHeight(of size: CGSize, bottomInset: CGFloat, isPhone: Bool) -> CGFloat {
        let isWide = size.width > size.height
        guard isPhone else { return isWide ? 427 : 339 }
        if isWide { return bottomInset > 0 ? 209 : 200 }
        if bottomInset > 0 { return size.width >= 414 ? 346 : 336 }
        return size.width >= 414 ? 271 : size.width < 375 ? 253 : 260
    }
}

extension AvoidanceSituation {
    /// Whether the best possible plan shows the line being edited.
    var showsCaret: Bool {
        guard let caret else { return true }
        return shows(caret, with: AvoidancePlanner.plan(self))
    }

    /// The same if the app let every scroll view scroll.
    var withScrolling: Self {
        var situation = self
        for index in scrollViews.indices {
            (situation.scrollViews[index].scrollsVertically, situation.scrollViews[index].mayChangeInset) = (true, true)
        }
        return situation
    }

    /// Whether the line that is edited ends up under what covers the top, although it ends above the keyboard.
    var isCoveredAtTop: Bool {
        guard let caret else { return false }
        let (line, visible) = place(of: caret, with: AvoidancePlanner.plan(self))
        return line.start < visible.start - 1 && line.end <= visible.end + 1
    }

    /// Whether the navigation bar covers the line before anything has moved.
    ///
    /// Everybody who looks at the screen sees that. In a test, the bar is often one that only the test has.
    func startsBehindNavigationBar(of screen: AuditedScreen) -> Bool {
        guard let caret, viewport.minY <= screen.navigationBarBottom + 1 else { return false }
        let start = caret.frame.minY - (container?.shift ?? 0)
        return start >= screen.top - 1 && start < screen.navigationBarBottom
    }

    /// Whether the best possible plan leaves the middle of a view that doesn't scroll behind the keyboard.
    func hides(_ frame: CGRect) -> Bool {
        guard let keyboardTop else { return false }
        return frame.midY + AvoidancePlanner.plan(self).containerShift > keyboardTop + max(0, distance)
    }

    /// Whether the field and its companions are all visible.
    var showsCompanions: Bool {
        let plan = AvoidancePlanner.plan(self)
        return companions.allSatisfy { $0.frame.isEmpty || shows($0, with: plan) }
    }

    /// Whether a plan shows a target, except for a point at most.
    private func shows(_ target: Target, with plan: AvoidancePlan) -> Bool {
        let (place, visible) = place(of: target, with: plan)
        return place.start >= visible.start - 1 && place.end <= visible.end + 1
    }

    /// Returns where a plan puts a target, and the edges between which it's visible.
    private func place(
        of target: Target, with plan: AvoidancePlan
    ) -> (place: (start: CGFloat, end: CGFloat), visible: (start: CGFloat, end: CGFloat)) {
        var moved = plan.containerShift - (container?.shift ?? 0)
        var (start, end) = (viewport.minY, min(viewport.maxY, keyboardTop ?? .infinity))
        for index in scrollViews.indices.reversed() {
            // What isn't in a scroll view, or is in an outer one, doesn't move with the scroll views inside.
            guard let own = target.scrollView, index >= own else { break }
            let scrollView = scrollViews[index]
            let inset = max(0, scrollView.adjustedInsets.top)
            let covered = inset <= scrollView.frame.height / 2 ? inset : 0
            start = max(start, scrollView.frame.minY + moved + covered)
            end = min(end, scrollView.frame.maxY + moved)
            moved += scrollView.contentOffset.y - plan.scrollViews[index].contentOffset.y
        }
        return ((target.frame.minY + moved, target.frame.maxY + moved), (start, end))
    }

    /// Returns the same situation on another screen, or `nil` if it depends on the layout there.
    ///
    /// A scroll view that fills the window is as high as the window, and what's in it keeps its position in the
    /// content. The width of the screen determines where lines break, but not whether the content can scroll.
    func moved(from screen: AuditedScreen, to other: AuditedScreen) -> AvoidanceSituation? {
        guard let outermost = scrollViews.last, outermost.scrollsVertically, let keyboardTop, let caret,
            caret.scrollView != nil, outermost.frame.minY <= viewport.minY + 1,
            outermost.frame.maxY >= screen.size.height - 1
        else { return nil }
        // Bars are lower on a phone in landscape.
        let isSideways = other.size.width > other.size.height
        let bars = min(max(0, viewport.minY - screen.top), isSideways ? 32 : .infinity)
        let aboveKeyboard = screen.size.height - screen.keyboardHeight - keyboardTop
        let (top, shift) = (other.top + bars, other.top + bars - viewport.minY)

        var situation = self
        situation.viewport = CGRect(x: 0, y: top, width: other.size.width, height: other.size.height - top)
        situation.keyboardTop = other.size.height - other.keyboardHeight - aboveKeyboard
        situation.caret?.frame.origin.y += shift
        situation.field?.frame.origin.y += shift
        situation.companions = []
        for index in scrollViews.indices { situation.scrollViews[index].frame.origin.y += shift }
        let last = scrollViews.count - 1
        let startsBelowBars = outermost.adjustedInsets.top < 1
        situation.scrollViews[last].frame.origin.y = startsBelowBars ? top : 0
        situation.scrollViews[last].frame.size.height = other.size.height - (startsBelowBars ? top : 0)
        if !startsBelowBars {
            situation.scrollViews[last].adjustedInsets.top += shift
            situation.scrollViews[last].contentOffset.y -= shift
        }
        return situation
    }
}
