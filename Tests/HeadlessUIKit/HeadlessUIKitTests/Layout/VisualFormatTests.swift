import Testing
import UIKit

@Suite("The visual format language")
@MainActor
struct VisualFormatTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views: [String: UIView]

    init() {
        views = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, UIView()) })
        for name in ["a", "b", "c"] {
            views[name]!.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(views[name]!)
        }
    }

    private func lay(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        let device = HeadlessDevice()
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        withExtendedLifetime(device) { root.layoutIfNeeded() }
    }

    private func frame(_ name: String) -> CGRect { views[name]!.frame }

    @Test("edges, gaps, standard gaps and sizes: |-[a(100)]-20-[b]|, V:|-10-[a(30)]")
    func line() {
        lay("|-[a(100)]-20-[b]|", "V:|-10-[a(30)]", "V:[b(40)]|")
        #expect(frame("a") == CGRect(x: 8, y: 10, width: 100, height: 30))
        #expect(frame("b") == CGRect(x: 128, y: 160, width: 172, height: 40))
    }

    @Test("views next to each other, the standard gap between views, and a view as a size: |[a][b(==a)]-[c(a)]|")
    func sizesOfOthers() {
        lay("H:|[a][b(==a)]-[c(a)]|")
        #expect(frame("a").width == frame("b").width)
        #expect(abs(frame("c").minX - frame("b").maxX - 8) < 0.5)
        #expect(frame("c").maxX == 300)
    }

    @Test("metrics, relations and priorities: [a(>=low,<=high@750)]")
    func predicates() throws {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "[a(>=low,<=high@750)]-(gap@weak)-[b]",
            metrics: [
                "low": 50, "high": NSNumber(value: 99.5), "gap": 12.0, "weak": 250,
            ], views: views)
        try #require(constraints.count == 3)
        #expect(constraints[0].relation == .greaterThanOrEqual && constraints[0].constant == 50)
        #expect(constraints[1].relation == .lessThanOrEqual && constraints[1].constant == 99.5)
        #expect(constraints[1].priority == UILayoutPriority(750))
        #expect(constraints[2].constant == 12 && constraints[2].priority == UILayoutPriority(250))
        #expect(constraints[2].firstItem === views["b"] && constraints[2].firstAttribute == .leading)
        #expect(constraints[2].secondItem === views["a"] && constraints[2].secondAttribute == .trailing)
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test("FormatOptions: views are lined up across, and run left to right or right to left")
    func options() {
        lay("V:|-10-[a(30)]", "V:[b(50)]")
        lay("H:|-[a(20)]-[b(20)]", options: [.alignAllCenterY])
        #expect(frame("a").midY == frame("b").midY)
        lay("H:|-5-[c(20)]", options: .directionRightToLeft)
        #expect(frame("c").maxX == 295)
    }
}
