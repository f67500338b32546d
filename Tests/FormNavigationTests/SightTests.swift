import TestSupport
import Testing
import UIKit

@testable import FormNavigation

/// Fields that are out of sight, and can't be brought into sight, aren't stops.
@MainActor
struct SightTests {
    /// A way to move field 1 of three, which is in a container as large as the screen, somewhere else.
    struct Arrangement: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @MainActor @Sendable (UITextField, UIView) -> Void
    }

    nonisolated static let outOfSight = [
        Arrangement(testDescription: "in a drawer on the left") { _, box in box.frame.origin.x = -393 },
        Arrangement(testDescription: "in a drawer on the right") { _, box in box.frame.origin.x = 393 },
        Arrangement(testDescription: "in a drawer at the top") { _, box in box.frame.origin.y = -852 },
        Arrangement(testDescription: "in a closed sheet") { _, box in box.frame.origin.y = 852 },
        Arrangement(testDescription: "in a sheet that is moved by a transform") { _, box in
            box.transform = CGAffineTransform(translationX: 0, y: 852)
        },
        Arrangement(testDescription: "in a section of a closed sheet") { field, box in
            box.frame.origin.y = 852
            let section = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
            box.addSubview(section)
            section.addSubview(field)
        },
        Arrangement(testDescription: "in a scroll view in a closed drawer") { field, box in
            box.frame.origin.x = 393
            scroll(field, in: box)
        },
        Arrangement(testDescription: "in a scroll view in a closed sheet") { field, box in
            box.frame.origin.y = 852
            scroll(field, in: box)
        },
        Arrangement(testDescription: "in a scroll view that is moved away") { field, box in
            scroll(field, in: box).frame.origin.x = -393
        },
        Arrangement(testDescription: "in a sheet that is a scroll view") { field, box in
            scroll(field, in: box).frame.origin.y = 852
        },
        Arrangement(testDescription: "in a sheet that is as high as what is in it") { field, box in
            box.frame = CGRect(x: 0, y: 852, width: 393, height: 200)
            field.frame.origin.y = 20
        },
        Arrangement(testDescription: "in a drawer as high as the screen and wider than it") { _, box in
            box.frame = CGRect(x: -500, y: 0, width: 500, height: 852)
        },
        Arrangement(testDescription: "beside the screen in a container that is stretched sideways") { field, box in
            box.transform = CGAffineTransform(scaleX: 2, y: 1)
            field.frame.origin.x = 300
        },
        Arrangement(testDescription: "in a collapsed section") { field, box in
            clip(field, in: box, height: 0)
        },
        Arrangement(testDescription: "in a section that is collapsed to its title") { field, box in
            clip(field, in: box, height: 44)
        },
        Arrangement(testDescription: "in a part of a section that is collapsed to its title") { field, box in
            clip(field, in: box, height: 44)
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
            part.clipsToBounds = true
            field.superview?.addSubview(part)
            part.addSubview(field)
        },
        Arrangement(testDescription: "in a collapsed section that scrolls") { field, box in
            clip(field, in: box, height: 44)
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 44, width: 393, height: 200))
            field.superview?.addSubview(scrollView)
            scrollView.addSubview(field)
        },
        Arrangement(testDescription: "in a scroll view without a size") { field, box in
            scroll(field, in: box).frame.size.height = 0
        },
        Arrangement(testDescription: "in a collapsed section where a scroll view scrolls to") { field, box in
            let content = scroll(field, in: box)
            clip(field, in: content, height: 44)
            field.superview?.frame.origin.y = 1_200
        },
        Arrangement(testDescription: "left of the screen") { field, _ in field.frame.origin.x = -350 },
        Arrangement(testDescription: "right of the screen") { field, _ in field.frame.origin.x = 393 },
        Arrangement(testDescription: "in a section that is collapsed to the middle of it") { field, box in
            clip(field, in: box, height: 0)
            field.frame.origin.y = -20
        },
        Arrangement(testDescription: "in a step beside the one that a form shows which scrolls up and down") {
            field, box in
            let steps = steps(of: field, in: box)
            field.frame.origin.x = 413
            steps.frame.size.width = 786
        },
        Arrangement(testDescription: "in a step that such a form has shown before") { field, box in
            steps(of: field, in: box).transform = CGAffineTransform(translationX: -393, y: 0)
        },
        Arrangement(testDescription: "in a closed drawer in such a form") { field, box in
            steps(of: field, in: box).frame = CGRect(x: -300, y: 0, width: 300, height: 1_200)
            field.frame.size.width = 200
        },
        Arrangement(testDescription: "beside what a narrow scroll view shows") { field, box in
            let scrollView = scroll(field, in: box)
            scrollView.contentSize.width = 150
            scrollView.frame.size.width = 150
            field.frame.origin.x = 200
        },
        Arrangement(testDescription: "on another page, to which the person cannot scroll") { field, box in
            scroll(field, in: box).isScrollEnabled = false
            field.frame.origin.x = 393
        },
    ]

    nonisolated static let reachable = [
        Arrangement(testDescription: "in a drawer that is open by a point") { _, box in box.frame.origin.x = -369 },
        Arrangement(testDescription: "below the screen, where avoidance moves it up") { field, _ in
            field.frame.origin.y = 900
        },
        Arrangement(testDescription: "below the screen in a part of a longer form") { field, box in
            box.frame.size.height = 2_000
            let section = UIView(frame: CGRect(x: 0, y: 1_200, width: 393, height: 300))
            box.addSubview(section)
            section.addSubview(field)
        },
        Arrangement(testDescription: "below the screen in a part that begins on it, outside of its container") {
            field, box in
            box.frame.size.height = 100
            let section = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 1_500))
            box.addSubview(section)
            section.addSubview(field)
            field.frame.origin.y = 1_000
        },
        Arrangement(testDescription: "at the end of a sheet that is half open") { field, box in
            box.frame.origin.y = 600
            field.frame.origin.y = 500
        },
        Arrangement(testDescription: "above the screen, where the app has moved it") { field, _ in
            field.frame.origin.y = -140
        },
        Arrangement(testDescription: "above the screen in a form that something has moved up") { _, box in
            box.transform = CGAffineTransform(translationX: 0, y: -500)
        },
        Arrangement(testDescription: "in a slanted container") { field, box in
            box.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
            field.frame.origin.y = 406
        },
        Arrangement(testDescription: "in a sheet of which a point is seen") { _, box in box.frame.origin.y = 851 },
        Arrangement(testDescription: "in a section that shows a point of it") { field, box in
            clip(field, in: box, height: 101)
        },
        Arrangement(testDescription: "in a collapsed section that does not clip") { field, box in
            clip(field, in: box, height: 44)
            field.superview?.clipsToBounds = false
        },
        Arrangement(testDescription: "beside a container that has no size") { field, box in
            box.frame = .zero
            field.frame.origin.y = 900
        },
        Arrangement(testDescription: "where a scroll view scrolls down to") { field, box in
            scroll(field, in: box)
            field.frame.origin.y = 1_500
        },
        Arrangement(testDescription: "where a scroll view scrolls down to in a container that clips") { field, box in
            box.clipsToBounds = true
            scroll(field, in: box)
            field.frame.origin.y = 1_500
        },
        Arrangement(testDescription: "where a scroll view scrolls to that a container has left on the screen") {
            field, box in
            box.frame.origin.x = -393
            scroll(field, in: box).frame.origin.x = 393
            field.frame.origin.x = 1_500
        },
        Arrangement(testDescription: "where a scroll view scrolls back to") { field, box in
            scroll(field, in: box).contentOffset = CGPoint(x: 700, y: 700)
        },
        Arrangement(testDescription: "where a scroll view scrolls to that is turned to its side") { field, box in
            let scrollView = scroll(field, in: box)
            scrollView.contentSize.width = 393
            scrollView.transform = CGAffineTransform(rotationAngle: .pi / 2)
            field.frame.origin.y = 1_500
        },
        Arrangement(testDescription: "in a section of a step, where a form scrolls down to") { field, box in
            let steps = steps(of: field, in: box)
            steps.frame = CGRect(x: -393, y: 0, width: 786, height: 2_000)
            clip(field, in: steps, height: 300)
            field.superview?.frame.origin = CGPoint(x: 393, y: 1_500)
        },
        Arrangement(testDescription: "on another page") { field, box in
            scroll(field, in: box).isPagingEnabled = true
            field.frame.origin.x = 393
        },
        Arrangement(testDescription: "outside of a container that has no size") { _, box in
            box.frame = CGRect(x: 0, y: 852, width: 0, height: 0)
            box.bounds.origin.y = 852
        },
    ]

    @discardableResult
    private static func scroll(_ field: UITextField, in box: UIView) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 2_000, height: 2_000)
        // Only this test positions the fields, before and after the first layout.
        scrollView.contentInsetAdjustmentBehavior = .never
        box.addSubview(scrollView)
        scrollView.addSubview(field)
        return scrollView
    }

    /// Puts a field in one step of a form that only scrolls vertically.
    private static func steps(of field: UITextField, in box: UIView) -> UIView {
        let scrollView = scroll(field, in: box)
        scrollView.contentSize.width = 393
        let steps = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 1_200))
        scrollView.addSubview(steps)
        steps.addSubview(field)
        return steps
    }

    /// Puts a field at 100 points in a section that clips its content.
    private static func clip(_ field: UITextField, in box: UIView, height: CGFloat) {
        let section = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: height))
        section.clipsToBounds = true
        box.addSubview(section)
        section.addSubview(field)
        field.frame.origin.y = 100
    }

    private func makeForm() -> (form: TestForm, box: UIView, navigator: FormNavigator) {
        let form = TestForm(column: 3)
        let box = UIView(frame: form.view.bounds)
        form.view.insertSubview(box, at: 1)
        box.addSubview(form.fields[1])
        return (form, box, FormNavigator(viewController: form.viewController))
    }

    @Test("RNKC#470: no stop, and the trace says why", arguments: outOfSight)
    func skipped(_ arrangement: Arrangement) {
        let (form, box, navigator) = makeForm()
        arrangement.apply(form.fields[1], box)
        #expect(names(navigator.fields) == "0 2")
        let decisions = trace { _ = navigator.fields }.map(\.description)
        #expect(decisions.count == 1)
        #expect(decisions[0].hasPrefix("skipped UITextField “1”: out of sight"))
    }

    @Test("a stop all the same", arguments: reachable)
    func found(_ arrangement: Arrangement) {
        let (form, box, navigator) = makeForm()
        arrangement.apply(form.fields[1], box)
        #expect(navigator.fields.contains(form.fields[1]))
        #expect(navigator.fields.count == 3)
        // The navigator doesn't examine most views as closely as this.
        let visibility = form.fields[1].superview.map { Visibility(in: $0, of: form.view) }
        #expect(visibility.map { $0.reaches($0.frame(of: form.fields[1])) } == true)
    }

    @Test("wherever the screen itself is moved to, or in no window, its fields are stops")
    func movedScreens() {
        let (form, _, navigator) = makeForm()
        for (x, y) in [(393, 0), (-393, 0), (0, 852), (0, -852)] as [(CGFloat, CGFloat)] {
            form.view.transform = CGAffineTransform(translationX: x, y: y)
            #expect(names(navigator.fields) == "0 1 2")
            form.view.transform = .identity
            form.view.frame.origin = CGPoint(x: x, y: y)
            #expect(names(navigator.fields) == "0 1 2")
            form.view.frame.origin = .zero
        }
        form.window.rootViewController = UIViewController()
        form.fields[1].frame.origin.x = 5_000
        form.fields[1].superview?.clipsToBounds = true
        #expect(names(navigator.fields) == "0 1 2")
        form.fields[1].superview?.frame.size = .zero
        #expect(names(navigator.fields) == "0 1 2")
    }

    @Test("a form that is wider than the screen is moved from side to side, and all of it is reached")
    func wideForm() {
        let (form, _, navigator) = makeForm()
        form.view.frame.size.width = 786
        form.fields[1].frame.origin.x = 413
        for x in [0, -393] as [CGFloat] {
            form.view.transform = CGAffineTransform(translationX: x, y: 0)
            #expect(navigator.fields.count == 3)
        }
    }

    @Test("a form that fills a part of the screen reaches as far as the screen")
    func smallForm() {
        let (form, _, _) = makeForm()
        let child = UIViewController()
        child.view.frame = CGRect(x: 100, y: 400, width: 200, height: 100)
        form.viewController.addChild(child)
        form.view.addSubview(child.view)
        child.didMove(toParent: form.viewController)
        let navigator = FormNavigator(viewController: child)
        for (name, x) in [("a", -80), ("b", 60), ("c", 292), ("d", 293), ("e", -140)] as [(String, CGFloat)] {
            let field = UITextField(frame: CGRect(x: x, y: 20, width: 40, height: 40))
            field.placeholder = name
            child.view.addSubview(field)
        }
        #expect(names(navigator.fields) == "a b c")
    }

    @Test(
        "a field that gets focus before it is brought in has the toolbar, and those beside it are stops",
        arguments: [false, true])
    func focusFirst(_ isInScrollView: Bool) {
        let (form, box, navigator) = makeForm()
        if isInScrollView {
            let content = UIView(frame: form.view.bounds)
            Self.scroll(form.fields[1], in: box).addSubview(content)
            content.addSubview(form.fields[1])
        }
        box.frame.origin.x = -393
        form.fields[0].becomeFirstResponder()
        #expect(names(navigator.fields) == "0 2")
        let decisions = trace { form.fields[1].becomeFirstResponder() }
        #expect(form.fields[1].inputAccessoryView === navigator.toolbar)
        #expect(navigator.fields.count == 3)
        #expect(decisions.isEmpty)
        box.frame.origin.x = 0
        form.fields[0].becomeFirstResponder()
        #expect(names(navigator.fields) == "0 1 2")
    }

    @Test("what avoidance has moved up in a container that clips is in sight", arguments: [false, true])
    func movedByAvoidance(_ isByAvoidance: Bool) {
        let (form, box, _) = makeForm()
        let clip = UIView(frame: form.view.bounds)
        clip.clipsToBounds = true
        form.view.addSubview(clip)
        clip.addSubview(box)
        let owner = NSObject()
        if isByAvoidance {
            ViewShifts.move(box, by: -300, for: owner)
        } else {
            box.transform = CGAffineTransform(translationX: 0, y: -300)
        }
        let visibility = Visibility(in: box, of: form.view)
        #expect(visibility.reaches(visibility.frame(of: form.fields[1])) == isByAvoidance)
        ViewShifts.move(box, by: 0, for: owner)
    }

    @Test("neither the loaded rows of a table in a closed drawer lead anywhere, nor those that are not loaded")
    func tables() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                guard indexPath.row < 2 else { return cell }
                cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 2, width: 300, height: 40)))
                return cell
            }
        }
        let (form, box, navigator) = makeForm()
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 400, width: 393, height: 300))
        table.dataSource = rows
        box.addSubview(table)
        form.window.layoutIfNeeded()
        #expect(navigator.fields.count == 5)
        form.fields[2].becomeFirstResponder()
        #expect(navigator.canFocusNext)
        box.transform = CGAffineTransform(translationX: -393, y: 0)
        #expect(names(navigator.fields) == "0 2")
        #expect(!navigator.canFocusNext)
        _ = trace { #expect(!navigator.canFocusNext) }
        box.transform = .identity
        table.isHidden = true
        #expect(!navigator.canFocusNext)
        _ = trace { #expect(!navigator.canFocusNext) }
    }

    @Test("frames that are no numbers put nothing out of sight")
    func noNumbers() {
        let (form, box, navigator) = makeForm()
        box.bounds.origin.x = .nan
        #expect(navigator.fields.count == 3)
        box.bounds.origin.x = 0
        form.fields[1].frame.size.width = .infinity
        #expect(navigator.fields.count == 3)
        form.view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(navigator.fields.count == 3)
    }
}
