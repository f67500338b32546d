import Testing

@testable import UIKit

/// The lines between rows, and the button with a row's details.
@MainActor
struct SeparatorDrawingTests {
    private func stage(_ prepare: (UITableView) -> Void = { _ in }) -> TableStage {
        TableStage([["One", "Two"], ["Three"]]) { table, _ in prepare(table) }
    }

    /// The elements that draw a line, in the order of the rows.
    private func lines(_ stage: TableStage) -> [String] {
        stage.device.drawSVG().components(separatedBy: "<").filter { $0.contains("height=\"0.5\"") }
    }

    @Test("G40 lines have the color and the insets of the table, and a cell's own insets take precedence")
    func insets() throws {
        let stage = stage { $0.separatorColor = .systemRed }
        let usual = lines(stage)
        #expect(usual.count == 3 && usual[0].contains("x=\"16\"") && usual[0].contains("width=\"359\""))
        #expect(usual[0].contains(Ink(.systemRed, dark: false).hex))
        stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 15)
        try #require(stage.cell(1)).separatorInset = .zero
        let inset = lines(stage)
        #expect(inset[0].contains("x=\"40\"") && inset[0].contains("width=\"320\""))
        #expect(inset[1].contains("width=\"375\""))
        stage.table.separatorInsetReference = .fromAutomaticInsets
        #expect(lines(stage)[0].contains("x=\"56\""))
    }

    @Test("G40 there's no line where insets leave no room for one")
    func noRoom() throws {
        let stage = stage()
        try #require(stage.cell(0)).separatorInset.left = .greatestFiniteMagnitude
        #expect(lines(stage).count == 2)
    }

    @Test("G41 a tap on the button with a row's details informs the delegate, and doesn't select the row")
    func details() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var tapped: [IndexPath] = []
            var selected: [IndexPath] = []
            var type = UITableViewCell.AccessoryType.detailButton

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = type
                return cell
            }

            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                tapped.append(indexPath)
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
        }
        for type in [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton] {
            let (stage, source) = (ViewStage(), Source())
            source.type = type
            let table = stage.add(UITableView(), CGRect(x: 0, y: 100, width: 393, height: 400))
            (table.dataSource, table.delegate) = (source, source)
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: [0, 1]))
            let button = try #require(cell.detailButton)
            #expect(!button.frame.intersects(cell.contentView.frame))
            try stage.device.tap(button)
            #expect(source.tapped == [[0, 1]] && source.selected.isEmpty)
            try stage.device.tap(cell)
            #expect(source.selected == [[0, 1]] && source.tapped.count == 1)
            cell.accessoryType = .disclosureIndicator
            #expect(cell.detailButton == nil && button.superview == nil)
        }
    }
}
