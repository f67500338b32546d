import FormNavigation
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

/// Screens whose fields are in rows that come and go: Next and Previous visit each once, where it can be seen.
@MainActor
struct RowWalkTests {
    /// A screen on a device, with the first field focused.
    private struct Stage {
        let device: HeadlessDevice
        let window: UIWindow

        @MainActor
        init(_ name: String, _ model: HeadlessModel, _ direction: UIUserInterfaceLayoutDirection, tapping field: String)
            throws
        {
            device = HeadlessDevice(model, layoutDirection: direction)
            let screen = try #require(ExampleScreen.all.first { $0.name == name })
            window = device.show(screen.makeViewController())
            device.settle()
            try device.tap(title: field)
            device.settle()
        }

        @MainActor var field: UITextField? { device.keyboard.responder as? UITextField }

        /// Taps a button of the toolbar as long as that is possible.
        ///
        /// - Returns: The fields that were visited, by their placeholders.
        @MainActor
        func walk(_ button: String, atMost count: Int = .max) throws -> [String] {
            var visited = [field?.placeholder ?? "-"]
            while visited.count < count, let toolbar = device.keyboard.inputAccessoryView as? FormToolbar,
                let item = toolbar.bar.items?.first(where: { $0.accessibilityLabel == button }), item.isEnabled
            {
                try device.tap(item)
                device.settle()
                let name = field?.placeholder ?? "-"
                visited.append(name)
                guard let field, isSeen(field) else {
                    Issue.record("\(button) to \(name), which cannot be seen on \(device.model.name)")
                    break
                }
            }
            return visited
        }

        /// Whether the whole field is on the screen, below the navigation bar and above the keyboard.
        @MainActor
        private func isSeen(_ field: UIView) -> Bool {
            let frame = field.convert(field.bounds, to: nil)
            let top = (window.rootViewController as? UINavigationController)?.topViewController?.view.safeAreaInsets.top
            return frame.minY >= (top ?? 0) - 0.5 && frame.maxY <= device.keyboard.frame.minY + 0.5
                && frame.minX >= -0.5 && frame.maxX <= window.bounds.width + 0.5
        }
    }

    /// Each device with both directions, or as a sample with one in turn.
    private nonisolated static let setups: [(String, UIUserInterfaceLayoutDirection)] =
        HeadlessModel.walked.enumerated().flatMap { turn, model in
            [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].filter {
                testsEverything || ($0 == .rightToLeft) == !turn.isMultiple(of: 2)
            }
            .map { (model.name, $0) }
        }

    @Test(
        "settings: the fields that are screens apart and those beside each other, one after the other, on every device",
        arguments: setups)
    func settings(_ model: String, _ direction: UIUserInterfaceLayoutDirection) throws {
        let stage = try Stage("settings", #require(HeadlessModel(named: model)), direction, tapping: "Full name")
        let names = [
            "Full name", "Email", "Proxy server", "Home", "Work", "Mobile", "School", "Summer house", "Neighbor",
            "Name of this device",
        ]
        #expect(try stage.walk("Next") == names)
        #expect(try stage.walk("Previous") == names.reversed())
    }

    private static func walkCards(_ model: String, _ direction: UIUserInterfaceLayoutDirection) throws {
        let stage = try Stage("cards", #require(HeadlessModel(named: model)), direction, tapping: "Word 1")
        let names = (1...CardsViewController.count).flatMap { ["Word \($0)", "Meaning \($0)"] }
        #expect(try stage.walk("Next") == names, "\(model), \(direction)")
        #expect(try stage.walk("Previous") == names.reversed(), "\(model), \(direction)")
    }

    @Test("cards: two columns on an iPad, one on a phone")
    func columns() throws {
        for model in HeadlessModel.walked {
            let stage = try Stage("cards", model, .leftToRight, tapping: "Word 1")
            let cells = stage.window.all(CardCell.self)
            let rows = Set(cells.map(\.frame.minY)).count
            #expect(cells.count == (model.idiom == .pad ? 2 * rows : rows), "\(model.name)")
        }
    }

    private static func walkSurvey() throws {
        let stage = try Stage("survey", .iPhoneSE, .leftToRight, tapping: "Answer 1")
        let names = SurveyViewController.questions.indices.map { "Answer \($0 + 1)" }
        #expect(names.count == 500)
        guard testsEverything else {
            // The first of them, and the last.
            let (first, last) = (names.prefix(50), names.suffix(20))
            #expect(try stage.walk("Next", atMost: first.count) == Array(first))
            #expect(try stage.walk("Previous") == first.reversed())
            let end = try Stage("survey", .iPhoneSE, .leftToRight, tapping: "Answer 1")
            let table = try #require(end.window.all(UITableView.self).first)
            table.scrollToRow(at: IndexPath(row: names.count - 1, section: 0), at: .bottom, animated: false)
            end.device.settle()
            try end.device.tap(title: "Answer 500")
            end.device.settle()
            #expect(try end.walk("Previous", atMost: last.count) == last.reversed())
            #expect(try end.walk("Next") == Array(last))
            return
        }
        #expect(try stage.walk("Next") == names)
        #expect(try stage.walk("Previous") == names.reversed())
    }

    @Test("what is typed stays with its row while the row comes and goes")
    func texts() throws {
        let stage = try Stage("survey", .iPhone15, .leftToRight, tapping: "Answer 1")
        stage.device.type("A marvel")
        for _ in 0..<40 { try stage.device.tap(title: "Next") }
        #expect(stage.window.all(UITextField.self).allSatisfy { $0.text?.isEmpty == true })
        for _ in 0..<40 { try stage.device.tap(title: "Previous") }
        #expect(stage.field?.text == "A marvel")
    }

    /// In processes of their own, so that they do not keep the other tests of the main actor waiting.
    struct LongTests {
        @Test("cards: word and meaning of each card, in one column or in two, on every device", .oneProcessAtATime)
        func cards() async {
            await #expect(processExitsWith: .success) {
                for (model, direction) in RowWalkTests.setups { try await RowWalkTests.walkCards(model, direction) }
            }
        }

        @Test(
            "survey: each of many questions once each way, on the smallest device", .oneProcessAtATime)
        func survey() async {
            await #expect(processExitsWith: .success) { try await RowWalkTests.walkSurvey() }
        }
    }
}

extension UIView {
    /// Every view of a kind in this view, first to last.
    fileprivate func all<View: UIView>(_ kind: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
    }
}
