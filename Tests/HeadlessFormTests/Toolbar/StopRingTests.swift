import Testing
import UIKit

@MainActor
struct StopRingTests {
    @Test("the ring of a stop follows dark mode while it has focus, and its tint and the stop's own style in it")
    func ring() throws {
        let device = HeadlessDevice()
        let form = StopForm(on: device)
        form.city.becomeFirstResponder()
        form.navigator.focusPrevious()
        #expect(form.focus == "News")
        let ring = try #require(form.news.subviews.last)
        func color(_ color: UIColor, _ style: UIUserInterfaceStyle) -> CGColor {
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        }
        form.news.tintColor = .systemPink
        #expect(color(.systemPink, .light) != color(.systemPink, .dark))
        #expect(ring.layer.borderColor == color(.systemPink, .light))
        device.userInterfaceStyle = .dark
        device.settle()
        #expect(ring.layer.borderColor == color(.systemPink, .dark))
        form.news.tintColor = .systemGreen
        #expect(ring.layer.borderColor == color(.systemGreen, .dark))
        device.userInterfaceStyle = .light
        device.settle()
        #expect(ring.layer.borderColor == color(.systemGreen, .light))
        form.viewController.overrideUserInterfaceStyle = .dark
        device.settle()
        #expect(ring.layer.borderColor == color(.systemGreen, .dark))
        // A ring that appears in dark mode is dark from the beginning.
        form.navigator.focusNext()
        form.navigator.focusPrevious()
        let next = try #require(form.news.subviews.last)
        #expect(next.layer.borderColor == color(.systemGreen, .dark))
    }
}
