/// The dimensions of a device: everything about it that a form can notice, and what a drawing of it needs.
///
/// All lengths are in points. "Approximate" in a comment means that no published value was found.
public struct HeadlessModel: Sendable, Equatable, CustomStringConvertible {
    /// What surrounds or interrupts the screen.
    public enum Front: Sendable {
        /// A home button below the screen, which has square corners.
        case homeButton
        /// A screen with rounded corners, and the camera in a pill below its top edge.
        case island
        /// A screen with rounded corners and nothing in it.
        case plain
    }

    /// The size of the keyboard on iPad while it floats, without an accessory view. Approximate.
    public static let floatingKeyboardSize = CGSize(width: 320, height: 254)
    /// The size of a number pad that's a popover, in points. This is an estimate.
    static let numberPadSize = CGSize(width: 300, height: 260)

    /// The height of the bar with suggestions and shortcuts above the keys on iPad. Approximate.
    static let shortcutBarHeight: CGFloat = 55
    /// The width of a shortcut in it. Approximate.
    static let shortcutWidth: CGFloat = 52

    /// Lengths that differ between the orientations.
    public struct Orientation: Sendable, Equatable {
        /// The width of the bars, corners, and cameras at each edge of the screen.
        public var safeArea: UIEdgeInsets
        /// The height of the status bar. 0 if iOS hides it.
        public var statusBarHeight: CGFloat
        /// The height of a docked keyboard with its suggestions, without an accessory view.
        ///
        /// It includes the part below the keys that's in the bottom safe area.
        public var keyboardHeight: CGFloat

        public init(safeArea: UIEdgeInsets, statusBarHeight: CGFloat, keyboardHeight: CGFloat) {
            self.safeArea = safeArea
            self.statusBarHeight = statusBarHeight
            self.keyboardHeight = keyboardHeight
        }
    }

    /// The name of the model, for example for a command line.
    public let name: String
    /// The screen's size in portrait.
    public let size: CGSize
    /// The number of pixels for each point.
    public let scale: CGFloat
    /// The idiom, phone or pad.
    public let idiom: UIUserInterfaceIdiom
    /// What surrounds the screen.
    public let front: Front
    /// The radius of the screen's corners. 0 if they're square.
    public let cornerRadius: CGFloat
    /// Lengths in portrait.
    public let portrait: Orientation
    /// Lengths in landscape.
    public let landscape: Orientation

    /// Creates a model that isn't in ``all``.
    ///
    /// - Parameters:
    ///   - name: The name of the model.
    ///   - size: The screen's size in portrait.
    ///   - scale: The number of pixels for each point. 2 by default.
    ///   - idiom: The idiom. A phone by default.
    ///   - front: What surrounds the screen. By default, a screen with rounded corners and nothing in it.
    ///   - cornerRadius: The radius of the screen's corners. 0 by default.
    ///   - portrait: Lengths in portrait.
    ///   - landscape: Lengths in landscape.
    public init(
        name: String, size: CGSize, scale: CGFloat = 2, idiom: UIUserInterfaceIdiom = .phone, front: Front = .plain,
        cornerRadius: CGFloat = 0, portrait: Orientation, landscape: Orientation
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.idiom = idiom
        self.front = front
        self.cornerRadius = cornerRadius
        self.portrait = portrait
        self.landscape = landscape
    }

    /// The model's name.
    public var description: String { name }

    /// The lengths in an orientation.
    public func lengths(in orientation: UIInterfaceOrientation) -> Orientation {
        orientation.isLandscape ? landscape : portrait
    }

    /// The screen's size in an orientation.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }
}

extension HeadlessModel {
    /// iPhone SE (2nd and 3rd generation): the small phone with a home button.
    ///
    /// In portrait, the keyboard has 216 points of keys and 44 of suggestions; in landscape, 162 and 38. Reports
    /// mention 258, from an older iOS. The widths and the portrait height of all three phones match published tables of
    /// screen sizes and keyboard heights. iOS hides the status bar of a phone in landscape.
    public static let iPhoneSE = HeadlessModel(
        name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2, idiom: .phone, front: .homeButton,
        cornerRadius: 0,
        portrait: Orientation(
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, keyboardHeight: 260),
        landscape: Orientation(safeArea: .zero, statusBarHeight: 0, keyboardHeight: 200)
    )

    /// iPhone 15: the usual phone, with an island and a home indicator.
    ///
    /// The keyboard is that of the SE plus 76 points for the row with globe and dictation; its landscape height and the
    /// corner radius are approximate.
    public static let iPhone15 = HeadlessModel(
        name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3, idiom: .phone, front: .island,
        cornerRadius: 55,
        portrait: Orientation(
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54, keyboardHeight: 336),
        landscape: Orientation(
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), statusBarHeight: 0, keyboardHeight: 209)
    )

    /// iPhone 15 Pro Max: the large phone.
    ///
    /// The keyboard's landscape height and the corner radius are approximate.
    public static let iPhone15ProMax = HeadlessModel(
        name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), scale: 3, idiom: .phone, front: .island,
        cornerRadius: 55,
        portrait: Orientation(
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), statusBarHeight: 54, keyboardHeight: 346),
        landscape: Orientation(
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), statusBarHeight: 0, keyboardHeight: 209)
    )

    /// iPad (10th generation, 10.9 inches).
    ///
    /// The keyboard has 264 points of keys in portrait and 352 in landscape, as published for iPads, plus the shortcuts
    /// bar (55) and the bottom safe area (20); the sums and the corner radius are approximate.
    public static let iPad = HeadlessModel(
        name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad, front: .plain, cornerRadius: 18,
        portrait: Orientation(
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, keyboardHeight: 339),
        landscape: Orientation(
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), statusBarHeight: 24, keyboardHeight: 427)
    )

    /// iPhone SE (1st generation): the smallest screen that iOS 15 supports, which is also that of the last iPod touch.
    ///
    /// The keyboard's heights are those that have been published for screens of this width, with suggestions.
    public static let iPhoneSE1 = HeadlessModel(
        name: "iPhone SE 1", size: CGSize(width: 320, height: 568), scale: 2, idiom: .phone, front: .homeButton,
        cornerRadius: 0,
        portrait: Orientation(
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20, keyboardHeight: 253),
        landscape: Orientation(safeArea: .zero, statusBarHeight: 0, keyboardHeight: 199)
    )

    /// The models that tests usually use, the smallest screen first. ``iPhoneSE1`` isn't among them.
    public static let all: [HeadlessModel] = [.iPhoneSE, .iPhone15, .iPhone15ProMax, .iPad]

    /// The model with a name, regardless of case and spaces: `"iphone15promax"` is found.
    public init?(named name: String) {
        func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        guard let model = (Self.all + [.iPhoneSE1]).first(where: { key($0.name) == key(name) }) else { return nil }
        self = model
    }
}
