/// The positions of presented views.
///
/// The figures are approximate. Apple doesn't publish any, and they differ a little between models.
@MainActor
enum SheetGeometry {
    /// The radius of a sheet's corners, in points.
    static let cornerRadius: CGFloat = 10
    /// How much of the presenter shows between the status bar and a phone's sheet, in points.
    private static let gap: CGFloat = 10
    /// An iPad's form sheet without a preferred size, in points.
    private static let formSize = CGSize(width: 540, height: 620)
    /// The maximum width of an iPad's page sheet, in points.
    private static let pageWidth: CGFloat = 712
    /// The space that an iPad's sheets leave free on each side, in points.
    private static let margin: CGFloat = 44

    /// Whether the presenter is dimmed.
    static func dims(_ style: UIModalPresentationStyle) -> Bool { style == .pageSheet || style == .formSheet }

    /// Whether a sheet is at the bottom edge instead of the middle of the screen, if it's a sheet at all.
    static func isEdgeAttached(_ style: UIModalPresentationStyle, _ traits: UITraitCollection) -> Bool {
        dims(style) && (traits.horizontalSizeClass == .compact || traits.userInterfaceIdiom == .phone)
    }

    /// The height of a sheet that hangs from below the status bar.
    static func largestHeight(in bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGFloat {
        bounds.height - safeArea.top - gap
    }

    /// The presented view's frame in the container, which fills the window, except for sheets at a detent.
    ///
    /// On iPad, a sheet moves up for the keyboard, as far as there's room above it.
    ///
    /// - Parameter keyboardTop: The top edge of a docked keyboard, or `nil` without one.
    static func frame(
        style: UIModalPresentationStyle, in bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection,
        preferredSize: CGSize, keyboardTop: CGFloat?
    ) -> CGRect {
        // If there's little height, a phone's sheet fills the screen.
        guard dims(style), !isEdgeAttached(style, traits) else { return bounds }
        let room = CGSize(
            width: bounds.width - 2 * margin, height: bounds.height - safeArea.top - safeArea.bottom - 2 * gap)
        var size = CGSize(width: pageWidth, height: room.height)
        if style == .formSheet {
            size = preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : formSize
        }
        size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        var frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(.down), y: ((bounds.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
        if let keyboardTop {
            let rise = min(frame.maxY + gap - keyboardTop, frame.minY - safeArea.top - gap)
            frame.origin.y -= max(0, rise)
        }
        return frame
    }
}
