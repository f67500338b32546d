import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

@Suite("Placeholder geometry")
struct PlaceholderGeometryTests {
    /// A text view with its default settings (L1), and lines of 20 points.
    private static let standard = PlaceholderGeometry(
        top: 8, left: 0, bottom: 8, right: 0, lineFragmentPadding: 5, lineHeight: 20)
    /// A text view with a different space on each side.
    private static let uneven = PlaceholderGeometry(
        top: 1, left: 20, bottom: 3, right: 40, lineFragmentPadding: 2, lineHeight: 20)

    @Test(
        "L1 the placeholder stands where the text begins, as wide as its lines",
        arguments: [
            (standard, 100, 20, CGRect(x: 5, y: 8, width: 190, height: 20)),
            (standard, 100, 40, CGRect(x: 5, y: 8, width: 190, height: 40)),
            (uneven, 100, 20, CGRect(x: 22, y: 1, width: 136, height: 20)),
            // There's room for four lines in 84 points, and a fraction of a point doesn't cost a line.
            (standard, 100, 80, CGRect(x: 5, y: 8, width: 190, height: 80)),
            (standard, 100, 84, CGRect(x: 5, y: 8, width: 190, height: 84)),
            (standard, 100, 84.3, CGRect(x: 5, y: 8, width: 190, height: 84.3)),
            (standard, 100, 85, CGRect(x: 5, y: 8, width: 190, height: 85)),
            // What doesn't fit is cut after a whole line.
            (standard, 100, 100, CGRect(x: 5, y: 8, width: 190, height: 80)),
            (uneven, 100, 400, CGRect(x: 22, y: 1, width: 136, height: 80)),
            // There's always one line.
            (standard, 16, 60, CGRect(x: 5, y: 8, width: 190, height: 20)),
            (standard, 0, 60, CGRect(x: 5, y: 8, width: 190, height: 20)),
            (standard, 0, 12, CGRect(x: 5, y: 8, width: 190, height: 12)),
        ] as [(PlaceholderGeometry, CGFloat, CGFloat, CGRect)])
    func frame(geometry: PlaceholderGeometry, height: CGFloat, placeholder: CGFloat, expected: CGRect) {
        #expect(geometry.frame(ofPlaceholder: placeholder, in: CGSize(width: 200, height: height)) == expected)
    }

    @Test("a view narrower than its insets has lines of no width")
    func narrow() {
        #expect(Self.uneven.lineWidth(in: 64) == 0)
        #expect(Self.uneven.lineWidth(in: 10) == 0)
        #expect(Self.uneven.lineWidth(in: 65) == 1)
    }

    @Test(
        "a font whose lines have no height leaves the placeholder as tall as it is, whatever room there is",
        arguments: [30, 16, 10] as [CGFloat])
    func noLineHeight(height: CGFloat) {
        var geometry = Self.standard
        geometry.lineHeight = 0
        #expect(geometry.frame(ofPlaceholder: 60, in: CGSize(width: 200, height: height)).height == 60)
    }

    @Test(
        "the view is as large as its text or its placeholder, whichever is larger, up to the limit",
        arguments: [
            // Text, placeholder, width, lines, and the size of the view.
            (CGSize(width: 80, height: 36), nil, 300, 0, CGSize(width: 80, height: 36)),
            (CGSize(width: 10, height: 36), CGSize(width: 90, height: 20), 300, 0, CGSize(width: 100, height: 36)),
            (CGSize(width: 10, height: 36), CGSize(width: 90, height: 12), 300, 0, CGSize(width: 100, height: 36)),
            (CGSize(width: 10, height: 36), CGSize(width: 90.2, height: 60), 300, 0, CGSize(width: 101, height: 76)),
            // The placeholder doesn't request more width than there is, and doesn't take any from the text.
            (CGSize(width: 10, height: 36), CGSize(width: 295, height: 20), 300, 0, CGSize(width: 300, height: 36)),
            (CGSize(width: 320, height: 36), CGSize(width: 295, height: 20), 300, 0, CGSize(width: 320, height: 36)),
            // Three lines of 20 points and the insets are 76.
            (CGSize(width: 80, height: 56), nil, 300, 3, CGSize(width: 80, height: 56)),
            (CGSize(width: 80, height: 76), nil, 300, 3, CGSize(width: 80, height: 76)),
            (CGSize(width: 80, height: 96), nil, 300, 3, CGSize(width: 80, height: 76)),
            (CGSize(width: 10, height: 36), CGSize(width: 90, height: 100), 300, 3, CGSize(width: 100, height: 76)),
            (CGSize(width: 80, height: 96), nil, 300, -1, CGSize(width: 80, height: 96)),
        ] as [(CGSize, CGSize?, CGFloat, Int, CGSize)])
    func fitting(text: CGSize, placeholder: CGSize?, width: CGFloat, lines: Int, expected: CGSize) {
        let size = Self.standard.fittingSize(text: text, placeholder: placeholder, width: width, maximumLines: lines)
        #expect(size == expected)
    }

    @Test("the promises hold for any insets, font and size", arguments: UInt64(1)...200)
    func promises(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(random.number(range)) / 3 }
        let geometry = PlaceholderGeometry(
            top: length(-30...90), left: length(-30...90), bottom: length(-30...90), right: length(-30...90),
            lineFragmentPadding: length(0...30), lineHeight: length(9...120))
        let size = CGSize(width: length(0...1200), height: length(0...1200))
        let lines = random.number(1...9)
        let placeholder = CGSize(
            width: geometry.lineWidth(in: size.width), height: CGFloat(lines) * geometry.lineHeight)

        // It begins where the text does, is cut after a whole line, and always keeps the first one.
        let frame = geometry.frame(ofPlaceholder: placeholder.height, in: size)
        #expect(frame.origin == CGPoint(x: geometry.left + geometry.lineFragmentPadding, y: geometry.top))
        #expect(frame.width == geometry.lineWidth(in: size.width))
        #expect(frame.height >= geometry.lineHeight - 0.001 && frame.height <= placeholder.height + 0.001)
        #expect(frame.height - (frame.height / geometry.lineHeight + 0.001).rounded(.down) * geometry.lineHeight < 1)

        // A view of the fitting size shows all of it, and stops growing at the limit.
        let text = CGSize(width: length(0...300), height: geometry.height(ofLines: 1))
        let free = geometry.fittingSize(text: text, placeholder: placeholder, width: size.width, maximumLines: 0)
        let tall = CGSize(width: size.width, height: free.height)
        #expect(geometry.frame(ofPlaceholder: placeholder.height, in: tall).height >= placeholder.height - 0.001)
        var last: CGFloat = -.infinity
        for limit in 1...10 {
            let height = geometry.fittingSize(
                text: text, placeholder: placeholder, width: size.width, maximumLines: limit
            ).height
            #expect(height >= last && height <= geometry.height(ofLines: limit))
            if limit >= lines { #expect(height == free.height) }
            last = height
        }
    }
}
