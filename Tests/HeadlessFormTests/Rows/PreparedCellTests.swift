import FormNavigation
import TestSupport
import Testing
import UIKit

/// Cells that are loaded but not visible: prepared in advance (P17), or kept because they contain the first responder
/// (G2).
@MainActor
struct PreparedCellTests {
    private func show(
        _ survey: Survey, prepared: Int = 1, inHierarchy: Bool = false, tellsPaths: Bool = false
    ) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.prefetchedCellsAreSubviews = inHierarchy
        behavior.prefetchedCellCount = prepared
        behavior.returnsIndexPathsOfHiddenCells = tellsPaths
        let device = HeadlessDevice(behavior: behavior)
        survey.start(on: device)
        return device
    }

    @Test(
        "P17: a row that is only prepared has not been looked at: its field is found, and none is passed over",
        arguments: [0, 1, 8], Survey.Kind.allCases)
    func prepared(_ count: Int, _ kind: Survey.Kind) { find(prepared: count, inHierarchy: false, kind) }

    @Test("Q24: neither has one that is in the table or the collection, hidden", arguments: Survey.Kind.allCases)
    func hidden(_ kind: Survey.Kind) { find(prepared: 3, inHierarchy: true, kind) }

    private func find(prepared count: Int, inHierarchy: Bool, _ kind: Survey.Kind) {
        // As a sample, every third position, and different ones for each kind of cell and list.
        let turn = count + (inHierarchy ? 1 : 0) + (kind == .table ? 2 : 0)
        for first in 8...24 where testsEverything || (first + turn).isMultiple(of: 3) {
            let survey = Survey(Survey.rows(60, fieldsAt: [0, first, 40]), kind: kind)
            // Without room for the keyboard, a search shows one row after the other, and not several at the same time.
            survey.loadViewIfNeeded()
            survey.form.configuration.isAvoidanceEnabled = false
            let device = show(survey, prepared: count, inHierarchy: inHierarchy)
            for name in ["0.\(first).0", "0.40.0"] {
                #expect(survey.form.focusNext())
                device.settle()
                #expect(survey.focus == name)
            }
            for name in ["0.\(first).0", "0.0.0"] {
                #expect(survey.form.focusPrevious())
                device.settle()
                #expect(survey.focus == name)
            }
        }
    }

    @Test("Q24: neither has a page that begins exactly where the one on the screen ends")
    func adjacentPage() {
        final class Pages: NSObject, UICollectionViewDataSource {
            func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 4 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "page", for: path)
                for subview in cell.contentView.subviews { subview.removeFromSuperview() }
                cell.contentView.addSubview(
                    UITextField(named: "\(path.item)", frame: CGRect(x: 20, y: 60, width: 200, height: 40)))
                return cell
            }
        }
        var behavior = HeadlessBehavior()
        behavior.prefetchedCellsAreSubviews = true
        let device = HeadlessDevice(behavior: behavior)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 390, height: 400)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        let pages = Pages()
        view.dataSource = pages
        let controller = UIViewController()
        controller.view.addSubview(view)
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        navigator.focusFirst()
        let reached = device.fieldsReached { _ in navigator.focusNext() }
        #expect(reached.count == 4)
    }

    @Test(
        "G2 G3: a cell with focus that has scrolled off is a part of the form, whether or not UIKit tells its path",
        arguments: [true, false], Survey.Kind.allCases)
    func scrolledOff(_ tellsPaths: Bool, _ kind: Survey.Kind) {
        for prepared in [0, 1, 3] {
            let survey = Survey([Array(repeating: .fields(1), count: 100)], kind: kind)
            let device = show(survey, prepared: prepared, inHierarchy: prepared == 3, tellsPaths: tellsPaths)
            for _ in 0..<3 { survey.form.focusNext() }
            device.settle()
            let field = survey.form.currentField
            survey.scrollView.contentOffset.y = 3_000
            device.settle()
            #expect(survey.form.currentField === field)
            #expect(field.map { survey.form.fields.contains($0) } == true)
            #expect(field?.inputAccessoryView === survey.form.toolbar)
            #expect(survey.form.focusNext())
            device.settle()
            #expect(survey.focus == "0.4.0")
            survey.scrollView.contentOffset.y = 3_000
            device.settle()
            #expect(survey.form.focusPrevious())
            #expect(survey.focus == "0.3.0")
        }
    }

    @Test("'n of m' counts no more than it knows while rows are not loaded", arguments: Survey.Kind.allCases)
    func progress(_ kind: Survey.Kind) {
        final class Steps: UIView, FormAccessoryView {
            var states: [FormToolbar.State] = []
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { states.append(state) }
        }
        for (count, isKnown) in [(4, true), (40, false)] {
            let survey = Survey([Array(repeating: .fields(1), count: count)], kind: kind)
            let steps = Steps(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            survey.loadViewIfNeeded()
            survey.form.accessoryView = steps
            let device = show(survey)
            for place in 1...3 {
                #expect(steps.states.last?.progress == (isKnown ? "\(place) of \(count)" : nil))
                #expect(steps.states.last?.count == (isKnown ? count : 0))
                survey.form.focusNext()
                device.settle()
            }
        }
    }
}
