import FormNavigation
import TestSupport
import Testing
import UIKit

/// The result of an unsuccessful search doesn't last forever.
@MainActor
struct RepeatedSearchTests {
    @Test(
        "a list is searched page by page, there and back, even if it's upside down",
        arguments: Survey.Kind.allCases, [true, false])
    func upsideDown(_ kind: Survey.Kind, isUpsideDown: Bool) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(100, fieldsAt: [20, 55, 90]), kind: kind)
        device.show(survey)
        survey.form.configuration.rowSearchLimit = 60
        if isUpsideDown { survey.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1) }
        device.settle()
        #expect(survey.focus(row: 55))
        device.settle()
        let filled = survey.filledCount
        #expect(survey.form.focusNext() && survey.focus == (isUpsideDown ? "0.20.0" : "0.90.0"))
        device.settle()
        #expect(survey.filledCount - filled < 100)
        #expect(survey.form.focusPrevious() && survey.focus == "0.55.0")
        device.settle()
        #expect(survey.form.focusPrevious() && survey.focus == (isUpsideDown ? "0.90.0" : "0.20.0"))
    }

    @Test(
        "rows that have been searched in vain are searched again once one has moved to another section",
        arguments: Survey.Kind.allCases)
    func movedRow(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        var first = Survey.rows(30, fieldsAt: [0])[0]
        let survey = Survey([first, Survey.rows(30, fieldsAt: [])[0]], kind: kind)
        survey.start(on: device)
        #expect(!survey.form.focusNext() && !survey.form.canFocusNext)
        first.removeLast()
        survey.sections = [first, Survey.rows(31, fieldsAt: [30])[0]]
        survey.reload()
        device.settle()
        #expect(survey.form.canFocusNext)
        survey.form.focusFirst()
        #expect(survey.form.focusNext() && survey.focus == "1.30.0")
    }

    @Test(
        "rows that the app removes while a search pages through them end the search, there and back",
        arguments: Survey.Kind.allCases, [true, false])
    func removedWhilePaging(_ kind: Survey.Kind, isForward: Bool) {
        for turn in 1...4 {
            let device = HeadlessDevice()
            let count = 200
            let survey = Survey(Survey.rows(count, fieldsAt: [isForward ? 0 : count - 1]), kind: kind)
            survey.start(on: device)
            #expect(survey.focus(row: isForward ? 0 : count - 1))
            device.settle()
            var scrolls = 0
            survey.onScroll = {
                scrolls += 1
                guard scrolls == turn else { return }
                let kept = survey.sections[0].prefix(isForward ? 3 : 0) + survey.sections[0].suffix(isForward ? 0 : 3)
                survey.sections[0] = Array(kept)
                survey.reload()
            }
            // On the way back, the field is in another row afterward, and counts as another field.
            if isForward { #expect(!survey.form.focusNext()) } else { survey.form.focusPrevious() }
            survey.onScroll = {}
            device.settle()
            #expect(scrolls >= turn && survey.form.fields.count == 1)
        }
    }

    @Test("Next is disabled after a search whose only field refuses", arguments: Survey.Kind.allCases)
    func refusedAtEnd(_ kind: Survey.Kind) {
        let (survey, refusing) = (Survey(Survey.rows(60, fieldsAt: [0, 59]), kind: kind), RefusingDelegate())
        survey.onFill = { content, path in
            for field in content.fields where path.row == 59 { field.delegate = refusing }
        }
        survey.start(on: HeadlessDevice())
        #expect(survey.form.canFocusNext)
        #expect(!survey.form.focusNext() && survey.focus == "0.0.0")
        #expect(!survey.form.canFocusNext)
        #expect(survey.loaded("0.0.0")?.returnKeyType == .done)
    }

    @Test("putting the keyboard away and scrolling makes Next work again", arguments: Survey.Kind.allCases)
    func scrolled(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [0]), kind: kind)
        survey.start(on: device)
        #expect(!survey.form.focusNext())
        #expect(!survey.form.canFocusNext)
        survey.form.endEditing()
        device.settle()
        // Different rows appear as the user continues.
        survey.sections[0][250] = .fields(1)
        survey.scrollView.contentOffset.y = 9_000
        device.settle()
        #expect(survey.form.canFocusNext)
        #expect(survey.form.focusNext())
    }

    @Test("reload() makes Next search again, even if the number of rows is the same", arguments: Survey.Kind.allCases)
    func reloaded(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [0]), kind: kind)
        survey.start(on: device)
        #expect(!survey.form.focusNext())
        #expect(!survey.form.canFocusNext)
        survey.sections[0][150] = .fields(1)
        survey.form.reload()
        #expect(survey.form.canFocusNext)
        #expect(survey.form.focusNext())
        device.settle()
        #expect(survey.focus == "0.150.0")
    }

    @Test(
        "once Return has found no further field, the last field's key says Done whenever it has focus, until rows change",
        arguments: Survey.Kind.allCases)
    func lastKey(_ kind: Survey.Kind) throws {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(100, fieldsAt: [0]), kind: kind)
        survey.start(on: device)
        let field = try #require(survey.loaded("0.0.0"))
        #expect(field.returnKeyType == .next)
        device.pressReturn()
        device.settle()
        #expect(survey.form.currentField == nil)
        for _ in 0..<2 {
            #expect(survey.form.focusFirst())
            device.settle()
            #expect(field.returnKeyType == .done)
            device.pressReturn()
            device.settle()
            #expect(survey.form.currentField == nil)
        }
        // Return still looks, so that content that changes in a row is found.
        survey.sections[0][50] = .fields(1)
        #expect(survey.form.focusFirst())
        device.pressReturn()
        device.settle()
        #expect(survey.focus == "0.50.0")
        survey.sections[0].append(.fields(1))
        survey.reload()
        device.settle()
        #expect(survey.form.focusFirst())
        device.settle()
        #expect(survey.loaded("0.0.0")?.returnKeyType == .next)
    }

    @Test("what a search has found to be empty says nothing of the rows before it")
    func lastKeyBefore() throws {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(100, fieldsAt: [0, 60]))
        survey.start(on: device)
        #expect(survey.focus(row: 60))
        device.settle()
        device.pressReturn()
        device.settle()
        survey.scrollView.contentOffset.y = 0
        device.settle()
        #expect(survey.form.focusFirst())
        device.settle()
        #expect(survey.loaded("0.0.0")?.returnKeyType == .next)
        device.pressReturn()
        device.settle()
        #expect(survey.focus == "0.60.0" && survey.loaded("0.60.0")?.returnKeyType == .done)
    }

    @Test("a search from a field whose cell has gone says nothing about one from nowhere")
    func cellGone() {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [0]))
        survey.start(on: device)
        let field = Weak(object: survey.form.currentField)
        #expect(!survey.form.focusNext())
        survey.sections = Survey.rows(300, fieldsAt: [190])
        survey.table.reloadData()
        device.settle()
        #expect(survey.form.currentField == nil && (field.object as? UIView)?.window == nil)
        #expect(survey.form.canFocusNext)
        #expect(survey.form.focusNext())
        device.settle()
        #expect(survey.focus == "0.190.0")
    }

    @Test("a search while no field has focus is remembered as well, until something has focus")
    func fromNowhere() {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: []))
        survey.hasSurroundings = true
        device.show(survey)
        device.settle()
        survey.before.isEnabled = false
        survey.after.isEnabled = false
        #expect(!survey.form.focusNext())
        #expect(!survey.form.canFocusNext)
        let count = survey.filledCount
        #expect(!survey.form.focusNext())
        #expect(survey.filledCount == count)
        #expect(survey.form.canFocusPrevious, "the other direction hasn't been searched")
        survey.before.isEnabled = true
        survey.before.becomeFirstResponder()
        #expect(survey.form.canFocusNext)
    }

    // MARK: - Pages

    /// Pages with one item each. Some items contain a field.
    private final class Pages: UIViewController, UICollectionViewDataSource {
        var collection: UICollectionView!
        let fieldsAt: Set<Int>
        init(fieldsAt: Set<Int>) {
            self.fieldsAt = fieldsAt
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 0
            layout.itemSize = CGSize(width: 393, height: 300)
            collection = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 393, height: 300), collectionViewLayout: layout)
            collection.isPagingEnabled = true
            collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = self
            view.addSubview(collection)
        }
        func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 60 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            if let cell = cell as? ItemCell {
                cell.rows.fill(cell.contentView)
                cell.rows.show(fieldsAt.contains(path.item) ? .fields(2) : .nothing, name: "\(path.item)")
            }
            return cell
        }
    }

    @Test("a search leaves a paging view on a page, whether it finds something or not", arguments: [true, false])
    func pages(_ seesToInputs: Bool) {
        var behavior = HeadlessBehavior()
        behavior.scrollsInputsIntoSight = seesToInputs
        let device = HeadlessDevice(behavior: behavior)
        let pages = Pages(fieldsAt: [1, 20, 40])
        let form = FormNavigator(viewController: pages)
        device.show(pages)
        device.settle()
        func page() -> CGFloat { pages.collection.contentOffset.x / 393 }
        let places: [CGFloat] = [1, 1, 20, 20, 40, 40]
        for place in places {
            #expect(form.focusNext())
            device.settle()
            #expect(page() == place)
        }
        #expect(!form.focusNext())
        device.settle()
        #expect(page() == 40)
        for place in places.dropLast().reversed() {
            #expect(form.focusPrevious())
            device.settle()
            #expect(page() == place)
        }
    }
}
