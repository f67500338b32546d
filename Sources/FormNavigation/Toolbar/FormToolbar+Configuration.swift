import UIKit

extension FormToolbar {
    /// How a form's toolbar looks.
    public struct Configuration: Equatable {
        /// The colour of the toolbar's items. `nil`, the default, leaves it to the window's tint.
        public var tintColor: UIColor?

        /// Creates the configuration that a navigator starts with.
        public init() {}
    }
}
