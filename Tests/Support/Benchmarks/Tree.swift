import UIKit

/// A tree of views that makes up a form.
@MainActor
struct Tree {
    /// The root of the tree.
    let root: UIView
    /// What rules and options refer to: containers of about ten rows each.
    var sections: [UIView] = []
    /// Objects that the views hold only weakly.
    var owners: [AnyObject] = []

    /// The structure of a tree.
    enum Shape: String, CaseIterable {
        /// Typical of large screens without Auto Layout: a scroll view, its content, sections with ten rows each, and
        /// in each row a field among nine other views.
        case rows = "rows of ten views"
        /// Typical of most screens today: nested stack views in a scroll view, a field among five other views, and
        /// occasionally a table.
        case stacks = "stacks and cells"
    }

    /// Builds a tree of approximately that many views, including the root.
    static func make(_ shape: Shape, views count: Int) -> Tree {
        switch shape {
        case .rows: rows(count)
        case .stacks: stacks(count)
        }
    }
}

extension Tree {
    private static func rows(_ count: Int) -> Tree {
        let height = 60 * CGFloat(count) / 10
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentSize = CGSize(width: 400, height: height)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: height))
        let stack = UIView(frame: content.bounds)
        var tree = Tree(root: UIView(frame: scrollView.bounds))
        tree.root.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(stack)
        var left = count - 4
        var y: CGFloat = 0
        while left > 0 {
            let section = UIView(frame: CGRect(x: 0, y: y, width: 400, height: 600))
            stack.addSubview(section)
            tree.sections.append(section)
            left -= 1
            for index in 0..<10 where left > 0 {
                let row = makeRow(y: 60 * CGFloat(index), views: min(left, 10), name: "Field \(left)")
                section.addSubview(row)
                left -= min(left, 10)
            }
            y += 600
        }
        return tree
    }

    /// A row of at most ten views: itself, a box with the field and its decorations, and what's around the box.
    private static func makeRow(y: CGFloat, views: Int, name: String) -> UIView {
        // Created in the order in which they're added, like the code of a typical screen.
        let row = UIView(frame: CGRect(x: 0, y: y, width: 400, height: 56))
        let label = UILabel(frame: CGRect(x: 8, y: 6, width: 88, height: 44))
        let box = UIView(frame: CGRect(x: 100, y: 6, width: 290, height: 44))
        let field = UITextField(frame: CGRect(x: 8, y: 0, width: 200, height: 44))
        field.placeholder = name
        let parts: [(UIView, UIView)] = [
            (row, label), (row, box), (box, field),
            (box, UIImageView(frame: CGRect(x: 260, y: 10, width: 24, height: 24))),
            (box, UIView(frame: CGRect(x: 0, y: 43, width: 290, height: 1))),
            (box, UIButton(frame: CGRect(x: 220, y: 0, width: 44, height: 44))),
            (row, UILabel(frame: CGRect(x: 100, y: 48, width: 200, height: 8))),
            (row, UIView(frame: CGRect(x: 0, y: 55, width: 400, height: 1))),
            (row, UIImageView(frame: CGRect(x: 390, y: 20, width: 8, height: 8))),
        ]
        for (parent, view) in parts.prefix(views - 1) { parent.addSubview(view) }
        return row
    }
}
