import Testing
import UIKit

/// What a visual effect view accepts.
@MainActor
struct VisualEffectTests {
    @Test("Q27 a subview goes to the content view")
    func contentView() {
        let view = UIVisualEffectView(effect: nil)
        view.contentView.addSubview(UIView())
        #expect(view.subviews == [view.contentView])
    }
}

struct VisualEffectExitTests {
    @Test("Q27 a subview outside the content view stops the app", .oneProcessAtATime)
    func exit() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
    }
}
