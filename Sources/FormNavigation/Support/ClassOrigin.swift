import UIKit

/// The origin of a class, determined by its module or framework, not by its name.
@MainActor
package enum ClassOrigin {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a class or one of its superclasses belongs to SwiftUI, whatever its generic parameters are.
    static func isSwiftUI(_ type: AnyClass) -> Bool {
        let identifier = ObjectIdentifier(type)
        if let answer = known[identifier] { return answer }
        let classes = sequence(first: type) { superclass(of: $0) }
        let answer = classes.contains { ["SwiftUI", "SwiftUICore"].contains(module(of: $0)) }
        known[identifier] = answer
        return answer
    }

    /// Whether a class belongs to the system and not to the app, like the view that receives the text of a web page.
    static func isSystem(_ type: AnyClass) -> Bool {
        if let module = module(of: type), ["UIKit", "SwiftUI", "WebKit"].contains(module) { return true }
        // The path of the system's frameworks: on a device from the root, in a simulator inside another folder.
        return Bundle(for: type).bundlePath.contains("/System/Library/")
    }

    /// Whether a class belongs to UIKit, and not to the app.
    package static func isUIKit(_ type: AnyClass) -> Bool {
        // Objective-C classes don't have a module, but come from a framework.
        guard let module = module(of: type) else { return Bundle(for: type) == Bundle(for: UIView.self) }
        return module == "UIKit" || module == "UIKitCore"
    }

    /// The module of a class written in Swift, which is the first part of its full name.
    private static func module(of type: AnyClass) -> Substring? {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { name[..<$0] }
    }
}

extension UIView {
    /// Whether a view of SwiftUI's is around this one.
    var isInSwiftUI: Bool {
        withSuperviews.contains { ClassOrigin.isSwiftUI(type(of: $0)) }
    }
}
