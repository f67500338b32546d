import FormNavigation
import Testing
import UIKit

/// The end of a selection that has just moved stays in sight.
@MainActor
struct SelectionTests {
    /// A long text view that has focus. It scrolls on its own or is in a scroll view.
    private func focused(scrolls: Bool, _ behavior: HeadlessBehavior) -> TextViewStage {
        let stage = TextViewStage(lines: 100, scrolls: scrolls, on: HeadlessDevice(behavior: behavior))
        stage.focus()
        return stage
    }

    @Test(
        "a start that is dragged upward is followed, and the end is not",
        arguments: [true, false], HeadlessBehavior.avoidance)
    func start(_ scrolls: Bool, _ behavior: HeadlessBehavior) {
        let stage = focused(scrolls: scrolls, behavior)
        stage.select(600..<600)
        #expect(stage.isSeen(600))
        for start in stride(from: 590, through: 0, by: -59) {
            stage.select(start..<600)
            #expect(stage.isSeen(start), "\(start)")
        }
        #expect(!stage.isSeen(600))
        // The next reading, for whatever reason, doesn't scroll back to the end.
        let offset = stage.scrollingView.contentOffset
        stage.device.keyboard.extraHeight = 30
        stage.device.settle()
        #expect(stage.isSeen(0))
        #expect(stage.scrollingView.contentOffset == offset)
    }

    @Test("an end that is dragged downward is followed", arguments: [true, false], HeadlessBehavior.avoidance)
    func end(_ scrolls: Bool, _ behavior: HeadlessBehavior) {
        let stage = focused(scrolls: scrolls, behavior)
        stage.select(5..<5)
        for end in stride(from: 10, through: 700, by: 60) {
            stage.select(5..<end)
            #expect(stage.isSeen(end), "\(end)")
        }
    }

    @Test(
        "Select All scrolls nowhere, and what is typed then is seen",
        arguments: [true, false], HeadlessBehavior.avoidance)
    func selectAll(_ scrolls: Bool, _ behavior: HeadlessBehavior) {
        let stage = focused(scrolls: scrolls, behavior)
        stage.select(300..<300)
        let offset = stage.scrollingView.contentOffset
        stage.select(0..<stage.textView.text.utf16.count)
        #expect(stage.scrollingView.contentOffset == offset)
        stage.navigator.reload()
        stage.device.settle()
        #expect(stage.scrollingView.contentOffset == offset)
        stage.device.type("a")
        stage.device.settle()
        #expect(stage.isSeen(1))
        stage.select(0..<0)
        #expect(stage.isSeen(0))
    }
}
