import FormNavigation
import FormNavigationCore
import UIKit

/// The views that a recording describes, by number, and their last description. They're held weakly.
@MainActor
struct RecordedViews {
    private struct Numbered {
        weak var view: UIView?
        let number: Int
    }

    /// Another view may get the address of a deallocated one, so an entry counts only while its view exists.
    private var numbered: [ObjectIdentifier: Numbered] = [:]
    private var count = 0
    private var said: [Int: FormRecording.View] = [:]
    private var screen: CGSize?
    private var window: CGRect?
    private var guide: CGRect?
    private var path: [Int]?
    private var caret: [CGFloat]?

    /// The number of a view. A view gets its number on first use, after its superviews.
    mutating func number(of view: UIView) -> Int {
        if let number = givenNumber(of: view) { return number }
        if let superview = view.superview { _ = number(of: superview) }
        defer { count += 1 }
        numbered[ObjectIdentifier(view)] = Numbered(view: view, number: count)
        return count
    }

    /// The number of a view that has been described.
    func knownNumber(of view: UIView) -> Int? { givenNumber(of: view).flatMap { said[$0] == nil ? nil : $0 } }

    private func givenNumber(of view: UIView) -> Int? {
        numbered[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.number : nil }
    }

    /// Returns what differs from the last description: the views from a field to its window, and those described
    /// before.
    ///
    /// - Parameter caret: The line with the caret, in the window's coordinates, or the information that there's none;
    ///   `nil` if nobody has looked.
    mutating func changes(around field: UIView, caret: CGRect??) -> FormRecording.Geometry? {
        guard let window = field.window else { return nil }
        let path = Array(sequence(first: field, next: \.superview))
        var geometry = FormRecording.Geometry()
        for view in [field] + field.formOptions.avoidance.companions where view.window === window {
            _ = number(of: view)
        }
        for entry in numbered.values.sorted(by: { $0.number < $1.number }) {
            guard let view = entry.view, view.window === window else { continue }
            let number = entry.number
            let state = state(of: view, number: number)
            guard said[number] != state else { continue }
            said[number] = state
            geometry.views.append(state)
        }
        func change<Value: Equatable>(_ old: inout Value?, to new: Value) -> Value? {
            defer { old = new }
            return old == new ? nil : new
        }
        geometry.path = change(&self.path, to: path.map { number(of: $0) })
        geometry.screen = change(&screen, to: window.screenBounds.size)
        geometry.window = change(&self.window, to: window.boundsInScreen)
        // Like the engine, this uses the guide only while a keyboard is docked, because using the guide creates it.
        if case .docked = EngineEvents.keyboard {
            geometry.guide = change(&guide, to: field.keyboardGuideFrame ?? .zero)
        } else {
            geometry.guide = change(&guide, to: .zero)
        }
        if let caret, field is UITextView {
            // The caret's position in the line would reveal the length of the text.
            let line = caret.map { field.convert($0, from: nil) }.map { [$0.minY, $0.height] } ?? []
            geometry.caret = change(&self.caret, to: line)
        }
        return geometry.isEmpty ? nil : geometry
    }

    private func state(of view: UIView, number: Int) -> FormRecording.View {
        let (name, isSubclass) = ClassOrigin.nameInUIKit(of: type(of: view))
        let traits: [(FormRecording.Trait, Bool)] = [
            (.subclass, isSubclass), (.clips, view.clipsToBounds), (.hidden, view.isHidden),
            (.followsKeyboard, SystemMovement.hasKeyboardGuide(view)),
        ]
        return FormRecording.View(
            view: number, class: name, traits: traits.filter(\.1).map(\.0),
            superview: view.superview.flatMap(givenNumber),
            controller: view.controllerOfView.map(FormRecording.Controller.init), center: view.center,
            bounds: view.bounds,
            transform: view.transform.isIdentity ? nil : view.transform.numbers,
            safeArea: FormRecording.Edges(view.safeAreaInsets),
            scroll: (view as? UIScrollView).map(FormRecording.Scroll.init))
    }
}

// MARK: - Values

extension FormRecording.Controller {
    @MainActor fileprivate init(_ controller: UIViewController) {
        let (name, isSubclass) = ClassOrigin.nameInUIKit(of: type(of: controller))
        self.init(
            class: name, isSubclass: isSubclass, hasParent: controller.parent != nil,
            presentation: controller.isPresented ? controller.modalPresentationStyle.rawValue : nil,
            additionalSafeArea: FormRecording.Edges(controller.additionalSafeAreaInsets))
    }
}

extension FormRecording.Scroll {
    @MainActor fileprivate init(_ scrollView: UIScrollView) {
        let options = scrollView.formOptions.scrolling
        self.init(
            contentSize: scrollView.contentSize, inset: FormRecording.Edges(scrollView.contentInset),
            adjustedInset: FormRecording.Edges(scrollView.adjustedContentInset),
            indicatorInset: FormRecording.Edges(scrollView.verticalScrollIndicatorInsets),
            isEnabled: scrollView.isScrollEnabled, isPaging: scrollView.isPagingEnabled,
            mayScroll: options.changesOffset, mayInset: options.changesInsets,
            restoresOffset: options.restoresOffset)
    }
}

extension FormRecording.Edges {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
