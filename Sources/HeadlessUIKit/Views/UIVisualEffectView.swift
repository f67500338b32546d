/// What a visual effect view does to what's behind it or in it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    override init() { super.init() }
}

/// Blurs what's behind the view.
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether it darkens what's behind, if the appearance doesn't determine that.
    var isDark: Bool? {
        switch style {
        case .extraLight, .light: false
        case .dark: true
        case .regular, .prominent: nil
        default: style.rawValue <= 10 ? nil : style.rawValue > 15
        }
    }
}

/// A view that blurs what's behind it. Add views in front of the blur to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Contains the subviews.
    public let contentView = UIView()

    /// `nil` for no effect.
    open var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public convenience init() { self.init(effect: nil) }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    // iOS stops the app for a subview that isn't in the content view (Q27).
    open override func didAddSubview(_ subview: UIView) {
        precondition(subview === contentView, "\(subview) must be a subview of the visual effect view's contentView.")
        super.didAddSubview(subview)
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
