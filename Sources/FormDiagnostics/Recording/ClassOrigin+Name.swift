import FormNavigation
import UIKit

extension ClassOrigin {
    /// The name of the nearest class of UIKit's at or above a class, and whether the class itself is another one.
    ///
    /// One that is generic is not UIKit's alone: its name may have one of the app's in it.
    static func nameInUIKit(of type: AnyClass) -> (name: String, isSubclass: Bool) {
        let classes = sequence(first: type) { superclass(of: $0) }
        guard let known = classes.first(where: { isUIKit($0) && !String(describing: $0).contains("<") }) else {
            return ("NSObject", true)
        }
        return (String(describing: known), known != type)
    }
}
