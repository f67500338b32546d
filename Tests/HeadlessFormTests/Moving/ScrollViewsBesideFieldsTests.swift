import FormNavigation
import Testing
import UIKit

/// Scroll views that aren't alone on their screen. What's scrolled out of one of them is where other fields are.
@Suite("A scroll view beside other fields")
@MainActor
struct ScrollViewsBesideFieldsTests {
    /// A screen, which a test creates in its own turn, so that the device is its own.
    @MainActor
    private final class Stage {
        let device = HeadlessDevice(.iPhone15)
        let screen = UIViewController()
        let navigator: FormNavigator

        init() {
            screen.loadViewIfNeeded()
            navigator = FormNavigator(viewController: screen)
            device.show(screen)
        }

        @discardableResult
        func add(_ name: String, at frame: CGRect, to view: UIView? = nil) -> UITextField {
            let field = UITextField(frame: frame)
            field.placeholder = name
            (view ?? screen.view).addSubview(field)
            return field
        }

        /// Adds a scroll view with a column of ten fields that's higher than the scroll view.
        @discardableResult
        func addColumn(_ name: String, in frame: CGRect, inset: CGFloat = 0) -> UIScrollView {
            let scrollView = UIScrollView(frame: frame)
            scrollView.contentInset.top = inset
            scrollView.contentSize = CGSize(width: frame.width, height: 720)
            screen.view.addSubview(scrollView)
            for row in 0..<10 {
                add("\(name) \(row)", at: CGRect(x: 20, y: 20 + 70 * row, width: 150, height: 40), to: scrollView)
            }
            scrollView.contentOffset.y = -inset
            return scrollView
        }

        /// The placeholders of the fields in the order of Next.
        var order: [String] { navigator.fields.map { ($0 as? UITextField)?.placeholder ?? "" } }

        /// The placeholders of the fields that Next reaches, beginning with a field.
        func reached(from field: UIView) throws -> [String] {
            try device.tap(field)
            return device.fieldsReached().map { ($0 as? UITextField)?.placeholder ?? "" }
        }
    }

    private func column(_ name: String) -> [String] { (0..<10).map { "\(name) \($0)" } }

    @Test(
        "two of them, one above the other, are read one after the other",
        arguments: [nil, .together] as [FormFieldOptions.Grouping?])
    func stacked(grouping: FormFieldOptions.Grouping?) throws {
        let stage = Stage()
        let height = stage.screen.view.bounds.height / 2
        let upper = stage.addColumn("upper", in: CGRect(x: 0, y: 0, width: 393, height: height))
        let lower = stage.addColumn("lower", in: CGRect(x: 0, y: height, width: 393, height: height))
        for scrollView in [upper, lower] { scrollView.formOptions.grouping = grouping }
        #expect(try stage.reached(from: upper.subviews[0]) == column("upper") + column("lower"))
    }

    @Test(
        "two of them side by side are read one after the other, however far each has scrolled",
        arguments: [0, 150, 300])
    func sideBySide(offset: CGFloat) {
        let stage = Stage()
        let left = stage.addColumn("left", in: CGRect(x: 0, y: 60, width: 190, height: 500))
        let right = stage.addColumn("right", in: CGRect(x: 200, y: 60, width: 190, height: 500))
        (left.contentOffset.y, right.contentOffset.y) = (offset, 220 - offset / 2)
        #expect(stage.order == column("left") + column("right"))
    }

    @Test("a field above it and one below it stay there, however far it has scrolled", arguments: [0, 150, 300])
    func between(offset: CGFloat) throws {
        let stage = Stage()
        let above = stage.add("above", at: CGRect(x: 20, y: 80, width: 200, height: 40))
        let scrollView = stage.addColumn("column", in: CGRect(x: 0, y: 140, width: 393, height: 400))
        stage.add("below", at: CGRect(x: 20, y: 560, width: 200, height: 40))
        scrollView.contentOffset.y = offset
        #expect(stage.order == ["above"] + column("column") + ["below"])
        scrollView.contentOffset.y = 0
        #expect(try stage.reached(from: above) == ["above"] + column("column") + ["below"])
    }

    @Test(
        "a field in a header that floats over it comes first, with a field below it or without",
        arguments: [true, false])
    func header(hasFooter: Bool) {
        let stage = Stage()
        stage.addColumn("column", in: CGRect(x: 0, y: 0, width: 393, height: 500), inset: 120)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 120))
        stage.screen.view.addSubview(header)
        stage.add("header", at: CGRect(x: 20, y: 70, width: 200, height: 40), to: header)
        if hasFooter { stage.add("footer", at: CGRect(x: 20, y: 560, width: 200, height: 40)) }
        #expect(stage.order == ["header"] + column("column") + (hasFooter ? ["footer"] : []))
    }

    @Test("alone, its fields and those that float over it are read together")
    func alone() {
        let stage = Stage()
        let scrollView = stage.addColumn("column", in: stage.screen.view.bounds)
        stage.add("floating", at: CGRect(x: 200, y: 92, width: 150, height: 40), to: stage.screen.view)
        #expect(stage.order == ["column 0", "column 1", "floating"] + column("column").dropFirst(2))
        withExtendedLifetime(scrollView) {}
    }
}
