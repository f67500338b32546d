import Testing
import UIKit

/// The lines between rows.
@MainActor
@Suite(.onStage)
struct SeparatorTests {
    @Test("G40 lines are inset at the leading edge by default, and have the insets that the table or a cell is given")
    func insets() throws {
        let screen = TableScreen()
        let cell = try #require(screen.cell(0))
        #expect(screen.table.separatorInset.left > 0 && screen.table.separatorInset.right == 0)
        #expect(screen.table.separatorColor != nil)
        #expect(screen.table.separatorInsetReference == .fromCellEdges)
        let wide = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
        cell.separatorInset = wide
        screen.table.separatorInset = .zero
        #expect(cell.separatorInset == wide && screen.table.separatorInset == .zero)
    }
}
