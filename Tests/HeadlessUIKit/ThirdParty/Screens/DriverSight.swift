import Foundation
import UIKit

/// What's seen while a field is edited, and what's left afterwards.
extension ScreenDriver {
    var focus: UIView? {
        guard let view = device.keyboard.responder as? UIView, view.isFirstResponder else { return nil }
        return view
    }

    /// What hides the caret, or `whole`.
    var sight: String {
        guard let focus else { return "no focus" }
        guard let sight = device.caretVisibility else { return "no caret" }
        // A placeholder is often a label over an empty field, and the caret is seen through it.
        let isHidden = sight.obstacles.contains { obstacle in
            guard case .covered(let cover) = obstacle, let label = cover as? UILabel else { return true }
            return label.backgroundColor != nil && label.backgroundColor != .clear
                || (focus as? any UITextInput)?.hasText == true
        }
        return isHidden ? sight.description : "whole"
    }

    /// The room below the content of the scroll view that the edited field is in, in points.
    var room: String {
        let around = sequence(first: focus, next: { $0?.superview }).dropFirst()
        let scrollView = around.lazy.compactMap { $0 as? UIScrollView }.first { $0.isScrollEnabled }
        return scrollView.map { String(format: "%.1f", Double($0.contentInset.bottom)) } ?? "0"
    }

    func name(of view: UIView) -> String {
        targets.first { $0.view === view }?.name ?? FieldTarget.name(of: view)
    }

    private var root: UIWindow? { device.application.windows.first { $0.rootViewController != nil } }

    /// What a navigator changes while there's a keyboard, and has to restore: insets, transforms, and layout.
    var layout: [String] {
        var lines: [String] = []
        func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
        func visit(_ view: UIView, _ path: String) {
            let frame = view.frame
            var words = [[frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")]
            if view.transform != .identity { words.append("\(view.transform)") }
            if let scrollView = view as? UIScrollView {
                let (content, indicators) = (scrollView.contentInset, scrollView.verticalScrollIndicatorInsets)
                words.append("insets \([content.top, content.bottom, indicators.top, indicators.bottom].map(number))")
            }
            if let controller = view.next as? UIViewController, controller.additionalSafeAreaInsets != .zero {
                words.append("safe area \(controller.additionalSafeAreaInsets)")
            }
            lines.append("\(path): \(words.joined(separator: ", "))")
            // Which rows are loaded, and where, depends on the offset.
            if view is UITableView || view is UICollectionView { return }
            for (index, subview) in view.subviews.enumerated() where !"\(type(of: subview))".contains("Indicator") {
                visit(subview, "\(path)/\(index) \(type(of: subview))")
            }
        }
        if let root { visit(root, "window") }
        return lines
    }

    /// What a field has as long as it's managed: a return key, an accessory view, and a delegate.
    var inputs: [String] {
        targets.compactMap { target in
            guard let view = target.view, view.window != nil else { return nil }
            let (field, text) = (view as? UITextField, view as? UITextView)
            let delegate: AnyObject? = field?.delegate ?? text?.delegate
            let key = (field?.returnKeyType ?? text?.returnKeyType)?.rawValue ?? -1
            return "\(target.name): Return \(key), \(view.inputAccessoryView.map { "\(type(of: $0))" } ?? "no bar"), "
                + "delegate \(delegate.map { "\(type(of: $0))" } ?? "none")"
        }
    }
}
