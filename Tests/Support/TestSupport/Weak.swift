/// An object that may be released.
public struct Weak {
    public private(set) weak var object: AnyObject?

    public init(object: AnyObject?) { self.object = object }
}
