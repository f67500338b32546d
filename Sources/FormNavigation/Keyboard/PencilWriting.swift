import UIKit

/// Whether the user writes into the field that has focus with a pencil.
///
/// Apple calls a view that moves while the user writes into it disruptive, and a field gains focus as writing begins (R10).
/// So nothing moves until the pencil rests, and focus stays.
@MainActor
final class PencilWriting: NSObject, UIScribbleInteractionDelegate {
    /// Learns of fields into which nothing is written anymore.
    var onEnd: @MainActor (UIView) -> Void = { _ in }

    /// Added to the field that has focus, and only on iPad, which is where pencils are.
    private lazy var interaction = UIScribbleInteraction(delegate: self)

    /// Whether the user is writing into a field.
    func isUnderWay(in field: UIView) -> Bool { interaction.view === field && interaction.isHandlingWriting }

    /// Learns from now on of what's written into a field, and not into any other.
    func follow(_ field: UIView) {
        guard field.traitCollection.userInterfaceIdiom == .pad, interaction.view !== field else { return }
        end()
        field.addInteraction(interaction)
    }

    /// Leaves a field as it was.
    func end(in field: UIView? = nil) {
        if let view = interaction.view, field == nil || field === view { view.removeInteraction(interaction) }
    }

    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
        if let field = interaction.view { onEnd(field) }
    }
}
