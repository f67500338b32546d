/// A transition from one view controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var handler: () -> Void = {}

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that runs the given closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Does what the segue was made with by default.
    open func perform() { handler() }
}

/// A file of screens. There are none here, so creating one fails as on iOS if the file is missing.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        preconditionFailure("Could not find a storyboard named '\(name)' in bundle: there are no storyboards here")
    }

    open func instantiateInitialViewController() -> UIViewController? { nil }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        preconditionFailure("Storyboard doesn't contain a view controller with identifier '\(identifier)'")
    }
}

extension Bundle {
    /// Loads an interface file. There are none here, so this fails as on iOS if the file is missing.
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        preconditionFailure("Could not load NIB in bundle with name '\(name)': there are no nib files here")
    }
}
