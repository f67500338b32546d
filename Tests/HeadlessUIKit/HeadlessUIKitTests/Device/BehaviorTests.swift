import TestSupport
import Testing
import UIKit

/// What the headless device does under the settings for what iOS does in one way or another.
@MainActor
struct BehaviorTests {
    private func device(_ model: HeadlessModel = .iPhone15, _ change: (inout HeadlessBehavior) -> Void)
        -> HeadlessDevice
    {
        var behavior = HeadlessBehavior()
        change(&behavior)
        return HeadlessDevice(model, behavior: behavior)
    }

    private func controller(_ field: UIView) -> UIViewController {
        let controller = UIViewController()
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        controller.view.addSubview(field)
        return controller
    }

    // MARK: Layout while cells are configured

    @Test(
        "Q16 a layout of what a cell is being configured in is counted, one of anything else is not",
        arguments: [true, false])
    func layoutInsideConfiguration(isTable: Bool) {
        let device = device { $0.stopsAtLayoutInsideConfiguration = false }
        let source = ConfiguringSource()
        let view: UIScrollView = isTable ? source.table : source.collectionView
        let (controller, other) = (UIViewController(), UIView())
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        controller.view.addSubview(view)
        controller.view.addSubview(other)
        source.inCell = { _ in other.layoutIfNeeded() }
        device.show(controller)
        device.settle()
        #expect(device.layoutsInsideConfiguration == 0)
        source.inCell = { $0.layoutIfNeeded() }
        (view as? UITableView)?.reloadData()
        (view as? UICollectionView)?.reloadData()
        device.settle()
        #expect(device.layoutsInsideConfiguration == 1)
        source.inCell = { $0.window?.layoutIfNeeded() }
        let path = IndexPath(row: 1, section: 0)
        (view as? UITableView)?.reconfigureRows(at: [path])
        (view as? UICollectionView)?.reconfigureItems(at: [path])
        #expect(device.layoutsInsideConfiguration == 2)
        view.layoutIfNeeded()
        #expect(device.layoutsInsideConfiguration == 2)
    }

    // MARK: VoiceOver

    @Test(
        "Q28 what is announced within a tenth of a second after a touch or a change of layout is left out, or is not",
        arguments: [true, false])
    func hastyAnnouncements(areDropped: Bool) throws {
        let device = device { $0.dropsEarlyAnnouncements = areDropped }
        let announce = { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        var isHeard: Bool? { device.accessibilityPosts.last?.isHeard }
        let button = UIButton(primaryAction: UIAction(title: "Save") { _ in announce() })
        device.show(controller(button))
        announce()
        #expect(isHeard == false, "nobody listens")
        device.isVoiceOverRunning = true
        announce()
        #expect(isHeard == true)
        try device.tap(button)
        #expect(isHeard == !areDropped)
        device.advance(by: 0.05)
        announce()
        #expect(isHeard == !areDropped)
        device.advance(by: 0.1)
        announce()
        #expect(isHeard == true)
        UIAccessibility.post(notification: .layoutChanged, argument: button)
        #expect(isHeard == true)
        announce()
        #expect(isHeard == !areDropped)
        device.runLoop.schedule(after: 0.1, announce)
        device.settle()
        #expect(isHeard == true)
    }

    // MARK: Frames

    @Test("F5 a frame that is set is the bounding box under a transform, too")
    func transformedFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.transform = CGAffineTransform(translationX: 0, y: -80)
        #expect(view.frame.minY == -80)
        view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 400))
        #expect(view.bounds.size == CGSize(width: 300, height: 400))
        #expect(view.center == CGPoint(x: 160, y: 300))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.bounds.size == CGSize(width: 50, height: 50) && view.center == CGPoint(x: 50, y: 50))
    }

    enum Container: CaseIterable {
        case navigation, tabs, presentation
    }

    @Test(
        "Q17 at each layout a container takes a translation of its child back, or leaves it", arguments: [true, false],
        Container.allCases)
    func containers(assignsFrames: Bool, container: Container) throws {
        let device = device { $0.containersAssignFrames = assignsFrames }
        let child = UIViewController()
        switch container {
        case .navigation: device.show(UINavigationController(rootViewController: child))
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [child]
            device.show(tabs)
        case .presentation:
            let presenter = UIViewController()
            device.show(presenter)
            child.modalPresentationStyle = .overFullScreen
            presenter.present(child, animated: false)
        }
        device.settle()
        let view = try #require(child.view)
        let place = view.frame
        view.transform = CGAffineTransform(translationX: 0, y: -100)
        #expect(view.frame.minY == place.minY - 100)
        (child.presentationController?.containerView ?? view.superview)?.setNeedsLayout()
        device.settle()
        #expect(view.frame.minY == place.minY - (assignsFrames ? 0 : 100))
        #expect(view.transform.ty == -100)
        view.transform = .identity
        #expect(view.frame.minY == place.minY + (assignsFrames ? 100 : 0))
        (child.presentationController?.containerView ?? view.superview)?.setNeedsLayout()
        device.settle()
        #expect(view.frame == place)
    }

    @Test("Q18 reading a keyboard guide leaves constraints with it in the view, or none", arguments: [true, false])
    func guideConstraints(areSeen: Bool) {
        let device = device { $0.keyboardGuidesHaveConstraints = areSeen }
        let field = UITextField()
        let controller = controller(field)
        let window = device.show(controller)
        for view in [controller.view!, window] {
            #expect(view.constraints.isEmpty)
            let guide = view.keyboardLayoutGuide
            let frame = guide.layoutFrame
            #expect(view.constraints.isEmpty != areSeen)
            for constraint in view.constraints {
                #expect(constraint.isActive && constraint.firstItem === guide && constraint.secondItem === view)
            }
            view.setNeedsLayout()
            device.settle()
            #expect(guide.layoutFrame == frame)
        }
        field.becomeFirstResponder()
        device.settle()
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == device.keyboard.frame.minY)
    }

    @Test("Q19 a popover keeps above the keyboard, or stays where it is", arguments: [true, false])
    func popover(avoids: Bool) throws {
        let device = device(.iPad) { $0.popoversAvoidKeyboard = avoids }
        let field = UITextField()
        let content = controller(field)
        let presenter = UIViewController()
        device.show(presenter)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 500)
        content.popoverPresentationController?.sourceView = presenter.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
        presenter.present(content, animated: false)
        device.settle()
        let view = try #require(content.view)
        let before = view.convert(view.bounds, to: nil)
        field.becomeFirstResponder()
        device.settle()
        let after = view.convert(view.bounds, to: nil)
        #expect((after == before) != avoids)
        #expect((after.maxY <= device.keyboard.frame.minY) == avoids)
    }

    // MARK: The keyboard's frames

    private func ends(_ device: HeadlessDevice, _ body: () -> Void) -> [String: CGRect] {
        var ends: [String: CGRect] = [:]
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = value?.cgRectValue
                let word = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                MainActor.assumeIsolated {
                    ends[word.replacingOccurrences(of: "Notification", with: "")] = frame
                }
            }
        }
        body()
        device.settle()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return ends
    }

    @Test("Q20 beside the space below the app, the frames that are posted end with the app", arguments: [true, false])
    func slideOver(endsWithApp: Bool) throws {
        let device = device(.iPad) { $0.keyboardEndsWithApp = endsWithApp }
        let scene = try #require(device.application.connectedScenes.first as? UIWindowScene)
        device.place(scene, in: CGRect(x: 440, y: 40, width: 375, height: 1_100))
        let field = UITextField()
        device.show(controller(field))
        let frame = try #require(ends(device) { field.becomeFirstResponder() }["WillShow"])
        #expect(device.keyboard.frame.maxY == 1_180)
        #expect(frame == device.keyboard.frame.offsetBy(dx: 0, dy: endsWithApp ? -40 : 0))
        // An app that reaches the bottom has nothing below.
        device.place(scene, in: CGRect(x: 410, y: 0, width: 410, height: 1_180))
        field.resignFirstResponder()
        let other = try #require(ends(device) { field.becomeFirstResponder() }["DidShow"])
        #expect(other == device.keyboard.frame)
    }

    @Test("Q25 a did notification carries another frame than its will, where that is set", arguments: [0, 44])
    func didFrame(shift: CGFloat) throws {
        let device = device { $0.didFrameShift = shift }
        let field = UITextField()
        device.show(controller(field))
        let shown = ends(device) { field.becomeFirstResponder() }
        let frame = device.keyboard.frame
        #expect(shown["WillShow"] == frame)
        for name in ["DidShow", "DidChangeFrame"] { #expect(shown[name] == frame.offsetBy(dx: 0, dy: shift)) }
        let hidden = ends(device) { field.resignFirstResponder() }
        let end = try #require(hidden["WillHide"])
        #expect(hidden["DidHide"] == end.offsetBy(dx: 0, dy: shift))
    }

    // MARK: Scrolling

    @Test("Q22 an assigned offset ends a smooth scroll, or does not; one that is set does", arguments: [true, false])
    func smoothScroll(ends: Bool) {
        let device = device { $0.assignedOffsetsEndAnimatedScrolls = ends }
        let scrollView = UIScrollView()
        device.show(controller(scrollView))
        scrollView.contentSize = CGSize(width: 200, height: 3_000)
        let target = CGPoint(x: 0, y: 1_000)
        scrollView.setContentOffset(target, animated: true)
        device.advance(by: 0.1)
        scrollView.contentOffset = CGPoint(x: 0, y: 50)
        #expect(scrollView.contentOffset.y == 50)
        device.settle()
        #expect(scrollView.contentOffset.y == (ends ? 50 : 1_000))
        scrollView.contentOffset = .zero
        scrollView.setContentOffset(target, animated: true)
        device.advance(by: 0.1)
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        device.settle()
        #expect(scrollView.contentOffset.y == 50)
    }
}

struct ConfigurationExitTests {
    @Test(
        "Q16 as a rule a layout of the table in which a cell is being configured ends the process", .oneProcessAtATime)
    func exit() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let device = HeadlessDevice()
                let source = ConfiguringSource()
                let table = source.table
                table.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
                let controller = UIViewController()
                controller.view.addSubview(table)
                source.inCell = { $0.layoutIfNeeded() }
                device.show(controller)
                device.settle()
            }
        }
    }
}

/// Three rows or items; what is to happen happens while the second one is configured.
@MainActor
private final class ConfiguringSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// Called once.
    var inCell: (UIView) -> Void = { _ in }

    private func act(in view: UIView) {
        let action = inCell
        inCell = { _ in }
        action(view)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        defer { if indexPath.row == 1 { act(in: tableView) } }
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        defer { if indexPath.item == 1 { act(in: collectionView) } }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    var table: UITableView {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        return table
    }

    var collectionView: UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        return view
    }
}
