import UIKit

extension Tree {
    static func stacks(_ count: Int) -> Tree {
        let screen = UIScreen.main.bounds
        let scrollView = UIScrollView(frame: screen)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIStackView(frame: CGRect(origin: .zero, size: screen.size))
        content.axis = .vertical
        content.spacing = 24
        scrollView.addSubview(content)
        var tree = Tree(root: UIView(frame: screen))
        tree.root.addSubview(scrollView)
        var left = count
        var index = 0
        while left > 0 {
            if index % 10 == 1 {
                let rows = CellSection()
                tree.owners.append(rows)
                content.addArrangedSubview(rows.table)
                // Cells with their subviews, which are loaded later.
                left -= 20
            } else {
                let section = makeSection(index)
                tree.sections.append(section)
                content.addArrangedSubview(section)
                left -= bareWalk(section)
            }
            index += 1
        }
        // Laid out manually, because solving constraints would take longer than everything that's measured.
        let size = content.sizeThatFits(CGSize(width: screen.width, height: 0))
        content.frame = CGRect(x: 0, y: 0, width: screen.width, height: size.height)
        scrollView.contentSize = content.frame.size
        return tree
    }

    private static func makeSection(_ number: Int) -> UIView {
        let header = UILabel()
        header.text = "Traveler"
        let section = UIStackView(arrangedSubviews: [header])
        section.axis = .vertical
        section.spacing = 12
        for row in 0..<8 { section.addArrangedSubview(makeRow("Name \(number).\(row)")) }
        return section
    }

    /// A label, the field above its hint, and a button.
    private static func makeRow(_ name: String) -> UIView {
        let label = UILabel()
        label.text = name
        let field = UITextField()
        field.placeholder = name
        field.borderStyle = .roundedRect
        let hint = UILabel()
        hint.text = "Letters only"
        let column = UIStackView(arrangedSubviews: [field, hint])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [label, column, UIButton(frame: .zero)])
        row.spacing = 8
        return row
    }
}

/// A section whose rows are cells of a table that shows all of them.
private final class CellSection: NSObject, UITableViewDataSource {
    static let rowCount = 4
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)

    override init() {
        super.init()
        table.rowHeight = 50
        table.isScrollEnabled = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.heightAnchor.constraint(equalToConstant: table.rowHeight * CGFloat(Self.rowCount)).isActive = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rowCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if cell.contentView.subviews.isEmpty {
            cell.contentView.addSubview(UILabel(frame: CGRect(x: 16, y: 5, width: 80, height: 40)))
            let field = UITextField(frame: CGRect(x: 100, y: 5, width: 200, height: 40))
            field.placeholder = "Number \(indexPath.row + 1)"
            cell.contentView.addSubview(field)
        }
        return cell
    }
}
