import FormNavigation
import TestSupport
import Testing
import UIKit

/// Changes by keyboard avoidance run the app's code, which can do anything, but nothing of avoidance may remain.
@MainActor
struct AvoidanceCallbackTests {
    /// Where the app's code runs.
    enum Place: CaseIterable {
        case scrollViewDidScroll
        case adjustedInset
        case layoutSubviews
        case safeArea
        case transform
    }

    /// What the code does there.
    enum Act: CaseIterable {
        case uninstall
        case releaseNavigator
        case releaseScreen
        case removeField
        case endEditing
        case moveOn
        case keepInSight
        case reload
        case startAgain
    }

    /// What has to move for the field.
    enum Mover: CaseIterable {
        case scrollView
        case screen
        case bar
    }

    /// A view that needs layout again when it moves, such as one that draws a shadow.
    private final class Part: UIView {
        var onCall: ((Place) -> Void)?

        override var transform: CGAffineTransform {
            didSet {
                setNeedsLayout()
                onCall?(.transform)
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            onCall?(.layoutSubviews)
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            onCall?(.safeArea)
        }
    }

    private final class Screen: UIViewController, UIScrollViewDelegate {
        let root = Part(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 660))
        let bar = Part(frame: CGRect(x: 0, y: 770, width: 393, height: 82))
        let fields = [620, 705, 5].map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: $0, width: 300, height: 34))
        }
        let other = UITextField(named: "other", frame: CGRect(x: 20, y: 20, width: 300, height: 34))
        var form: FormNavigator?
        var onCall: ((Place) -> Void)?

        override func loadView() {
            view = root
            for part in [root, bar] { part.onCall = { [weak self] in self?.onCall?($0) } }
            scrollView.contentSize = CGSize(width: 393, height: 1000)
            scrollView.contentInset = ownInsets
            scrollView.verticalScrollIndicatorInsets = ownInsets
            scrollView.delegate = self
            root.addSubview(scrollView)
            root.addSubview(bar)
            scrollView.addSubview(fields[0])
            scrollView.addSubview(other)
            root.addSubview(fields[1])
            bar.addSubview(fields[2])
        }

        override var additionalSafeAreaInsets: UIEdgeInsets {
            didSet { onCall?(.safeArea) }
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            onCall?(.safeArea)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { onCall?(.scrollViewDidScroll) }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { onCall?(.adjustedInset) }
    }

    private static let ownInsets = UIEdgeInsets(top: 3, left: 0, bottom: 7, right: 0)
    private static let ownAdditionalInsets = UIEdgeInsets(top: 4, left: 0, bottom: 2, right: 0)

    /// A screen on a device, and its views, which outlive the screen.
    @MainActor
    private final class Stage {
        let device: HeadlessDevice
        let window: UIWindow
        private(set) var screen: Screen?
        let root: UIView
        let bar: UIView
        let scrollView: UIScrollView
        let field: UITextField
        /// The field that ``Act/moveOn`` gives focus.
        var other: UITextField
        /// How many times the app's code runs before it acts.
        var countdown = 0
        var hasActed = false

        init(_ mover: Mover, _ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
            device = HeadlessDevice(.iPhone15, movedSafeArea)
            let screen = Screen()
            screen.additionalSafeAreaInsets = ownAdditionalInsets
            window = device.show(screen)
            device.settle()
            let form = FormNavigator(viewController: screen)
            if mover == .bar { form.inputBar = FormInputBar(screen.bar, over: screen.scrollView) }
            screen.form = form
            self.screen = screen
            (root, bar, scrollView, other) = (screen.root, screen.bar, screen.scrollView, screen.other)
            field = screen.fields[Mover.allCases.firstIndex(of: mover) ?? 0]
        }

        func arm(_ place: Place, after count: Int, _ act: Act) {
            countdown = count
            screen?.onCall = { [weak self] in
                guard let self, $0 == place, !hasActed else { return }
                countdown -= 1
                guard countdown < 0 else { return }
                hasActed = true
                perform(act)
            }
        }

        private func perform(_ act: Act) {
            switch act {
            case .uninstall: screen?.form?.uninstall()
            case .releaseNavigator: screen?.form = nil
            case .releaseScreen:
                screen = nil
                window.rootViewController = UIViewController()
            case .removeField: field.removeFromSuperview()
            case .endEditing: window.endEditing(true)
            case .moveOn: other.becomeFirstResponder()
            case .keepInSight: screen?.form?.viewsKeptVisible = [other]
            case .reload: screen?.form?.reload()
            case .startAgain: screen?.form?.enable()
            }
        }

        /// Ends editing twice, because the app may still move on the first time.
        func endEditing() {
            for _ in 0..<2 {
                window.endEditing(true)
                device.settle()
            }
        }

        /// What isn't the app's own, in words.
        var remains: [String] {
            var remains: [String] = []
            if scrollView.contentInset != ownInsets { remains.append("inset \(scrollView.contentInset.bottom)") }
            if scrollView.verticalScrollIndicatorInsets != ownInsets { remains.append("indicators") }
            let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
            let range = -scrollView.adjustedContentInset.top...end
            if !range.contains(scrollView.contentOffset.y) { remains.append("offset \(scrollView.contentOffset.y)") }
            if root.transform != .identity { remains.append("screen \(root.transform.ty)") }
            if bar.transform != .identity { remains.append("bar \(bar.transform.ty)") }
            if let screen, screen.additionalSafeAreaInsets != ownAdditionalInsets {
                remains.append("safe area \(screen.additionalSafeAreaInsets)")
            }
            return remains
        }
    }

    /// How many times the app's code runs before it acts: up to twice, or, as a sample, one of these in turn.
    private static func calls(_ index: Int, _ mover: Mover) -> Range<Int> {
        guard !testsEverything else { return 0..<3 }
        let turn = (index + (Mover.allCases.firstIndex(of: mover) ?? 0)) % 3
        return turn..<turn + 1
    }

    @Test("nothing stays behind when the keyboard comes", arguments: Place.allCases, Act.allCases)
    func coming(_ place: Place, _ act: Act) {
        var count = 0
        for mover in Mover.allCases {
            for (index, movedSafeArea) in HeadlessBehavior.MovedSafeArea.allCases.enumerated() {
                for calls in Self.calls(index, mover) {
                    let stage = Stage(mover, movedSafeArea)
                    stage.arm(place, after: calls, act)
                    stage.field.becomeFirstResponder()
                    stage.device.settle()
                    if stage.hasActed { count += 1 }
                    if stage.hasActed, [.uninstall, .releaseNavigator, .releaseScreen].contains(act) {
                        #expect(stage.remains == [], "\(mover) \(movedSafeArea), after \(calls) calls, immediately")
                    }
                    stage.endEditing()
                    #expect(stage.remains == [], "\(mover) \(movedSafeArea), after \(calls) calls")
                }
            }
        }
        #expect(count > 0)
    }

    @Test("nothing stays behind when the keyboard goes", arguments: Place.allCases, Act.allCases)
    func going(_ place: Place, _ act: Act) {
        for mover in Mover.allCases {
            for (index, movedSafeArea) in HeadlessBehavior.MovedSafeArea.allCases.enumerated() {
                for calls in Self.calls(index, mover) {
                    let stage = Stage(mover, movedSafeArea)
                    stage.field.becomeFirstResponder()
                    stage.device.settle()
                    stage.arm(place, after: calls, act)
                    stage.endEditing()
                    #expect(stage.remains == [], "\(mover) \(movedSafeArea), after \(calls) calls")
                }
            }
        }
    }

    @Test(
        "a field that gains focus while the form is put back is above the keyboard in the end",
        arguments: Place.allCases, Mover.allCases)
    func focusMeanwhile(_ place: Place, _ mover: Mover) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            for calls in 0..<6 {
                let stage = Stage(mover, movedSafeArea)
                let low = UITextField(named: "low", frame: CGRect(x: 20, y: 740, width: 300, height: 34))
                (mover == .scrollView ? stage.scrollView : stage.root).addSubview(low)
                stage.other = low
                stage.field.becomeFirstResponder()
                stage.device.settle()
                stage.arm(place, after: calls, .moveOn)
                stage.window.endEditing(true)
                stage.device.settle()
                if low.isFirstResponder {
                    let end = low.convert(low.bounds, to: nil).maxY
                    #expect(
                        end <= stage.device.keyboard.frame.minY - 10 + 0.5, "\(movedSafeArea), after \(calls) calls")
                }
                stage.endEditing()
                #expect(stage.remains == [], "\(movedSafeArea), after \(calls) calls")
            }
        }
    }

    @Test(
        "a form that the app starts again while it's put back keeps its field above the keyboard",
        arguments: Place.allCases, Mover.allCases)
    func startedAgain(_ place: Place, _ mover: Mover) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            for calls in 0..<6 {
                let stage = Stage(mover, movedSafeArea)
                stage.field.becomeFirstResponder()
                stage.device.settle()
                stage.arm(place, after: calls, .startAgain)
                stage.screen?.form?.uninstall()
                stage.device.settle()
                if stage.hasActed {
                    let end = stage.field.convert(stage.field.bounds, to: nil).maxY
                    #expect(end <= stage.device.keyboard.frame.minY, "\(movedSafeArea), after \(calls) calls")
                }
                stage.screen?.form?.uninstall()
                #expect(stage.remains == [], "\(movedSafeArea), after \(calls) calls")
            }
        }
    }

    @Test(
        "a form isn't scrolled for a field that loses focus as room is made for it",
        arguments: [Act.endEditing, .removeField, .uninstall, .releaseNavigator])
    func lostMeanwhile(_ act: Act) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            let stage = Stage(.scrollView, movedSafeArea)
            let offset = stage.scrollView.contentOffset
            stage.arm(.adjustedInset, after: 0, act)
            stage.field.becomeFirstResponder()
            stage.device.settle()
            #expect(stage.hasActed && stage.scrollView.contentOffset == offset, "\(movedSafeArea)")
        }
    }

    @Test("a scroll view that uninstalls the navigator when its inset is set keeps its insets and its offset")
    func insetThatUninstalls() {
        final class ScrollView: UIScrollView {
            var onInset: (() -> Void)?

            override var contentInset: UIEdgeInsets {
                didSet {
                    let act = onInset
                    onInset = nil
                    act?()
                }
            }
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let scrollView = ScrollView(frame: controller.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 1200)
        scrollView.contentInset = Self.ownInsets
        scrollView.verticalScrollIndicatorInsets = Self.ownInsets
        controller.view.addSubview(scrollView)
        let field = UITextField(named: "field", frame: CGRect(x: 20, y: 780, width: 300, height: 40))
        scrollView.addSubview(field)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let offset = scrollView.contentOffset
        scrollView.onInset = { [weak form] in form?.uninstall() }
        field.becomeFirstResponder()
        device.settle()
        #expect(scrollView.onInset == nil && field.isFirstResponder)
        #expect(scrollView.contentInset == Self.ownInsets)
        #expect(scrollView.verticalScrollIndicatorInsets == Self.ownInsets)
        #expect(scrollView.contentOffset == offset)
    }

    @Test("a screen that reloads in each layout comes to rest, with its field in sight", arguments: Mover.allCases)
    func reloading(_ mover: Mover) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            let stage = Stage(mover, movedSafeArea)
            stage.screen?.onCall = { [weak stage] _ in stage?.screen?.form?.reload() }
            stage.field.becomeFirstResponder()
            stage.device.settle()
            let end = stage.field.convert(stage.field.bounds, to: nil).maxY
            #expect(end <= stage.device.keyboard.frame.minY)
            stage.window.endEditing(true)
            stage.device.settle()
            #expect(stage.remains == [])
        }
    }

    @Test(
        "what the app asks for during a layout is done with the same movement of the keyboard",
        arguments: [Mover.scrollView, .bar])
    func distanceInLayout(_ mover: Mover) {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            let stage = Stage(mover, movedSafeArea)
            stage.screen?.onCall = { [weak stage] _ in
                stage?.screen?.form?.configuration.keyboardDistance = 30
                stage?.screen?.form?.inputBar?.keyboardDistance = 30
            }
            stage.field.becomeFirstResponder()
            stage.device.runLoop.turn()
            let end = stage.field.convert(stage.field.bounds, to: nil).maxY
            stage.device.settle()
            #expect(stage.device.keyboard.frame.minY - end >= 30 - 0.5, "\(mover) \(movedSafeArea)")
            #expect(end == stage.field.convert(stage.field.bounds, to: nil).maxY, "\(mover) \(movedSafeArea)")
        }
    }

    @Test("a screen laid out from the keyboard that reloads in each layout comes to rest")
    func reloadingWithGuide() {
        let stage = Stage(.screen, .follows)
        stage.field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stage.field.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            stage.field.bottomAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.topAnchor, constant: -20),
        ])
        stage.device.settle()
        stage.screen?.onCall = { [weak stage] _ in stage?.screen?.form?.reload() }
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.field.convert(stage.field.bounds, to: nil).maxY <= stage.device.keyboard.frame.minY)
        stage.window.endEditing(true)
        stage.device.settle()
        #expect(stage.remains == [])
    }
}
