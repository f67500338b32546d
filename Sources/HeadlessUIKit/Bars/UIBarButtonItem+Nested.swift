extension UIBarButtonItem {
    /// The style of a button.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2

        /// The name of ``done`` since iOS 26.
        @available(iOS 26.0, *)
        public static var prominent: Style { .done }
    }

    /// The buttons that iOS brings along.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24

        /// In the device's language. `nil` for the items that show a picture.
        var title: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo: name
            default: nil
            }
        }

        @MainActor var image: UIImage? {
            // Bars of glass show a checkmark for the word.
            let showsCheckmark = self == .done && HeadlessDevice.current.behavior.barDesign == .glass
            return (showsCheckmark ? "checkmark" : symbolName).flatMap(UIImage.init(systemName:))
        }

        private var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play"
            case .pause: "pause"
            case .rewind: "backward"
            case .fastForward: "forward"
            default: nil
            }
        }

        /// What assistive technology reads if there's no title, in the device's language.
        var name: String {
            switch self {
            case .flexibleSpace, .fixedSpace: ""
            default: HeadlessLanguage.current.word(englishName)
            }
        }

        private var englishName: String {
            switch self {
            case .action: "Share"
            case .fastForward: "Fast Forward"
            default: "\(self)".capitalized
            }
        }
    }
}
