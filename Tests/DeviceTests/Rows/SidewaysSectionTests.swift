import FormNavigation
import Testing
import UIKit

/// Sections that scroll sideways by themselves (P18).
@MainActor
struct SidewaysSectionTests {
    private func show(
        _ counts: [Int], hasField: @escaping (IndexPath) -> Bool = { _ in true }
    ) -> (device: HeadlessDevice, rows: SidewaysSections, form: FormNavigator) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let frame = CGRect(x: 0, y: 60, width: 393, height: 700)
        let rows = SidewaysSections(frame: frame, counts: counts, hasField: hasField)
        controller.view.addSubview(rows)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        return (device, rows, form)
    }

    private func focus(_ form: FormNavigator) -> String? { (form.currentField as? UITextField)?.placeholder }

    private func isSeen(_ form: FormNavigator, _ device: HeadlessDevice) -> Bool {
        guard let field = form.currentField else { return false }
        let frame = field.convert(field.bounds, to: nil)
        return frame.minX >= 0 && frame.maxX <= 393 && frame.minY >= 60 && frame.maxY <= device.keyboard.frame.minY
    }

    @Test("their cells are found where they are, in the order of their index paths, there and back")
    func order() {
        let counts = [5, 1, 0, 9, 3, 2, 2, 2, 2, 2, 2, 7]
        let (device, _, form) = show(counts)
        let names = counts.indices.flatMap { section in (0..<counts[section]).map { "\(section).\($0)" } }
        for name in names {
            #expect(form.goNext())
            device.settle()
            #expect(focus(form) == name)
            #expect(isSeen(form, device), "\(name)")
        }
        #expect(!form.canGoNext)
        for name in names.dropLast().reversed() {
            #expect(form.goPrevious())
            device.settle()
            #expect(focus(form) == name)
            #expect(isSeen(form, device), "\(name)")
        }
        #expect(!form.canGoPrevious)
    }

    @Test("a field far away in a section is found, and its neighbours are where they were")
    func sparse() {
        let (device, rows, form) = show([20, 20, 20]) { [0, 59].contains($0.section * 20 + $0.item) }
        rows.sections[1]?.contentOffset.x = 320
        device.settle()
        #expect(form.goNext())
        #expect(form.goNext())
        device.settle()
        #expect(focus(form) == "2.19")
        #expect(isSeen(form, device))
        #expect(rows.sections[0]?.contentOffset.x == 0)
        #expect(rows.sections[1]?.contentOffset.x == 320)
    }

    @Test("where nothing is found, all offsets are as before")
    func offsets() {
        let (device, rows, form) = show([20, 20, 20, 20]) { $0 == IndexPath(item: 3, section: 1) }
        for (section, x) in [(0, 100), (1, 400), (2, 200)] { rows.sections[section]?.contentOffset.x = CGFloat(x) }
        device.settle()
        #expect(form.goNext())
        device.settle()
        #expect(focus(form) == "1.3")
        let offsets = (0...3).map { rows.sections[$0]?.contentOffset.x }
        for isForward in [true, false] {
            #expect(isForward ? !form.goNext() : !form.goPrevious())
            device.settle()
            #expect(focus(form) == "1.3")
            #expect((0...3).map { rows.sections[$0]?.contentOffset.x } == offsets)
            #expect(rows.contentOffset == .zero)
        }
    }

    @Test("a section that is hidden holds no stop")
    func hidden() {
        let (_, rows, form) = show([2, 2, 2])
        rows.sections[1]?.isHidden = true
        #expect(form.fields.compactMap { ($0 as? UITextField)?.placeholder } == ["0.0", "0.1", "2.0", "2.1"])
    }
}
