/// A file with views, made by Interface Builder.
///
/// There are no compiled nibs on platforms without Interface Builder, so no bundle contains one. As on iOS, a nib that
/// isn't in its bundle can be created and registered, and ends the process when it's loaded.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle?

    /// - Parameter bundleOrNil: The bundle with the nib. `nil` for the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil
        super.init()
    }

    /// Ends the process, because the nib can't be in the bundle.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        preconditionFailure(
            "Could not load NIB in bundle \((bundle ?? .main).bundlePath) with name '\(name)': nibs can't be loaded by "
                + "the headless UIKit. Register the class, and create its views in code")
    }

    /// Names of the options for loading a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
