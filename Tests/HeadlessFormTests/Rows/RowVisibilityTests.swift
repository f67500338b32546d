import FormNavigation
import TestSupport
import Testing
import UIKit

/// A move shows its target field even if the library doesn't make room for the keyboard.
@MainActor
struct RowVisibilityTests {
    private static let count = testsEverything ? 60 : 30

    /// A table with one field in each row. Its controller keeps it clear of the keyboard.
    private final class Table: UITableViewController {
        private(set) var form: FormNavigator!

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(RowCell.self, forCellReuseIdentifier: "row")
            tableView.rowHeight = 60
            form = FormNavigator(viewController: self)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            RowVisibilityTests.count
        }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if let cell = cell as? RowCell {
                cell.rows.fill(cell.contentView)
                cell.rows.show(.fields(1), name: "\(indexPath.row)")
            }
            return cell
        }
    }

    /// Goes to every field and back, and returns how many of them are visible as soon as they have focus.
    private func seenCount(
        _ form: FormNavigator, in controller: UIViewController, on device: HeadlessDevice
    ) throws -> Int {
        var count = 0
        form.focusNext()
        for isForward in [true, false] {
            repeat {
                device.settle()
                let field = try #require(form.currentField)
                let frame = field.convert(field.bounds, to: nil)
                let keyboard = device.keyboard.isVisible ? device.keyboard.frame.minY : device.screen.bounds.height
                let isSeen = frame.minY >= controller.view.safeAreaInsets.top - 0.5 && frame.maxY <= keyboard + 0.5
                if isSeen { count += 1 }
            } while isForward ? form.focusNext() : form.focusPrevious()
        }
        return count
    }

    @Test(
        "G12 a row that is loaded, but behind the keyboard, in a table that makes room by itself",
        arguments: HeadlessModel.walked.map(\.name))
    func tableController(_ model: String) throws {
        let device = HeadlessDevice(try #require(HeadlessModel(named: model)))
        let table = Table(style: .plain)
        device.show(table)
        device.settle()
        #expect(try seenCount(table.form, in: table, on: device) == 2 * Self.count)
    }

    @Test(
        "E18 a row half below the edge of the screen, while a hardware keyboard is in use",
        arguments: HeadlessModel.walked.map(\.name))
    func hardwareKeyboard(_ model: String) throws {
        for kind in Survey.Kind.allCases {
            let device = HeadlessDevice(try #require(HeadlessModel(named: model)))
            device.keyboard.isHardwareKeyboardAttached = true
            let survey = Survey([Array(repeating: .fields(1), count: Self.count)], kind: kind) { _ in 100 }
            device.show(survey)
            survey.form.configuration.isToolbarEnabled = false
            device.settle()
            #expect(try seenCount(survey.form, in: survey, on: device) == 2 * Self.count)
        }
    }
}
