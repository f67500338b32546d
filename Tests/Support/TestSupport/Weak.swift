/// An object that may be let go.
public struct Weak {
    public private(set) weak var object: AnyObject?

    public init(object: AnyObject?) { self.object = object }
}
