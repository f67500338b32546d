import FormNavigation
import UIKit

extension ClassOrigin {
    /// The name of the nearest UIKit class at or above a class, and whether the class itself is a different one.
    ///
    /// A generic class doesn't count as UIKit's, because its name may contain that of an app's class.
    static func nameInUIKit(of type: AnyClass) -> (name: String, isSubclass: Bool) {
        let classes = sequence(first: type) { superclass(of: $0) }
        guard let known = classes.first(where: { isUIKit($0) && !String(describing: $0).contains("<") }) else {
            return ("NSObject", true)
        }
        return (String(describing: known), known != type)
    }
}
