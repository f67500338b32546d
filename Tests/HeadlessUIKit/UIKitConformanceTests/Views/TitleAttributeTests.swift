import Testing
import UIKit

/// The text of controls and fonts, as attributes describe it.
@MainActor
@Suite(.onStage)
struct TitleAttributeTests {
    @Test("L24 the titles of segments have attributes for each state, and a larger font makes the control wider")
    func segments() {
        let control = UISegmentedControl(items: ["One", "Two"])
        let width = control.intrinsicContentSize.width
        #expect(control.titleTextAttributes(for: .normal) == nil)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        #expect(control.intrinsicContentSize.width > width)
        #expect(control.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 40))
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        control.setTitleTextAttributes(nil, for: .normal)
        #expect(control.intrinsicContentSize.width == width)
    }

    @Test("L25 a descriptor's attributes determine the size, the family, and the traits of a font")
    func descriptors() throws {
        let named = UIFontDescriptor(fontAttributes: [.name: "HelveticaNeue-Bold", .size: 20])
        let font = UIFont(descriptor: named, size: 0)
        #expect(font.fontName == "HelveticaNeue-Bold" && font.pointSize == 20)
        #expect(UIFont(descriptor: named, size: 31).pointSize == 31)
        #expect(named.object(forKey: .name) as? String == "HelveticaNeue-Bold")
        #expect(named.postscriptName == "HelveticaNeue-Bold")
        let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
        ])
        #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(bold.pointSize == 17)
    }

    @Test("L25 attributes that are added replace those that a descriptor has, and the descriptor stays as it is")
    func adding() {
        let small = UIFontDescriptor(name: "Courier", size: 10)
        let large = small.addingAttributes([.size: 30])
        #expect(small.pointSize == 10 && large.pointSize == 30)
        #expect(large.fontAttributes[.name] as? String == "Courier")
        #expect(UIFont(descriptor: large.withFamily("Helvetica"), size: 0).familyName == "Helvetica")
    }
}
