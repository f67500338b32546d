import FormDiagnostics
import FormNavigation
import FormNavigationCore
import UIKit

/// The device and the views of a recording, as far as the recording describes them.
@MainActor
final class ReplayStage {
    let device: HeadlessDevice
    private(set) var views: [Int: any ReplayView] = [:]
    /// The latest state of the views in the recording.
    private(set) var recorded: [Int: FormRecording.View] = [:]
    /// The current transition.
    var transition: ReplayTransition?
    private var controllers: [Int: ReplayController] = [:]
    private let fields: Set<Int>
    private let roots: Set<Int>
    private let host = ReplayController()
    private var path: [Int] = []
    private var window = CGRect.zero

    init(_ recording: FormRecording) {
        let screen = recording.device.screen
        let isTurned = screen.width > screen.height
        let lengths = HeadlessModel.Orientation(safeArea: .zero, statusBarHeight: 0, keyboardHeight: 0)
        let model = HeadlessModel(
            name: "a recording's", size: isTurned ? CGSize(width: screen.height, height: screen.width) : screen,
            idiom: recording.device.idiom == .pad ? .pad : .phone, portrait: lengths, landscape: lengths)
        device = HeadlessDevice(
            model, layoutDirection: recording.device.isRightToLeft ? .rightToLeft : .leftToRight)
        device.behavior.systemVersion = recording.device.system
        device.keyboard.scriptedFrame = .zero
        fields = Set(recording.events.compactMap { if case .focus(let field) = $0.content { field.view } else { nil } })
        roots = Set(
            recording.events.compactMap { if case .serving(let service) = $0.content { service.root } else { nil } })
        host.transition = { [weak self] in self?.transition }
        turn(to: screen)
    }

    /// The controller whose view contains a form.
    func controller(of root: Int) -> ReplayController? { controllers[root] }

    /// The window that contains the views, in the coordinates of the screen.
    var windowFrame: CGRect { window }

    /// Turns the device if its screen was turned.
    func turn(to screen: CGSize) {
        guard screen != device.screen.bounds.size, screen.width != screen.height else { return }
        device.rotate(to: screen.width > screen.height ? .landscapeLeft : .portrait)
    }

    /// Determines whether what the field is in stays in place in the window when a container moves, or moves along
    /// again.
    func setResists(_ resists: Bool, in container: Int?) {
        let views = path.compactMap { self.views[$0] }
        for case let view as ReplayPlainView in views { view.resistingView = nil }
        guard resists, let container, let index = path.firstIndex(of: container), index > 0 else { return }
        (self.views[container] as? ReplayPlainView)?.resistingView = self.views[path[index - 1]]
    }

    // MARK: - What had changed

    /// Moves everything to where the recording found it. What hasn't changed in the recording stays where the navigator
    /// has put it now.
    func apply(found geometry: FormRecording.Geometry) {
        applySurroundings(geometry)
        for view in geometry.views { make(view) }
        for view in geometry.views {
            update(to: view, from: recorded[view.view])
            recorded[view.view] = view
        }
        applyKeyboard(geometry)
    }

    /// Moves what the navigator doesn't change itself to where it was afterward: layout has changed it as a result.
    func apply(done geometry: FormRecording.Geometry) {
        applySurroundings(geometry)
        for view in geometry.views { make(view) }
        for var view in geometry.views {
            recorded[view.view] = view
            guard let old = views[view.view]?.recorded else {
                update(to: view, from: nil)
                continue
            }
            // What the navigator changes stays as it is now, so that a difference is reported as long as it lasts.
            view.transform = old.transform
            view.bounds.origin.y = old.bounds.origin.y
            view.scroll?.keepInsets(of: old.scroll)
            update(to: view, from: old)
        }
        applyKeyboard(geometry)
    }

    private func applySurroundings(_ geometry: FormRecording.Geometry) {
        if let screen = geometry.screen { turn(to: screen) }
        if let path = geometry.path { self.path = path }
        if let window = geometry.window { self.window = window }
    }

    private func applyKeyboard(_ geometry: FormRecording.Geometry) {
        if let number = path.last, let view = views[number], let state = recorded[number] {
            // A rotation determines the window's size in its own way.
            view.bounds = state.bounds
            view.center = state.center
            device.windowOrigin = CGPoint(x: window.minX - view.frame.minX, y: window.minY - view.frame.minY)
        }
        if let guide = geometry.guide {
            let isRaised = guide.height > (path.last.flatMap { recorded[$0] }?.safeArea.bottom ?? 0) + 1
            let frame = isRaised ? guide.offsetBy(dx: window.minX, dy: window.minY) : .zero
            if device.keyboard.scriptedFrame != frame { device.keyboard.scriptedFrame = frame }
        }
        if let caret = geometry.caret, let view = path.first.flatMap({ views[$0] }) as? ReplayTextView {
            view.caret = caret.count == 2 ? (caret[0], caret[1]) : nil
        }
    }

    // MARK: - Views

    /// Creates a view, if there isn't one yet, without its state.
    private func make(_ view: FormRecording.View) {
        guard views[view.view] == nil else { return }
        let new = newView(view)
        views[view.view] = new
        if view.controller != nil || roots.contains(view.view) {
            let controller = ReplayController()
            controller.transition = { [weak self] in self?.transition }
            controller.view = new
            controllers[view.view] = controller
        }
    }

    private func newView(_ view: FormRecording.View) -> any ReplayView {
        guard view.superview != nil else {
            let window = ReplayWindow(frame: device.screen.bounds)
            window.rootViewController = host
            window.makeKeyAndVisible()
            return window
        }
        if view.class == "UITextView" { return ReplayTextView() }
        if view.class.hasSuffix("TextField") || fields.contains(view.view) { return ReplayTextField() }
        return view.scroll == nil ? ReplayPlainView() : ReplayScrollView()
    }

    private func update(to new: FormRecording.View, from old: FormRecording.View?) {
        guard let view = views[new.view] else { return }
        view.recorded = new
        if let superview = new.superview.flatMap({ views[$0] }), view.superview !== superview {
            superview.addSubview(view)
        }
        if let controller = controllers[new.view] { update(controller, of: view, to: new.controller) }
        view.clipsToBounds = new.traits.contains(.clips)
        view.isHidden = new.traits.contains(.hidden)
        if old?.transform != new.transform { view.transform = CGAffineTransform(new.transform) }
        if let scrollView = view as? UIScrollView, let scroll = new.scroll {
            update(scrollView, to: scroll, from: old?.scroll)
        }
        if old?.bounds.size != new.bounds.size { view.bounds.size = new.bounds.size }
        if old?.bounds.origin != new.bounds.origin { view.bounds.origin = new.bounds.origin }
        if old?.center != new.center { view.center = new.center }
        if new.traits.contains(.followsKeyboard),
            !view.constraints.contains(where: { $0.secondItem is UIKeyboardLayoutGuide })
        {
            let follower = UIView()
            follower.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(follower)
            follower.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        }
    }

    private func update(_ scrollView: UIScrollView, to new: FormRecording.Scroll, from old: FormRecording.Scroll?) {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isScrollEnabled = new.isEnabled
        scrollView.isPagingEnabled = new.isPaging
        scrollView.formOptions.scrolling.changesOffset = new.mayScroll
        scrollView.formOptions.scrolling.changesInsets = new.mayInset
        scrollView.formOptions.scrolling.restoresOffset = new.restoresOffset
        if old?.contentSize != new.contentSize { scrollView.contentSize = new.contentSize }
        if old?.inset != new.inset { scrollView.contentInset = UIEdgeInsets(new.inset) }
        if old?.indicatorInset != new.indicatorInset {
            scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(new.indicatorInset)
        }
    }

    private func update(_ controller: ReplayController, of view: UIView, to new: FormRecording.Controller?) {
        if let style = new?.presentation.flatMap(UIModalPresentationStyle.init) {
            controller.modalPresentationStyle = style
            controller.presenter = host
        } else {
            controller.presenter = nil
        }
        guard new?.hasParent == true, controller.parent == nil, let superview = view.superview else { return }
        let around = sequence(first: superview, next: \.superview).lazy.compactMap { $0.next as? ReplayController }
            .first
        around?.addChild(controller)
    }
}

extension CGAffineTransform {
    init(_ numbers: [CGFloat]?) {
        guard let numbers, numbers.count == 6 else {
            self = .identity
            return
        }
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension FormRecording.Scroll {
    /// Takes the insets from another moment, but what the system adds to them from this one.
    fileprivate mutating func keepInsets(of other: FormRecording.Scroll?) {
        guard let other else { return }
        adjustedInset.top += other.inset.top - inset.top
        adjustedInset.bottom += other.inset.bottom - inset.bottom
        (inset, indicatorInset) = (other.inset, other.indicatorInset)
    }
}
