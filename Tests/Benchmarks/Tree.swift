import UIKit

/// A form as large screens have them: a controller's view, a scroll view, its content view, a stack of sections with ten
/// rows each, and each row a field among nine other views.
@MainActor
enum Tree {
    /// Builds a tree of `count` views, the root included; one in ten is a field.
    static func make(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let scrollView = UIScrollView(frame: root.bounds)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60 * CGFloat(count) / 10))
        let stack = UIView(frame: content.bounds)
        root.addSubview(scrollView)
        scrollView.addSubview(content)
        content.addSubview(stack)
        var left = count - 4
        var y: CGFloat = 0
        while left > 0 {
            let section = UIView(frame: CGRect(x: 0, y: y, width: 400, height: 600))
            stack.addSubview(section)
            left -= 1
            for index in 0..<10 where left > 0 {
                let row = makeRow(y: 60 * CGFloat(index), views: min(left, 10))
                section.addSubview(row)
                left -= min(left, 10)
            }
            y += 600
        }
        return root
    }

    /// A row of at most ten views: itself, a box with the field and what decorates it, and what stands around the box.
    private static func makeRow(y: CGFloat, views: Int) -> UIView {
        // Made in the order in which they are added, as code that builds a screen does.
        let row = UIView(frame: CGRect(x: 0, y: y, width: 400, height: 56))
        let label = UILabel(frame: CGRect(x: 8, y: 6, width: 88, height: 44))
        let box = UIView(frame: CGRect(x: 100, y: 6, width: 290, height: 44))
        let parts: [(UIView, UIView)] = [
            (row, label), (row, box),
            (box, UITextField(frame: CGRect(x: 8, y: 0, width: 200, height: 44))),
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
