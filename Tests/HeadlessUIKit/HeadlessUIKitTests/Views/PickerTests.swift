import Testing
import UIKit

/// Pickers, after Apple's pages of `UIPickerView`, its data source and its delegate.
@MainActor
struct PickerTests {
    /// A picker's data: a country and a city.
    private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["Austria", "Brazil", "Chad"], ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]]
        var heard: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            heard.append("\(component): \(row)")
        }
    }

    private func titles(in view: UIView) -> [String] {
        view.subviews.flatMap { titles(in: $0) } + ((view as? UILabel)?.text.map { [$0] } ?? [])
    }

    @Test("a picker shows what its data source and delegate say, and begins with the first rows")
    func data() {
        let (stage, data) = (ViewStage(), Titles())
        let picker = UIPickerView()
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        picker.dataSource = data
        picker.delegate = data
        stage.add(picker, CGRect(x: 0, y: 0, width: 320, height: 216))
        stage.device.settle()
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 10)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
        #expect(Set(titles(in: picker)) == ["Austria", "Brazil", "Chad", "A", "B", "C", "D"])
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 151, height: 32))
    }

    @Test("code selects without a word; the user selects and the delegate hears of it")
    func selection() throws {
        let (stage, data) = (ViewStage(), Titles())
        let picker = stage.add(UIPickerView(), CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.dataSource = data
        picker.delegate = data
        picker.selectRow(2, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 2 && data.heard.isEmpty)
        try stage.device.pick(row: 1, inComponent: 0, of: picker)
        #expect(picker.selectedRow(inComponent: 0) == 1 && data.heard == ["0: 1"])
        // The row below the chosen one.
        stage.device.tap(at: CGPoint(x: 60, y: 100 + 108 + 32))
        #expect(picker.selectedRow(inComponent: 0) == 2 && data.heard == ["0: 1", "0: 2"])
        #expect(throws: HeadlessDevice.Failure.self) { try stage.device.pick(row: 3, inComponent: 0, of: picker) }
    }

    @Test("F34 a picker ignores a row that it doesn't have")
    func missingRow() {
        let (stage, data) = (ViewStage(), Titles())
        let picker = stage.add(UIPickerView(), CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.dataSource = data
        picker.delegate = data
        picker.selectRow(2, inComponent: 1, animated: false)
        for row in [99, 10, -1] {
            picker.selectRow(row, inComponent: 1, animated: false)
            #expect(picker.selectedRow(inComponent: 1) == 2)
        }
    }

    @Test("reloading keeps the chosen row as far as it is there, and asks for the titles again")
    func reloading() {
        let (stage, data) = (ViewStage(), Titles())
        let picker = stage.add(UIPickerView(), CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = data
        picker.delegate = data
        picker.selectRow(9, inComponent: 1, animated: false)
        data.rows[1] = ["Only"]
        picker.reloadComponent(1)
        stage.device.settle()
        #expect(picker.selectedRow(inComponent: 1) == 0 && titles(in: picker).contains("Only"))
        data.rows = [[]]
        picker.reloadAllComponents()
        stage.device.settle()
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == -1)
        #expect(titles(in: picker).isEmpty)
    }

    @Test("the delegate may give sizes, and views, which are used again")
    func views() {
        final class OwnViews: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if let view { return view }
                made += 1
                return UIView()
            }
        }
        let (stage, data) = (ViewStage(), OwnViews())
        let picker = stage.add(UIPickerView(), CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = data
        picker.delegate = data
        picker.selectRow(50, inComponent: 0, animated: false)
        stage.device.settle()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 120, height: 50))
        #expect(picker.view(forRow: 50, forComponent: 0)?.frame == CGRect(x: 0, y: 83, width: 120, height: 50))
        #expect(picker.view(forRow: 10, forComponent: 0) == nil)
        let made = data.made
        picker.selectRow(10, inComponent: 0, animated: false)
        stage.device.settle()
        #expect(picker.view(forRow: 10, forComponent: 0) != nil && data.made == made)
    }

    @Test("a picker stands in the keyboard's place while its field has focus, without keys")
    func inputView() throws {
        let (stage, data) = (ViewStage(), Titles())
        let field = stage.add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
        let picker = UIPickerView()
        picker.dataSource = data
        picker.delegate = data
        field.inputView = picker
        field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.keyboard.inputView === picker)
        #expect(stage.device.keyboard.frame.height == 216 && picker.bounds.width == 393)
        try stage.device.pick(row: 2, inComponent: 0, of: picker)
        #expect(data.heard == ["0: 2"] && field.isFirstResponder)
    }
}
