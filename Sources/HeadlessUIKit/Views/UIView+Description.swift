extension UIView {
    /// A description in UIKit's format: `<UITextField: 0x600; frame = (20 100; 200 40); text = 'Ann'; placeholder =
    /// Name>`.
    ///
    /// It leaves out the layer and some other values.
    final var words: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let (name, baseName) = classNames
        var parts = ["\(name): 0x\(address)"]
        if let baseName { parts.append("baseClass = \(baseName)") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
        parts.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
        switch self {
        case let label as UILabel: if let text = label.text, !text.isEmpty { parts.append(Self.words(ofText: text)) }
        case let view as UITextView: if !view.isSecureTextEntry { parts.append(Self.words(ofText: view.text ?? "")) }
        default: break
        }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(String(format: "%g", Double(alpha)))") }
        if let field = self as? UITextField {
            if !field.isSecureTextEntry { parts.append(Self.words(ofText: field.text ?? "")) }
            if let placeholder = field.placeholder { parts.append("placeholder = \(placeholder)") }
        }
        return "<\(parts.joined(separator: "; "))>"
    }

    /// A text is included up to its 25th character.
    private static func words(ofText text: String) -> String {
        "text = '\(text.count > 25 ? text.prefix(25) + "..." : text)'"
    }

    /// The class of the receiver and, if it's an app's class, the UIKit class that it's derived from.
    private var classNames: (name: String, baseName: String?) {
        let module = "UIKit."
        let name = String(reflecting: Swift.type(of: self))
        if name.hasPrefix(module) { return (String(name.dropFirst(module.count)), nil) }
        let mirrors = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
        let names = mirrors.lazy.map { String(reflecting: $0.subjectType) }
        return (name, names.first { $0.hasPrefix(module) }.map { String($0.dropFirst(module.count)) })
    }
}
