import Testing
import UIKit

/// What a visual effect view accepts.
struct VisualEffectTests {
    @Test("Q27 a subview outside the content view stops the app", .oneProcessAtATime)
    func contentView() async {
        await MainActor.run {
            let view = UIVisualEffectView(effect: nil)
            view.contentView.addSubview(UIView())
            #expect(view.subviews == [view.contentView])
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
    }
}
