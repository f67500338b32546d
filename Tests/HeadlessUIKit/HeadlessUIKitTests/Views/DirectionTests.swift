import Testing
import UIKit

@MainActor
@Suite("Direction")
struct DirectionTests {
    @Test("M2 content takes the device's direction, unless its kind says otherwise", arguments: [false, true])
    func effectiveDirection(isRightToLeft: Bool) {
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let device = HeadlessDevice(layoutDirection: direction)
        _ = device
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == direction)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("M3 the class knows the direction for an attribute, in given surroundings")
    func classHelpers() {
        let device = HeadlessDevice(layoutDirection: .rightToLeft)
        _ = device
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
    }
}
