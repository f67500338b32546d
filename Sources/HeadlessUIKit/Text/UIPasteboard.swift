/// What the user has copied, for pasting it elsewhere.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Posted when the content has changed, with the pasteboard as its object.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The one that all apps share. Each device has its own.
    open class var general: UIPasteboard { pasteboard(.general) }

    private static func pasteboard(_ name: Name) -> UIPasteboard {
        if let known = HeadlessDevice.current.pasteboards[name] { return known }
        let new = UIPasteboard(name)
        HeadlessDevice.current.pasteboards[name] = new
        return new
    }

    /// The one of that name, made if it doesn't exist yet and should be.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        // An initializer creates a separate object, which represents the content of the pasteboard with that name.
        guard create || HeadlessDevice.current.pasteboards[pasteboardName] != nil else { return nil }
        self.init(pasteboardName)
        if let known = HeadlessDevice.current.pasteboards[pasteboardName] { source = known.source }
        HeadlessDevice.current.pasteboards[pasteboardName] = HeadlessDevice.current.pasteboards[pasteboardName] ?? self
    }

    open class func withUniqueName() -> UIPasteboard { pasteboard(Name(UUID().uuidString)) }

    open class func remove(withName pasteboardName: Name) {
        HeadlessDevice.current.pasteboards[pasteboardName] = nil
    }

    /// What pasteboards of one name share.
    private final class Source {
        var values: [Any] = []
        var changeCount = 0
    }

    private var source = Source()

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    open private(set) var name: Name

    /// How many times the content has changed.
    open var changeCount: Int { source.changeCount }

    /// The number of things that have been copied.
    open var numberOfItems: Int { source.values.count }

    private func values<Value>(_ type: Value.Type) -> [Value]? {
        let found = source.values.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?) {
        source.values = values ?? []
        source.changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The first text. Setting it replaces everything.
    open var string: String? {
        get { values(String.self)?.first }
        set { set(newValue.map { [$0] }) }
    }

    /// Every text.
    open var strings: [String]? {
        get { values(String.self) }
        set { set(newValue) }
    }

    /// The first address.
    open var url: URL? {
        get { values(URL.self)?.first }
        set { set(newValue.map { [$0] }) }
    }

    /// Every address.
    open var urls: [URL]? {
        get { values(URL.self) }
        set { set(newValue) }
    }

    /// The first picture.
    open var image: UIImage? {
        get { values(UIImage.self)?.first }
        set { set(newValue.map { [$0] }) }
    }

    /// Every picture.
    open var images: [UIImage]? {
        get { values(UIImage.self) }
        set { set(newValue) }
    }

    /// The first color.
    open var color: UIColor? {
        get { values(UIColor.self)?.first }
        set { set(newValue.map { [$0] }) }
    }

    /// Every color.
    open var colors: [UIColor]? {
        get { values(UIColor.self) }
        set { set(newValue) }
    }

    open var hasStrings: Bool { values(String.self) != nil }
    open var hasURLs: Bool { values(URL.self) != nil }
    open var hasImages: Bool { values(UIImage.self) != nil }
    open var hasColors: Bool { values(UIColor.self) != nil }
}
