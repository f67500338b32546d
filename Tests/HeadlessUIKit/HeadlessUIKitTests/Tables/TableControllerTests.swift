import Testing
import UIKit

@Suite("Table controllers")
@MainActor
struct TableControllerTests {
    @Test(
        "G12 the view is a table whose data source and delegate is the controller, which reloads when it first appears")
    func setUp() {
        let (device, controller) = show()
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
        #expect(controller.tableView.visibleCells.count > 10)
        #expect(controller.reloads == 1)
        controller.present(UIViewController(), animated: false)
        device.settle()
        controller.dismiss(animated: false)
        device.settle()
        #expect(controller.reloads == 1)
    }

    @Test("G12 rows are deselected when the controller appears, unless that is switched off", arguments: [true, false])
    func clearing(clears: Bool) {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = FormTableController(style: .plain)
        controller.clearsSelectionOnViewWillAppear = clears
        let navigation = UINavigationController(rootViewController: controller)
        device.show(navigation)
        device.settle()
        controller.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        navigation.popViewController(animated: false)
        device.settle()
        #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }

    @Test("G12, F13 the table makes room for the keyboard, shows the field, and takes exactly that back")
    func avoidance() throws {
        for model in HeadlessModel.all {
            let (device, controller) = show(model)
            let table = controller.tableView!
            table.contentInset.bottom = 11.3
            let rows = table.visibleCells.count
            let cell = try #require(table.visibleCells[rows - 2] as? FieldCell)
            cell.field.becomeFirstResponder()
            device.settle()
            let covered = device.keyboard.frame.height
            #expect(abs(table.adjustedContentInset.bottom - covered - 11.3) < 0.001, "\(model.name)")
            let added = covered - table.safeAreaInsets.bottom
            #expect(abs(table.verticalScrollIndicatorInsets.bottom - added) < 0.001)
            let field = table.convert(cell.field.bounds, from: cell.field)
            #expect(table.bounds.inset(by: table.adjustedContentInset).contains(field))
            cell.field.resignFirstResponder()
            device.settle()
            #expect(table.contentInset.bottom == 11.3)
            #expect(table.verticalScrollIndicatorInsets.bottom == 0)
        }
    }

    @Test("F13 a field behind the keyboard that takes focus from another one is shown")
    func nextField() throws {
        let (device, controller) = show()
        let table = controller.tableView!
        try #require(table.visibleCells.first as? FieldCell).field.becomeFirstResponder()
        device.settle()
        let last = try #require(table.visibleCells.last as? FieldCell).field
        let frame = { table.convert(last.bounds, from: last) }
        #expect(!table.bounds.inset(by: table.adjustedContentInset).contains(frame()))
        last.becomeFirstResponder()
        device.settle()
        #expect(table.bounds.inset(by: table.adjustedContentInset).contains(frame()))
    }

    @Test("G12 what the app does to the inset meanwhile stays")
    func insetChangedMeanwhile() throws {
        let (device, controller) = show()
        let cell = try #require(controller.tableView.visibleCells[0] as? FieldCell)
        cell.field.becomeFirstResponder()
        device.settle()
        controller.tableView.contentInset.bottom += 30
        cell.field.resignFirstResponder()
        device.settle()
        #expect(abs(controller.tableView.contentInset.bottom - 30) < 0.001)
    }

    @Test("E14, E15 an empty frame says nothing, and a keyboard that floats needs no room")
    func oddKeyboards() throws {
        let (device, controller) = show()
        let cell = try #require(controller.tableView.visibleCells[0] as? FieldCell)
        cell.field.becomeFirstResponder()
        device.settle()
        let inset = controller.tableView.contentInset.bottom
        #expect(inset > 0)
        let frame = device.keyboard.frame
        device.keyboard.post(UIResponder.keyboardWillChangeFrameNotification, begin: frame, end: .zero)
        #expect(controller.tableView.contentInset.bottom == inset)
        device.keyboard.post(
            UIResponder.keyboardWillChangeFrameNotification, begin: frame, end: frame.offsetBy(dx: 0, dy: -100))
        #expect(controller.tableView.contentInset.bottom == 0)
    }

    @Test("G12 a controller that does not call super makes no room")
    func withoutSuper() throws {
        final class Careless: FormTableController {
            override func viewWillAppear(_ animated: Bool) {}
        }
        let device = HeadlessDevice(.iPhoneSE)
        let controller = Careless(style: .plain)
        device.show(controller)
        device.settle()
        try #require(controller.tableView.visibleCells[0] as? FieldCell).field.becomeFirstResponder()
        device.settle()
        #expect(controller.tableView.contentInset.bottom == 0)
    }

    @Test("a controller that has gone makes no room, and is released with its table")
    func lifetime() throws {
        let device = HeadlessDevice(.iPhoneSE)
        weak var controller: UITableViewController?
        weak var table: UITableView?
        do {
            let own = FormTableController(style: .grouped)
            let window = device.show(own)
            device.settle()
            try #require(own.tableView.visibleCells[0] as? FieldCell).field.becomeFirstResponder()
            device.settle()
            #expect(own.tableView.contentInset.bottom > 0)
            (controller, table) = (own, own.tableView)
            device.close(window)
            device.settle()
            #expect(own.tableView.contentInset.bottom == 0)
        }
        #expect(controller == nil)
        #expect(table == nil)
    }

    private func show(_ model: HeadlessModel = .iPhoneSE) -> (HeadlessDevice, FormTableController) {
        let (device, controller) = (HeadlessDevice(model), FormTableController(style: .plain))
        device.show(controller)
        device.settle()
        return (device, controller)
    }
}

/// Thirty rows with fields.
private class FormTableController: UITableViewController {
    private(set) var reloads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FieldCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        reloads += 1
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
