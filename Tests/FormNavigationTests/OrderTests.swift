import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
struct OrderTests {
    /// Two columns whose fields are a few points off, added to the view in a meaningless order.
    ///
    ///     0 | 2
    ///     3 | 1
    private func makeGrid() -> TestForm {
        TestForm([
            CGRect(x: 20, y: 100, width: 160, height: 40), CGRect(x: 200, y: 157, width: 160, height: 40),
            CGRect(x: 200, y: 96, width: 160, height: 40), CGRect(x: 20, y: 150, width: 160, height: 40),
        ])
    }

    private func order(_ order: FormFieldOrder, of form: TestForm) -> String {
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.configuration.order = order
        return names(navigator.fields)
    }

    @Test("by position: rows from top to bottom although they do not line up, each from left to right")
    func position() {
        #expect(order(.position, of: makeGrid()) == "0 2 3 1")
    }

    @Test("a custom order applies to each field of the form once, and other views in it are ignored")
    func strangers() {
        let form = makeGrid()
        let (label, removed) = (UILabel(), form.fields[0])
        form.view.addSubview(label)
        removed.removeFromSuperview()
        let fields = form.fields
        let custom = FormFieldOrder.custom { _ in
            [label, removed, fields[3], UIView(), fields[2], fields[3], fields[1]]
        }
        #expect(order(custom, of: form) == "3 2 1")
        #expect(order(.custom { _ in [label] }, of: form) == "")
    }

    @Test("by position, right to left: rows from top to bottom, each from right to left")
    func rightToLeft() {
        let form = makeGrid()
        form.view.semanticContentAttribute = .forceRightToLeft
        #expect(order(.position, of: form) == "2 0 1 3")
    }

    @Test("by position: where fields are seen, whatever transform their container has")
    func transformed() {
        let cases: [(CGAffineTransform, CGPoint, String)] = [
            (.identity, CGPoint(x: 300, y: 260), "0 1 2"),
            // Seen about 130 points further down.
            (CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0), CGPoint(x: 330, y: 260), "0 2 1"),
            // Seen at 100 points, and at 500 points.
            (CGAffineTransform(scaleX: 1, y: 2), CGPoint(x: 20, y: 150), "0 1 2"),
            (CGAffineTransform(scaleX: 1, y: 2), CGPoint(x: 20, y: 350), "0 2 1"),
        ]
        let form = TestForm([0, 240, 280].map { CGRect(x: 20, y: $0, width: 40, height: 20) })
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        form.view.addSubview(box)
        box.addSubview(form.fields[1])
        for (transform, origin, expected) in cases {
            box.transform = transform
            form.fields[1].frame.origin = origin
            #expect(order(.position, of: form) == expected, "\(transform)")
        }
    }

    @Test("by hierarchy: as the views were added, depth first")
    func hierarchy() {
        let form = makeGrid()
        #expect(order(.hierarchy, of: form) == "0 1 2 3")
        let box = UIView(frame: form.view.bounds)
        form.view.insertSubview(box, at: 0)
        box.addSubview(form.fields[3])
        #expect(order(.hierarchy, of: form) == "3 0 1 2")
    }

    @Test("by tag: ascending, and in reading order where tags are the same")
    func tag() {
        let form = makeGrid()
        form.fields[1].tag = -1
        form.fields[0].tag = 7
        #expect(order(.tag, of: form) == "1 2 3 0")
    }

    @Test("custom: what the closure returns; strangers and repetitions are ignored, what is left out is no stop")
    func custom() {
        let form = makeGrid()
        let order = order(
            .custom { fields in
                #expect(names(fields) == "0 2 3 1")
                return [fields[3], UIView(), fields[0], fields[3], fields[1]]
            }, of: form)
        #expect(order == "1 0 2")
    }

    @Test("a link puts one field directly after another, over any order")
    func links() {
        let form = makeGrid()
        form.fields[0].formOptions.next = form.fields[1]
        #expect(order(.position, of: form) == "0 1 2 3")
        form.fields[2].formOptions.previous = form.fields[3]
        #expect(order(.position, of: form) == "0 1 3 2" || order(.position, of: form) == "3 2 0 1")
        form.fields[0].formOptions.next = nil
        form.fields[2].formOptions.previous = nil
        #expect(order(.position, of: form) == "0 2 3 1")
    }

    @Test("a single link is enough, whichever of its two ends it's set at", arguments: [true, false])
    func singleLink(_ isNext: Bool) {
        let form = makeGrid()
        if isNext {
            form.fields[0].formOptions.next = form.fields[1]
        } else {
            form.fields[1].formOptions.previous = form.fields[0]
        }
        #expect(order(.position, of: form) == (isNext ? "0 1 2 3" : "2 3 0 1"))
    }

    @Test("a link out of the form, or in a circle, is ignored and traced")
    func badLinks() {
        let form = makeGrid()
        let stranger = UITextField()
        form.fields[0].formOptions.next = stranger
        form.fields[2].formOptions.previous = stranger
        form.fields[3].formOptions.next = form.fields[1]
        form.fields[1].formOptions.next = form.fields[3]
        let navigator = FormNavigator(viewController: form.viewController)
        let decisions = trace { #expect(names(navigator.fields) == "0 2 3 1") }
        let ignored = decisions.compactMap { decision -> String? in
            guard decision.kind == .ignoredLink, let from = decision.origin, let to = decision.view else { return nil }
            let obstacle = decision.reason.map { "\($0)" } ?? "-"
            return names([from]) + "→" + (to === stranger ? "stranger" : names([to])) + ": \(obstacle)"
        }
        #expect(ignored == ["0→stranger: outsideForm", "2→stranger: outsideForm", "1→3: linkCycle"])
    }

    @Test("options live as long as their view, and a new view at the same address starts without any")
    func optionsDie() {
        for _ in 0..<100 {
            let view = UIView()
            #expect(view.formOptions.stop == .automatic)
            view.formOptions.stop = .never
            #expect(view.formOptions.stop == .never)
        }
    }
}
