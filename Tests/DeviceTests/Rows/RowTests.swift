import FormNavigation
import TestSupport
import Testing
import UIKit

/// Fields beyond the screen: Next and Previous reach those in rows that are not loaded.
@MainActor
struct RowTests {
    @discardableResult
    private func show(_ survey: Survey, on device: HeadlessDevice = HeadlessDevice()) -> HeadlessDevice {
        device.show(survey)
        device.settle()
        return device
    }

    /// Whether the focused field is on the screen and above the keyboard.
    private func isSeen(_ survey: Survey, _ device: HeadlessDevice) -> Bool {
        guard let field = survey.form.currentField else { return false }
        let frame = field.convert(field.bounds, to: nil)
        return frame.minY >= survey.view.safeAreaInsets.top - 0.5 && frame.maxY <= device.keyboard.frame.minY - 9.5
            && frame.minX >= -0.5 && frame.maxX <= device.screen.bounds.width + 0.5
    }

    /// Goes all the way in a direction, and says what was visited.
    private func walk(_ survey: Survey, _ device: HeadlessDevice, forward: Bool, _ context: String = "") -> [String] {
        var visited = [survey.focus ?? "-"]
        while forward ? survey.form.goNext() : survey.form.goPrevious() {
            device.settle()
            visited.append(survey.focus ?? "-")
            if !isSeen(survey, device) {
                let frame = survey.form.currentField.map { $0.convert($0.bounds, to: nil) } ?? .null
                Issue.record(
                    "\(context): \(survey.focus ?? "-") is not seen at \(frame) on \(device.model.name), keyboard at \(device.keyboard.frame.minY)"
                )
                return visited
            }
            if visited.count > 5_000 { break }
        }
        return visited
    }

    @Test(
        "500 questions: each field once each way, in order, above the keyboard, on every device, both ways round",
        arguments: HeadlessModel.all.map(\.name), [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func survey(_ model: String, _ direction: UIUserInterfaceLayoutDirection) throws {
        for kind in Survey.Kind.allCases {
            let device = HeadlessDevice(try #require(HeadlessModel(named: model)), layoutDirection: direction)
            let survey = Survey([Array(repeating: .fields(1), count: 500)], kind: kind)
            show(survey, on: device)
            survey.form.goNext()
            device.settle()
            let names = survey.names
            #expect(walk(survey, device, forward: true) == names)
            #expect(!survey.form.canGoNext)
            #expect(walk(survey, device, forward: false) == names.reversed())
            #expect(!survey.form.canGoPrevious)
        }
    }

    @Test("random heights, empty rows, carousels, sections and surroundings", arguments: 1...1_000)
    func anything(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let models = HeadlessModel.all
        let device = HeadlessDevice(
            models[Int.random(in: 0..<models.count, using: &random)],
            layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
        let sections = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            (0..<Int.random(in: 0...13, using: &random)).map { _ -> Survey.Content in
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4: .nothing
                case 4..<8: .fields(Int.random(in: 1...3, using: &random))
                case 8: .carousel(Int.random(in: 1...12, using: &random))
                default: .fields(1)
                }
            }
        }
        let heights = sections.map { $0.map { _ in CGFloat(Int.random(in: 50...140, using: &random)) } }
        let kind: Survey.Kind = Bool.random(using: &random) ? .table : .collection
        let survey = Survey(sections, kind: kind) { heights[$0.section][$0.row] }
        survey.hasSurroundings = Bool.random(using: &random)
        show(survey, on: device)
        // It is the same for all fields, and takes most of the time.
        survey.form.configuration.isToolbarEnabled = false
        let names = survey.names
        guard survey.form.goNext() else {
            #expect(names.isEmpty, "seed \(seed)")
            return
        }
        device.settle()
        let there = walk(survey, device, forward: true, "seed \(seed)")
        #expect(there == names, "seed \(seed), \(kind), \(sections)")
        let back = walk(survey, device, forward: false, "seed \(seed) back")
        #expect(back == names.reversed(), "seed \(seed), \(kind), \(sections)")
    }
}
