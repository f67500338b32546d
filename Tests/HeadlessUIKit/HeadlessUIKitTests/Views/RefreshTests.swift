import Testing
import UIKit

/// Pulling to refresh, readable widths and the columns of split views, after Apple's pages of `UIRefreshControl`,
/// `UIView.readableContentGuide` and `UISplitViewController`.
@MainActor
struct RefreshTests {
    @Test("pulling far enough refreshes and says so; the control keeps its room until it is told to end")
    func pulling() {
        let stage = ViewStage()
        let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 393, height: 800))
        scrollView.contentInsetAdjustmentBehavior = .never
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        stage.drag(scrollView, by: CGVector(dx: 0, dy: 60))
        stage.device.settle()
        #expect(count == 0 && !control.isRefreshing && scrollView.contentOffset.y == 0)
        stage.drag(scrollView, by: CGVector(dx: 0, dy: 200))
        stage.device.settle()
        #expect(count == 1 && control.isRefreshing)
        #expect(scrollView.adjustedContentInset.top == 60 && scrollView.contentInset.top == 0)
        #expect(scrollView.contentOffset.y == -60)
        control.endRefreshing()
        stage.device.settle()
        #expect(scrollView.adjustedContentInset.top == 0 && scrollView.contentOffset.y == 0)
        control.beginRefreshing()
        #expect(count == 1, "code tells nobody")
        scrollView.refreshControl = nil
        #expect(control.superview == nil && scrollView.adjustedContentInset.top == 0)
    }

    @Test("readable content is inside the margins, and no wider than lines can be read")
    func readable() {
        let pad = ViewStage(.iPad)
        pad.root.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        let guide = pad.root.readableContentGuide
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        pad.root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        pad.device.settle()
        #expect(view.frame.width == 672 && view.center.x == pad.root.bounds.midX)
        let phone = ViewStage()
        #expect(phone.root.readableContentGuide.layoutFrame == phone.root.layoutMarginsGuide.layoutFrame)
    }

    @Test("a split view shows as many columns as are preferred, and hides and shows them")
    func columns() {
        let device = HeadlessDevice(.iPad)
        let split = UISplitViewController(style: .tripleColumn)
        let screens = (0..<3).map { _ in UIViewController() }
        for (column, screen) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], screens) {
            split.setViewController(screen, for: column)
        }
        device.show(split)
        device.rotate(to: .landscapeLeft)
        device.settle()
        func shown() -> [Bool] { screens.map { $0.viewIfLoaded?.window != nil } }
        #expect(shown() == [true, true, true] && split.displayMode == .twoBesideSecondary)
        split.preferredDisplayMode = .oneBesideSecondary
        #expect(shown() == [false, true, true] && split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        #expect(shown() == [false, false, true] && split.displayMode == .secondaryOnly)
        split.show(.primary)
        split.show(.supplementary)
        #expect(shown() == [true, true, true])
        split.hide(.secondary)
        #expect(shown()[2], "it always stays")
        let detail = UIViewController()
        screens[0].showDetailViewController(detail, sender: nil)
        device.settle()
        #expect(split.viewController(for: .secondary) === detail && detail.viewIfLoaded?.window != nil)
    }

    @Test("a date picker's date is at one of the times that can be chosen")
    func minutes() {
        _ = HeadlessDevice()
        let picker = UIDatePicker()
        let date = Date(timeIntervalSince1970: 17 * 60 + 3)
        picker.date = date
        #expect(picker.minuteInterval == 1 && picker.date == date)
        picker.minuteInterval = 15
        #expect(picker.date == Date(timeIntervalSince1970: 15 * 60))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1, "60 is no multiple of it")
    }

    @Test("A control has its height before a scroll view has it")
    func height() {
        _ = HeadlessDevice()
        #expect(UIRefreshControl().frame.height == 60)
    }
}
