import FormNavigation
import TestSupport
import Testing
import UIKit

/// Forms in diffable collections and tables whose cells determine their own size.
@MainActor
struct ModernRowTests {
    private static func show(_ form: ModernForm, prepared: Int = 1) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.prefetchedCellCount = prepared
        let device = HeadlessDevice(behavior: behavior)
        form.start(on: device)
        return device
    }

    @Test(
        "Next and Previous go through all rows in their order, each of them seen, and come back to the same place",
        arguments: [0, 1, 8], ModernForm.Kind.allCases)
    func order(_ prepared: Int, _ kind: ModernForm.Kind) {
        let count = testsEverything ? 40 : 24
        let form = ModernForm([Array(0..<17), [], Array(17..<count)], kind: kind)
        let device = Self.show(form, prepared: prepared)
        form.expectForward(through: count, on: device)
        #expect(!form.form.canFocusNext)
        form.expectBack(through: count, on: device)
        #expect(!form.form.canFocusPrevious)
    }

    @Test("Return goes the same way", arguments: ModernForm.Kind.allCases)
    func returnKey(_ kind: ModernForm.Kind) {
        let form = ModernForm([Array(0..<30)], kind: kind)
        let device = Self.show(form)
        for row in 1..<30 {
            device.pressReturn()
            device.settle()
            #expect(form.focus == row)
        }
    }

    /// - Parameter turn: Which of the possible positions the first distant field has in a sample.
    private static func walkSparse(_ prepared: Int, _ kind: ModernForm.Kind, turn: Int) {
        let comment: Comment = "\(kind), \(prepared) prepared"
        let places = [9, 15, 22]
        for first in testsEverything ? places : [places[turn % places.count]] {
            let half = testsEverything ? 60 : 35
            let (far, last) = (half + 10, 2 * half - 1)
            let form = ModernForm([Array(0..<half), Array(half...last)], kind: kind)
            form.hasField = { [0, first, far, last].contains($0) }
            let device = show(form, prepared: prepared)
            for row in [first, far, last] {
                let before = form.fillingCount
                #expect(form.form.focusNext(), comment)
                device.settle()
                #expect(form.focus == row, comment)
                #expect(form.isFocusSeen(device), "\(row), \(comment)")
                #expect(form.fillingCount - before < 4 * half, "\(row), \(comment): \(form.fillingCount - before)")
            }
            #expect(!form.form.canFocusNext)
            for row in [far, first, 0] {
                let before = form.fillingCount
                #expect(form.form.focusPrevious(), comment)
                device.settle()
                #expect(form.focus == row, comment)
                #expect(form.isFocusSeen(device), "\(row) back, \(comment)")
                #expect(form.fillingCount - before < 4 * half, "\(row), \(comment): \(form.fillingCount - before)")
            }
        }
    }

    @Test(
        "a search that finds nothing gives the offset back, and is not made again",
        arguments: [0, 1, 8], ModernForm.Kind.allCases)
    func offsets(_ prepared: Int, _ kind: ModernForm.Kind) {
        let form = ModernForm([Array(0..<(testsEverything ? 80 : 50))], kind: kind)
        form.hasField = { $0 == 30 }
        let device = Self.show(form, prepared: prepared)
        #expect(form.focus == 30)
        let field = form.form.currentField
        let place = field.map { $0.convert($0.bounds, to: nil) }
        for isForward in [true, false] {
            #expect(isForward ? !form.form.focusNext() : !form.form.focusPrevious())
            device.settle()
            #expect(form.form.currentField === field)
            #expect(field.map { $0.convert($0.bounds, to: nil) } == place, "\(isForward)")
            let before = form.fillingCount
            #expect(isForward ? !form.form.focusNext() : !form.form.focusPrevious())
            device.settle()
            #expect(form.fillingCount - before <= 2 * prepared)
        }
    }

    /// In its own process, so that it doesn't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test("fields far apart are found both ways, past rows that are seen once each way", .oneProcessAtATime)
        func sparse() async {
            await #expect(processExitsWith: .success) {
                for (index, prepared) in [0, 1, 8].enumerated() {
                    for (turn, kind) in ModernForm.Kind.allCases.enumerated() {
                        await ModernRowTests.walkSparse(prepared, kind, turn: index + turn)
                    }
                }
            }
        }
    }
}
