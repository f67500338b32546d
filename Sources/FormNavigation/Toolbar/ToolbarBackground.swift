import UIKit

/// The background of the toolbar's items: a UIKit bar without items, so that it looks like the app's bars.
///
/// It also reveals how UIKit draws a bar here. Only ``appearance`` is ever set on it, so the rest is what the app sets
/// with `UIToolbar.appearance()`.
final class ToolbarBackground: UIView {
    /// The bar that draws the background.
    private(set) var bar = UIToolbar(frame: FormToolbar.initialFrame)
    /// A closure that's called when UIKit may draw a bar here differently, for another reason than a new ``appearance``.
    var onChange: () -> Void = {}

    /// The appearance of the bar, or `nil` for that of the app's bars.
    var appearance: UIToolbarAppearance? {
        didSet {
            guard appearance != oldValue else { return }
            // What has been set on a bar can't be undone, because the app's appearance would no longer apply to it.
            if appearance == nil { replaceBar() }
            if let appearance { bar.show(appearance) }
        }
    }

    init() {
        super.init(frame: bar.frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        addSubview(bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A toolbar creates its background in code.") }

    private func replaceBar() {
        bar.removeFromSuperview()
        bar = UIToolbar(frame: bounds)
        addSubview(bar)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = bounds
    }

    // UIKit applies `UIToolbar.appearance()` when a bar is added to a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onChange() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        onChange()
    }

    // The height of a bar depends on the size class (Q34).
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass
            || traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
        {
            onChange()
        }
    }
}

extension UIToolbar {
    /// Applies an appearance, in every orientation and whatever is behind the bar.
    fileprivate func show(_ appearance: UIToolbarAppearance) {
        standardAppearance = appearance
        (compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance) = (appearance, appearance, appearance)
    }

    /// Takes the appearance of another bar, or an appearance, except for the background, which is drawn only once.
    func takeLooks(of other: UIToolbar, _ appearance: UIToolbarAppearance?) {
        let standard = appearance ?? other.standardAppearance
        standardAppearance = standard.withoutBackground
        compactAppearance = (appearance ?? other.compactAppearance ?? standard).withoutBackground
        scrollEdgeAppearance = (appearance ?? other.scrollEdgeAppearance ?? standard).withoutBackground
        compactScrollEdgeAppearance =
            (appearance ?? other.compactScrollEdgeAppearance ?? other.scrollEdgeAppearance ?? standard)
            .withoutBackground
    }
}

extension UIToolbarAppearance {
    /// The same appearance for buttons, without a background.
    fileprivate var withoutBackground: UIToolbarAppearance {
        let clear: UIToolbarAppearance = copy()
        clear.configureWithTransparentBackground()
        return clear
    }
}
