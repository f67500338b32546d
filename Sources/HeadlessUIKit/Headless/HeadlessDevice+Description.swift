extension HeadlessDevice: CustomStringConvertible {
    /// The name of the model. For what's on the screen, use ``describe()``.
    public nonisolated var description: String { model.name }

    /// Describes what's on the screen in indented text: view controllers, fields with their text, buttons, focus, and
    /// the keyboard.
    ///
    /// The description is for people who want to know why a test failed. Don't depend on its wording.
    public func describe() -> String {
        let way = orientation.isLandscape ? "landscape" : "portrait"
        var lines = ["\(model.name), \(way), \(userInterfaceStyle == .dark ? "dark" : "light")"]
        for window in application.windowsFrontToBack.reversed() where !window.isSystemWindow {
            lines.append("  \(String(describing: Swift.type(of: window)))\(window.isKeyWindow ? ", key" : "")")
            for view in window.subviews { describe(view, indent: 2, into: &lines) }
        }
        if keyboard.isVisible {
            let state = keyboard.isReturnKeyEnabled ? "" : ", dimmed"
            lines.append("  keyboard \(Self.text(keyboard.frame)), return says “\(keyboard.returnKeyTitle)”\(state)")
            for window in application.windowsFrontToBack where window === keyboard.window {
                for view in window.subviews { describe(view, indent: 2, into: &lines) }
            }
        } else {
            lines.append("  no keyboard")
        }
        return lines.joined(separator: "\n")
    }

    private func describe(_ view: UIView, indent: Int, into lines: inout [String]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        var indent = indent
        func add(_ line: String) {
            lines.append(String(repeating: "  ", count: indent) + line)
            indent += 1
        }
        if let controller = view.owningViewController {
            add(String(describing: Swift.type(of: controller)) + (controller.title.map { " “\($0)”" } ?? ""))
        }
        if let line = line(for: view) { add(line) }
        // These describe their parts themselves.
        if view is BarButton || view is UIButton || view is UISwitch { return }
        for subview in view.subviews { describe(subview, indent: indent, into: &lines) }
    }

    /// What the description says about `view` itself.
    private func line(for view: UIView) -> String? {
        var line: String
        switch view {
        case is UITextFieldClearButton: return nil
        case let label as UILabel: return label.text.map(Self.quoted)
        case let field as UITextField:
            line = title(of: field)
            if field.hasText { line += " = \(Self.quoted(field.displayedText))" }
        case let control as UISwitch: line = "\(title(of: view)), \(control.isOn ? "on" : "off")"
        case is UIControl, is UIToolbar, is UINavigationBar, is UITabBar, is UIScrollView: line = title(of: view)
        default: return nil
        }
        if let control = view as? UIControl, !control.isEnabled { line += ", disabled" }
        if view.isFirstResponder { line += ", focused" }
        guard let window = view.window else { return line }
        return line + " at " + Self.text(window.convert(view.convert(view.bounds, to: window), to: UIWindow?.none))
    }
}
