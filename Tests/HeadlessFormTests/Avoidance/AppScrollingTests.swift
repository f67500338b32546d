import FormNavigation
import Testing
import UIKit

/// Forms whose app has rules of its own for how they scroll.
@MainActor
struct AppScrollingTests {
    /// Calls a closure for each change of the offset.
    private final class Listener: NSObject, UIScrollViewDelegate {
        var didScroll: (UIScrollView) -> Void = { _ in }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll(scrollView) }
    }

    /// Goes from a field to the last one and back, and expects each to be clear of the keyboard.
    private func expectSeen(_ stage: AvoidanceStage, from first: Int = 0) {
        stage.focus(first)
        for field in stage.fields[first...] + stage.fields[first...].reversed().dropFirst() {
            stage.navigator.focus(field)
            stage.device.settle()
            let sight = stage.device.sight(of: field)
            #expect(sight.isWhole, "\(sight)")
            #expect(stage.distance(of: field) >= 10 - 0.5)
        }
    }

    private func expectAtRest(_ stage: AvoidanceStage) {
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity && stage.scrollView?.contentInset == .zero)
    }

    @Test("a form whose content mustn't scroll beyond its end is raised for the rest", arguments: [8, 12])
    func clamped(_ count: Int) throws {
        let stage = AvoidanceStage(count, scrolls: true)
        let listener = Listener()
        listener.didScroll = { scrollView in
            let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
            if scrollView.contentOffset.y > end { scrollView.contentOffset.y = end }
        }
        stage.scrollView?.delegate = listener
        expectSeen(stage)
        expectAtRest(stage)
    }

    @Test("a field that reaches beyond content shorter than its view is whole above the keyboard")
    func beyondContent() throws {
        let stage = AvoidanceStage(11, scrolls: true)
        let last = try #require(stage.fields.last)
        stage.scrollView?.contentSize.height = last.frame.midY
        expectSeen(stage)
        expectAtRest(stage)
    }

    @Test("a form below a header that gets lower as the form scrolls")
    func header() throws {
        let stage = AvoidanceStage(20, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        let height = stage.controller.view.bounds.height
        func place(below edge: CGFloat) {
            if scrollView.frame.minY != edge {
                scrollView.frame = CGRect(x: 0, y: edge, width: scrollView.frame.width, height: height - edge)
            }
        }
        place(below: 220)
        let listener = Listener()
        listener.didScroll = { place(below: max(60, 220 - max(0, $0.contentOffset.y))) }
        scrollView.delegate = listener
        expectSeen(stage)
        expectAtRest(stage)
    }

    @Test("a form that the app centers with an inset in each layout")
    func centered() throws {
        final class Controller: UIViewController {
            var onLayout: () -> Void = {}
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                onLayout()
            }
        }
        let controller = Controller()
        let stage = AvoidanceStage(5, scrolls: true, in: controller)
        let scrollView = try #require(stage.scrollView)
        controller.onLayout = {
            let room = scrollView.bounds.height - scrollView.contentInset.bottom
            scrollView.contentInset.top = max(0, (room - scrollView.contentSize.height) / 2)
        }
        controller.view.setNeedsLayout()
        stage.device.settle()
        let inset = scrollView.contentInset
        for _ in 0..<2 {
            expectSeen(stage)
            stage.dismiss()
            controller.view.setNeedsLayout()
            stage.device.settle()
            #expect(scrollView.contentInset == inset && controller.view.transform == .identity)
        }
    }

    @Test("a form that begins or ends refreshing while it's edited keeps no inset", arguments: [true, false])
    func refreshing(_ beginsBefore: Bool) throws {
        let stage = AvoidanceStage(scrolls: true)
        let refreshControl = UIRefreshControl()
        stage.scrollView?.refreshControl = refreshControl
        if beginsBefore { refreshControl.beginRefreshing() }
        stage.focus(9)
        refreshControl.beginRefreshing()
        expectSeen(stage, from: 6)
        if beginsBefore { refreshControl.endRefreshing() }
        stage.device.settle()
        expectSeen(stage, from: 6)
        stage.dismiss()
        refreshControl.endRefreshing()
        stage.device.settle()
        #expect(stage.scrollView?.contentInset == .zero)
    }

    @Test("a distance that isn't a number counts as none, and the device comes to rest", arguments: [0, 1, 2, 3])
    func notANumber(_ option: Int) throws {
        let stage = AvoidanceStage(scrolls: true)
        switch option {
        case 0: stage.navigator.configuration.keyboardDistance = .nan
        case 1: stage.navigator.configuration.topDistance = .nan
        case 2: stage.navigator.configuration.extraKeyboardDistance = .nan
        default: for field in stage.fields { field.formOptions.avoidance.keyboardDistance = .nan }
        }
        for index in [3, 11, 5] {
            stage.focus(index)
            #expect(stage.device.sight(of: stage.fields[index]).isWhole)
        }
        expectAtRest(stage)
    }

    @Test("a bar whose distance isn't a number is still the same bar when something else about it is set")
    func barNotANumber() {
        let stage = AvoidanceStage(scrolls: true)
        let bounds = stage.controller.view.bounds
        let bar = UIView(frame: CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 60))
        stage.controller.view.addSubview(bar)
        stage.navigator.inputBar = FormInputBar(bar, over: stage.scrollView, keyboardDistance: .nan)
        stage.focus(3)
        let transform = bar.transform
        #expect(transform.ty < 0)
        stage.navigator.inputBar?.pinnedView = nil
        #expect(bar.transform == transform)
        stage.dismiss()
        #expect(bar.transform == .identity)
    }
}
