import Testing
import UIKit

@Suite("Pictures of tables")
@MainActor
struct TableDrawingTests {
    private func stage(
        _ style: UITableView.Style, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> TableStage {
        TableStage([["One", "Two"], ["Three"]], style: style, layoutDirection: direction) { _, source in
            source.headers = [0: "Header"]
            source.footers = [1: "Footer"]
        }
    }

    @Test(
        "titles of rows, headers and footers can be read",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func texts(style: UITableView.Style) throws {
        let picture = try Picture(stage(style).device.drawSVG())
        for text in ["One", "Two", "Three", "Header", "Footer"] { #expect(picture.texts.contains(text)) }
        #expect(!picture.source.contains("nan"))
    }

    @Test("there is a line below a row unless it is the last on its plate, or lines are switched off")
    func separators() throws {
        let line = "height=\"0.5\""
        func lines(_ stage: TableStage) -> Int { stage.device.drawSVG().components(separatedBy: line).count - 1 }
        let plain = stage(.plain)
        #expect(lines(plain) == 3)
        #expect(lines(stage(.grouped)) == 1)
        plain.table.separatorStyle = .none
        #expect(lines(plain) == 0)
    }

    @Test("selection and accessories show")
    func states() throws {
        let stage = stage(.plain)
        let cell = try #require(stage.cell(0))
        var last = stage.device.drawSVG()
        func changes() -> Bool {
            defer { last = stage.device.drawSVG() }
            return stage.device.drawSVG() != last
        }
        cell.isSelected = true
        #expect(changes())
        cell.selectionStyle = .none
        #expect(changes())
        cell.accessoryType = .checkmark
        #expect(changes())
        cell.accessoryType = .disclosureIndicator
        #expect(changes())
        cell.backgroundColor = .systemRed
        #expect(changes())
    }

    @Test("accessories stand at the trailing edge in either direction", arguments: [true, false])
    func direction(isRightToLeft: Bool) throws {
        let stage = stage(.plain, isRightToLeft ? .rightToLeft : .leftToRight)
        let cell = try #require(stage.cell(0))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: isRightToLeft ? 16 : 329, y: 12, width: 30, height: 20))
        #expect(!view.frame.intersects(cell.contentView.frame))
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(view.superview == nil)
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test("labels of cells stand as their style says")
    func labels() throws {
        _ = HeadlessDevice(.iPhoneSE)
        func cell(_ style: UITableViewCell.CellStyle) throws -> (UILabel, UILabel) {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            let (first, second) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
            (first.text, second.text) = ("Name", "Value")
            cell.layoutIfNeeded()
            return (first, second)
        }
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        let (above, below) = try cell(.subtitle)
        #expect(above.frame.maxY == below.frame.minY)
        for style in [UITableViewCell.CellStyle.value1, .value2] {
            let (first, second) = try cell(style)
            #expect(first.frame.minX == 16)
            #expect(second.frame.minX > first.frame.minX && second.frame.maxX == 304)
        }
    }
}
