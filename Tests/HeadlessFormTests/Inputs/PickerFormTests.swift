import FormNavigation
import TestSupport
import Testing
import UIKit

/// Pickers in forms: in place of the keyboard, as a stop, and in a row that opens below its field.
@MainActor
struct PickerFormTests {
    private final class Countries: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let names = ["Austria", "Brazil", "Chad", "Denmark"]
        var onChoice: (String) -> Void = { _ in }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            names[row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            onChoice(names[row])
        }
    }

    /// Name, country with a picker as its input view, and city. The country is low on the screen.
    @MainActor
    private struct Stage: FormOnDevice {
        let device: HeadlessDevice
        let viewController = UIViewController()
        let navigator: FormNavigator
        let fields = ["Name", "Country", "City"].enumerated().map { index, name in
            UITextField(named: name, frame: CGRect(x: 20, y: 560 + 60 * index, width: 300, height: 40))
        }
        let picker = UIPickerView()
        let countries = Countries()

        init(_ behavior: HeadlessBehavior = HeadlessBehavior()) {
            device = HeadlessDevice(behavior: behavior)
            for field in fields { viewController.view.addSubview(field) }
            let country = fields[1]
            picker.dataSource = countries
            picker.delegate = countries
            countries.onChoice = { [unowned country] in country.text = $0 }
            country.inputView = picker
            navigator = FormNavigator(viewController: viewController)
            device.show(viewController)
        }

        var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
    }

    @Test("Next leads to the picker and on from it, and the toolbar stays above both", arguments: HeadlessBehavior.all)
    func inputView(behavior: HeadlessBehavior) throws {
        let stage = Stage(behavior)
        let keyboard = try #require(stage.device.keyboard)
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        try stage.device.tap(title: "Next")
        stage.device.settle()
        #expect(stage.focus == "Country" && keyboard.inputView === stage.picker)
        #expect(keyboard.inputAccessoryView === stage.navigator.toolbar)
        let end = stage.fields[1].convert(stage.fields[1].bounds, to: nil).maxY
        #expect(end <= keyboard.frame.minY - 9.5)
        try stage.device.pick(row: 2, inComponent: 0, of: stage.picker)
        #expect(stage.fields[1].text == "Chad" && stage.focus == "Country")
        try stage.device.tap(title: "Next")
        stage.device.settle()
        #expect(stage.focus == "City" && keyboard.inputView == nil && keyboard.keysFrame.height > 216)
        let last = stage.fields[2].convert(stage.fields[2].bounds, to: nil).maxY
        #expect(last <= keyboard.frame.minY - 9.5)
        try stage.device.tap(title: "Previous")
        stage.device.settle()
        try stage.device.tap(title: "Done")
        stage.device.settle()
        #expect(stage.focus == nil && stage.viewController.view.transform.isIdentity)
    }

    @Test("with a hardware keyboard the picker still comes, and the toolbar with it")
    func hardwareKeyboard() {
        let stage = Stage()
        stage.device.keyboard.isHardwareKeyboardAttached = true
        #expect(stage.visited(2) { stage.navigator.focusNext() } == ["Name", "Country"])
        #expect(stage.device.keyboard.inputView === stage.picker)
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        stage.device.press(.keyboardTab)
        #expect(stage.focus == "City")
    }

    @Test("a picker whose controller is an input view controller's is there as well, with the toolbar above")
    func inputViewController() {
        final class Control: UIControl, FormInputAccessoryHost {
            let keys = UIInputViewController()
            private var accessoryView: UIView?
            override var canBecomeFirstResponder: Bool { true }
            override var inputViewController: UIInputViewController? { keys }
            override var inputAccessoryView: UIView? {
                get { accessoryView }
                set { accessoryView = newValue }
            }
        }
        let stage = Stage()
        let control = Control(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        control.keys.inputView?.frame.size.height = 200
        control.formOptions.stop = .always
        stage.viewController.view.addSubview(control)
        #expect(stage.navigator.focusNext() && control.isFirstResponder)
        stage.device.settle()
        #expect(stage.device.keyboard.inputView === control.keys.view)
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        #expect(stage.device.keyboard.keysFrame.height == 200)
    }

    @Test("an accessory view controller of the app's stays, as its view does")
    func accessoryViewController() {
        final class Field: UITextField {
            let bar = UIInputViewController()
            override var inputAccessoryViewController: UIInputViewController? { bar }
        }
        let stage = Stage()
        let field = Field(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.bar.inputView?.frame.size.height = 50
        stage.viewController.view.addSubview(field)
        #expect(stage.navigator.focusNext() && field.isFirstResponder)
        stage.device.settle()
        #expect(field.inputAccessoryView == nil && stage.device.keyboard.inputAccessoryView === field.bar.view)
        #expect(field.returnKeyType == .next)
    }

    @Test("a picker in the form itself may be a stop, between the fields around it")
    func stop() {
        let stage = Stage()
        let picker = UIPickerView(frame: CGRect(x: 20, y: 300, width: 320, height: 216))
        picker.dataSource = stage.countries
        picker.delegate = stage.countries
        picker.formOptions.stop = .always
        let first = UITextField(named: "First", frame: CGRect(x: 20, y: 240, width: 300, height: 40))
        for view in [first, picker] { stage.viewController.view.addSubview(view) }
        first.becomeFirstResponder()
        #expect(stage.navigator.focusNext() && stage.navigator.currentField === picker)
        stage.device.settle()
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        #expect(stage.navigator.focusNext() && stage.focus == "Name")
    }

    /// A field that opens a picker in a row below it while it has focus, as calendars do.
    private final class OpeningController: UIViewController, UITextFieldDelegate {
        let stack = UIStackView()
        let fields = ["Name", "Country", "City", "Street"].map { UITextField(named: $0) }
        let picker = UIPickerView()
        let countries = Countries()
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            picker.dataSource = countries
            picker.delegate = countries
            picker.isHidden = true
            // The field provides focus and the toolbar; the picker is in the form.
            fields[1].inputView = UIView()
            fields[1].delegate = self
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            for view in [fields[0], fields[1], picker, fields[2], fields[3]] as [UIView] {
                stack.addArrangedSubview(view)
            }
            view.addSubview(stack)
            NSLayoutConstraint.activate(
                [
                    stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                ] + fields.map { $0.heightAnchor.constraint(equalToConstant: 44) })
            form = FormNavigator(viewController: self)
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { open(true) }
        func textFieldDidEndEditing(_ textField: UITextField) { open(false) }

        private func open(_ isOpen: Bool) {
            UIView.animate(withDuration: 0.25) {
                self.picker.isHidden = !isOpen
                self.view.layoutIfNeeded()
            }
        }

        var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
    }

    @Test(
        "a row that opens a picker below it keeps its place in the order, and what comes after is found below the picker"
    )
    func openingRow() throws {
        let device = HeadlessDevice()
        let screen = OpeningController()
        device.show(screen)
        let form = try #require(screen.form)
        let rest = screen.fields.map { $0.convert($0.bounds, to: nil) }
        screen.fields[0].becomeFirstResponder()
        device.settle()
        try device.tap(title: "Next")
        device.settle()
        #expect(screen.focus == "Country" && !screen.picker.isHidden)
        #expect(device.keyboard.inputAccessoryView === form.toolbar && device.keyboard.keysFrame.height == 0)
        try device.pick(row: 3, inComponent: 0, of: screen.picker)
        #expect(screen.picker.selectedRow(inComponent: 0) == 3 && screen.focus == "Country")
        for name in ["City", "Street"] {
            try device.tap(title: "Next")
            device.settle()
            #expect(screen.focus == name && screen.picker.isHidden)
            let focused = screen.fields.first(where: \.isFirstResponder)
            let field = try #require(focused)
            #expect(field.convert(field.bounds, to: nil).maxY <= device.keyboard.frame.minY - 9.5)
        }
        for name in ["City", "Country"] {
            try device.tap(title: "Previous")
            device.settle()
            #expect(screen.focus == name)
        }
        #expect(!screen.picker.isHidden)
        try device.tap(title: "Done")
        device.settle()
        #expect(screen.focus == nil && screen.picker.isHidden)
        #expect(screen.fields.map { $0.convert($0.bounds, to: nil) } == rest)
    }
}
