extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What a detent works out its value from.
        @MainActor
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection: UITraitCollection
            let maximumDetentValue: CGFloat
            let containerHeight: CGFloat
            let bottomInset: CGFloat

            init(
                containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, containerHeight: CGFloat,
                bottomInset: CGFloat
            ) {
                self.containerTraitCollection = containerTraitCollection
                self.maximumDetentValue = maximumDetentValue
                self.containerHeight = containerHeight
                self.bottomInset = bottomInset
                super.init()
            }
        }

        /// Distinguishes it from other detents, in every version of iOS.
        let key: Identifier
        private let resolver: (Context) -> CGFloat?

        private init(_ key: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
            self.key = key
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen. It isn't available if there's little height.
        open class func medium() -> Detent {
            Detent(.medium) {
                guard $0.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return ($0.containerHeight / 2).rounded() - $0.bottomInset
            }
        }

        /// The whole screen, except for a gap at its top.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A custom height without the part in the bottom safe area. If the resolver returns `nil`, the height isn't
        /// available.
        @available(iOS 16.0, *)
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { resolver($0) }
        }

        @available(iOS 16.0, *)
        open var identifier: Identifier { key }

        /// The height without the part in the bottom safe area, or `nil` if it isn't available.
        func value(in context: Context) -> CGFloat? { resolver(context) }
    }
}

/// What a custom detent works out its value from.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The large detent's value, without the safe area's part at the bottom.
    var maximumDetentValue: CGFloat { get }
}
