import FormNavigation
import TestSupport
import Testing
import UIKit

/// Sections of a compositional layout that scroll sideways on their own, each in its own scroll view (P18).
@MainActor
struct CarouselTests {
    private func show(_ form: ModernForm, prepared: Int = 1, isRightToLeft: Bool = false) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.prefetchedCellCount = prepared
        let device = HeadlessDevice(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, behavior: behavior)
        form.start(on: device)
        return device
    }

    /// Sections with the given numbers of rows, numbered by hundreds. All of them scroll sideways.
    private func carousels(_ counts: [Int]) -> ModernForm {
        let form = ModernForm(
            counts.enumerated().map { section, count in (0..<count).map { 100 * section + $0 } },
            carousels: Set(counts.indices))
        form.height = { _ in 50 }
        return form
    }

    @Test(
        "their cells are found where they are, in the order of their index paths, there and back",
        arguments: [false, true])
    func order(_ isRightToLeft: Bool) {
        let few = Array(repeating: 2, count: testsEverything ? 9 : 5)
        let counts = [5, 1, 0, 9, 3] + few + [7]
        let form = carousels(counts)
        let device = show(form, isRightToLeft: isRightToLeft)
        let rows = form.sections.flatMap { $0 }
        for row in rows {
            if row > 0 { #expect(form.form.focusNext()) }
            device.settle()
            #expect(form.focus == row)
            #expect(form.isFocusSeen(device), "\(row)")
        }
        #expect(!form.form.canFocusNext)
        for row in rows.dropLast().reversed() {
            #expect(form.form.focusPrevious())
            device.settle()
            #expect(form.focus == row)
            #expect(form.isFocusSeen(device), "\(row) back")
        }
        #expect(!form.form.canFocusPrevious)
    }

    @Test("a field far away in a section is found, and its neighbors are where they were")
    func sparse() {
        let form = carousels([20, 20, 20])
        form.hasField = { [0, 219].contains($0) }
        let device = show(form)
        form.sectionScrollView(1)?.contentOffset.x = 320
        device.settle()
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == 219)
        #expect(form.isFocusSeen(device))
        #expect(form.sidewaysOffsets().prefix(2) == [0, 320])
    }

    @Test("where nothing is found, all offsets are as before")
    func offsets() {
        let form = carousels([20, 20, 20, 20])
        form.hasField = { $0 == 103 }
        let device = show(form)
        for (section, x) in [(0, 100), (2, 200)] { form.sectionScrollView(section)?.contentOffset.x = CGFloat(x) }
        device.settle()
        #expect(form.focus == 103)
        let offsets = form.sidewaysOffsets()
        for isForward in [true, false] {
            #expect(isForward ? !form.form.focusNext() : !form.form.focusPrevious())
            device.settle()
            #expect(form.focus == 103)
            #expect(form.sidewaysOffsets() == offsets)
            #expect(form.scrollView.contentOffset.y == -form.scrollView.adjustedContentInset.top)
        }
    }

    @Test("a section that is hidden holds no stop")
    func hidden() {
        let form = carousels([2, 2, 2])
        let device = show(form)
        form.sectionScrollView(1)?.isHidden = true
        device.settle()
        #expect(form.form.fields.compactMap { ($0 as? UITextField)?.placeholder } == ["0", "1", "200", "201"])
    }

    @Test(
        "two sections that scroll sideways are gone through item by item between the rows around them, there and back",
        arguments: [0, 1, 8])
    func carousels(_ prepared: Int) {
        let form = ModernForm(
            [[0, 1, 2], Array(3..<9), [9, 10], Array(11..<16), Array(16..<30)], carousels: [1, 3])
        // What doesn't fit into an item can't be seen.
        let heights = form.height
        form.height = { min(60, heights($0)) }
        let device = show(form, prepared: prepared)
        form.expectForward(through: 30, on: device)
        form.expectBack(through: 30, on: device)
    }

    @Test(
        "a search through them that finds nothing leaves each where it was, also one that was out of sight meanwhile",
        arguments: [0, 1, 8])
    func carouselOffsets(_ prepared: Int) {
        let rows = Array(0..<20).map { 100 + $0 }
        let form = ModernForm([[0], Array(1..<12), Array(12..<24), rows, Array(30..<42)], carousels: [1, 2, 4])
        form.hasField = { $0 == 0 }
        let device = show(form, prepared: prepared)
        let views = form.scrollView.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
        for (view, x) in zip(views, [320, 480]) { view.contentOffset.x = CGFloat(x) }
        device.settle()
        #expect(form.sidewaysOffsets() == [320, 480])
        let offset = form.scrollView.contentOffset
        #expect(!form.form.focusNext())
        device.settle()
        #expect(form.focus == 0)
        #expect(form.scrollView.contentOffset == offset)
        #expect(form.sidewaysOffsets() == [320, 480])
    }
}
