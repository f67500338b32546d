import FormNavigation
import TestSupport
import Testing
import UIKit

/// Fields beyond the screen: Next and Previous reach fields in rows that aren't loaded.
@MainActor
struct RowTests {
    @discardableResult
    private static func show(_ survey: Survey, on device: HeadlessDevice = HeadlessDevice()) -> HeadlessDevice {
        device.show(survey)
        device.settle()
        return device
    }

    /// Whether the focused field is on the screen and above the keyboard.
    private static func isSeen(_ survey: Survey, _ device: HeadlessDevice) -> Bool {
        guard let field = survey.form.currentField else { return false }
        let frame = field.convert(field.bounds, to: nil)
        return frame.minY >= survey.view.safeAreaInsets.top - 0.5 && frame.maxY <= device.keyboard.frame.minY - 9.5
            && frame.minX >= -0.5 && frame.maxX <= device.screen.bounds.width + 0.5
    }

    /// Goes all the way in one direction and returns what was visited. It stops at a field that isn't visible.
    private static func walk(_ survey: Survey, _ device: HeadlessDevice, forward: Bool) -> [String] {
        var visited = [survey.focus ?? "-"]
        while visited.count < 5_000, forward ? survey.form.focusNext() : survey.form.focusPrevious() {
            device.settle()
            visited.append(survey.focus ?? "-")
            if isSeen(survey, device) { continue }
            let frame = survey.form.currentField.map { $0.convert($0.bounds, to: nil) } ?? .null
            return visited + ["not seen at \(frame), keyboard at \(device.keyboard.frame.minY)"]
        }
        return visited
    }

    /// Goes to the first field, to the last one, and back.
    ///
    /// - Returns: The number of moves, if each field was visited once in each direction, in order.
    private static func walk(_ survey: Survey, _ device: HeadlessDevice, _ comment: Comment? = nil) -> Int {
        #expect(survey.form.focusNext(), comment)
        device.settle()
        let names = survey.names
        #expect(walk(survey, device, forward: true) == names, comment)
        #expect(!survey.form.canFocusNext, comment)
        #expect(walk(survey, device, forward: false) == names.reversed(), comment)
        #expect(!survey.form.canFocusPrevious, comment)
        return 2 * names.count - 1
    }

    /// The number of questions in a long survey: at least several screens on every device.
    private static let count = testsEverything ? 500 : 60

    private static func walk(
        most long: Survey.Kind, _ model: HeadlessModel, _ direction: UIUserInterfaceLayoutDirection
    ) {
        // What the toolbar adds is the same in every row.
        let kinds = testsEverything ? Survey.Kind.allCases : [long]
        for (count, kind, hasToolbar) in [(count, long, false)] + kinds.map({ (40, $0, true) }) {
            let device = HeadlessDevice(model, layoutDirection: direction)
            let survey = Survey([Array(repeating: .fields(1), count: count)], kind: kind)
            show(survey, on: device)
            survey.form.configuration.isToolbarEnabled = hasToolbar
            let comment: Comment = "\(model.name), \(kind), \(direction == .rightToLeft ? "right to left" : "")"
            #expect(walk(survey, device, comment) == 2 * count - 1, comment)
        }
    }

    /// The parameters of a screen with rows. Everything except the content of the rows is tested in every combination.
    private struct Screen {
        let direction: UIUserInterfaceLayoutDirection
        let kind: Survey.Kind
        let hasSurroundings: Bool
        /// Whether only a few rows contain fields, so that most moves pass rows that aren't loaded.
        let isSparse: Bool

        static var all: [Screen] {
            [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
                Survey.Kind.allCases.flatMap { kind in
                    [(false, false), (true, false), (false, true), (true, true)].map {
                        Screen(direction: direction, kind: kind, hasSurroundings: $0, isSparse: $1)
                    }
                }
            }
        }
    }

    private static func contents(of screen: Screen, _ random: inout SplitMix64) -> [[Survey.Content]] {
        let (rows, share) = screen.isSparse ? (10...40, 20) : (0...13, 60)
        return (0..<random.number(1...2)).map { _ in
            (0..<random.number(rows)).map { _ in
                guard random.chance(share) else { return .nothing }
                return random.chance(20) ? .carousel(random.number(1...12)) : .fields(random.number(1...3))
            }
        }
    }

    private static func walkAnything(on model: HeadlessModel) {
        var counts = Counts()
        // As a sample, each device gets every other combination, and therefore every pair of parameters.
        let turn = HeadlessModel.walked.firstIndex { $0.name == model.name } ?? 0
        for round in UInt64(1)...(testsEverything ? 3 : 1) {
            for (index, screen) in Screen.all.enumerated()
            where testsEverything || (index.nonzeroBitCount + turn).isMultiple(of: 2) {
                walk(screen, seed: round * 1_000 + UInt64(index), model, &counts)
            }
        }
        let fewest =
            testsEverything ? Counts(moves: 1_000, carousels: 40, beyondScreen: 5) : Counts(moves: 150, carousels: 5)
        #expect(
            counts.moves > fewest.moves && counts.carousels > fewest.carousels
                && counts.beyondScreen > fewest.beyondScreen, "\(model.name): \(counts)")
    }

    /// What was encountered, and how often.
    private struct Counts {
        var moves = 0
        var carousels = 0
        var beyondScreen = 0
    }

    private static func walk(_ screen: Screen, seed: UInt64, _ model: HeadlessModel, _ counts: inout Counts) {
        var random = SplitMix64(seed: seed)
        let device = HeadlessDevice(model, layoutDirection: screen.direction)
        let sections = contents(of: screen, &random)
        let heights = sections.map { $0.map { _ in CGFloat(random.number(50...140)) } }
        let survey = Survey(sections, kind: screen.kind) { heights[$0.section][$0.row] }
        survey.hasSurroundings = screen.hasSurroundings
        show(survey, on: device)
        // The toolbar is the same for all fields, and takes time.
        survey.form.configuration.isToolbarEnabled = false
        let comment: Comment = "seed \(seed), \(model.name), \(screen), \(sections), heights \(heights)"
        if survey.names.isEmpty {
            #expect(!survey.form.focusNext() && !survey.form.canFocusNext, comment)
        } else {
            counts.moves += walk(survey, device, comment)
        }
        counts.carousels += sections.joined().count { if case .carousel = $0 { true } else { false } }
        counts.beyondScreen += heights.joined().reduce(0, +) > device.screen.bounds.height ? 1 : 0
    }

    /// In their own processes, so that they don't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test(
            "a long survey: each field once each way, in order, above the keyboard, on every device, both ways round",
            .oneProcessAtATime)
        func survey() async {
            await #expect(processExitsWith: .success) {
                for (index, model) in HeadlessModel.walked.enumerated() {
                    // Each device and each direction gets both kinds.
                    await RowTests.walk(most: index.isMultiple(of: 2) ? .table : .collection, model, .leftToRight)
                    await RowTests.walk(most: index.isMultiple(of: 2) ? .collection : .table, model, .rightToLeft)
                }
            }
        }

        @Test("random heights, empty rows, carousels, sections and surroundings", .oneProcessAtATime)
        func anything() async {
            await #expect(processExitsWith: .success) {
                for model in HeadlessModel.walked { await RowTests.walkAnything(on: model) }
            }
        }
    }

    @Test("where no row is searched, moves lead through the fields that are there, and end with them")
    func noSearch() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let form = DeviceForm(2)
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
        table.dataSource = rows
        form.viewController.view.addSubview(table)
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        for (limit, hasMore) in [(0, false), (500, true)] {
            form.navigator.configuration.rowSearchLimit = limit
            form.fields[0].becomeFirstResponder()
            #expect(form.navigator.canFocusNext && form.navigator.toolbar.nextItem.isEnabled)
            #expect(form.navigator.focusNext() && form.focus == "1")
            #expect(form.navigator.canFocusNext == hasMore && form.navigator.canFocusPrevious)
            #expect(form.fields[1].returnKeyType == (hasMore ? .next : .done))
        }
    }
}
