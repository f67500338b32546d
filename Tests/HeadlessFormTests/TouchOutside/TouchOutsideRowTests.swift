import FormNavigation
import Testing
import UIKit

/// What a tap on a row does while a field has focus.
@MainActor
struct TouchOutsideRowTests {
    @Test(
        "#793: a row of a list of suggestions is selected as without, and the keyboard stays", arguments: [true, false])
    func suggestion(isOn: Bool) throws {
        let form = DeviceForm.forTapsOutside(isOn: isOn)
        let table = Suggestions(on: form)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        try form.device.tap(try table.cell(2))
        #expect(table.log == ["highlight 2", "unhighlight 2", "will 2", "did 2"])
        #expect(form.focus == "1")
    }

    @Test("a row that cannot be selected, and what is around the rows, is background", arguments: Obstacle.allCases)
    func background(_ obstacle: Obstacle) throws {
        let form = DeviceForm.forTapsOutside()
        let table = Suggestions(on: form)
        if obstacle == .table { table.view.allowsSelection = false }
        if obstacle == .cell { table.style = .none }
        table.view.reloadData()
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        if obstacle == .noRow {
            form.device.tap(at: table.view.convert(CGPoint(x: 50, y: 150), to: nil))
        } else {
            try form.device.tap(try table.cell(1))
        }
        #expect(form.focus == nil)
    }

    @Test("a list that is told to ends editing has its row selected, wherever the screen goes")
    func listThatEnds() throws {
        let form = DeviceForm.forTapsOutside()
        let table = Suggestions(on: form)
        form.fields[1].frame.origin.y = 700
        table.view.frame.origin.y = 550
        table.view.formOptions.endsEditingWhenTapped = true
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        let top = table.view.convert(CGPoint.zero, to: nil).y
        #expect(top < 500)
        try form.device.tap(try table.cell(2))
        form.device.settle()
        #expect(table.view.convert(CGPoint.zero, to: nil).y == 550)
        #expect(table.log == ["highlight 2", "unhighlight 2", "will 2", "did 2"])
        #expect(form.focus == nil)
    }

    @Test(
        "an item of a collection is selected and keeps the keyboard, unless nothing can be selected",
        arguments: [true, false])
    func collection(allowsSelection: Bool) throws {
        let form = DeviceForm.forTapsOutside()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 250, width: 393, height: 200), collectionViewLayout: layout)
        let source = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.allowsSelection = allowsSelection
        form.root.addSubview(view)
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        try form.device.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
        #expect(source.selected == (allowsSelection ? [1] : []))
        #expect(form.focus == (allowsSelection ? "0" : nil))
    }

    enum Obstacle: CaseIterable {
        case table, cell, noRow
    }
}

/// A short list below the fields that records what happens to its rows.
@MainActor
private final class Suggestions: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: CGRect(x: 20, y: 250, width: 300, height: 200))
    var style = UITableViewCell.SelectionStyle.default
    var log: [String] = []

    init(on form: DeviceForm) {
        super.init()
        view.rowHeight = 44
        view.dataSource = self
        view.delegate = self
        form.root.addSubview(view)
        form.device.settle()
    }

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(view.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = style
        return cell
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("did \(indexPath.row)")
    }
}

/// A collection with three items that records which of them are selected.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [Int] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}
