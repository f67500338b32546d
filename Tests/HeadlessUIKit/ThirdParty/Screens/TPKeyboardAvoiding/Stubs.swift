// swift-format-ignore-file
// The screens: forms of TPKeyboardAvoiding's beside a form with a navigator.

import Foundation
import UIKit

final class AvoidingScrollViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = TPKeyboardAvoidingScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 720)
        scrollView.contentInset.bottom = 12
        view.addSubview(scrollView)
        BesideForms.addFields(to: scrollView, "Theirs")
    }
}

final class AvoidingTableController: UIViewController, UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let table = TPKeyboardAvoidingTableView(frame: view.bounds, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = 80
        table.dataSource = self
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        BesideForms.addFields(to: cell.contentView, "Theirs \(indexPath.row)", count: 1)
        return cell
    }
}

@MainActor let realScreens: [RealScreen] = [
    BesideForms.tabs("A scroll view in another tab", formFirst: false) { AvoidingScrollViewController() },
    BesideForms.tabs("A scroll view in another tab, after the form", formFirst: true) { AvoidingScrollViewController() },
    BesideForms.tabs("A table in another tab", formFirst: false) { AvoidingTableController() },
    BesideForms.sheet("A scroll view in a sheet above the form") { AvoidingScrollViewController() },
    BesideForms.oneScreen("A scroll view on the same screen") { AvoidingScrollViewController() },
]
