import FormNavigationCore
import Foundation
import Testing

struct KeyboardKeysTests {
    private let phone = CGRect(x: 0, y: 0, width: 393, height: 852)

    private func docked(_ height: CGFloat) -> Keyboard {
        Keyboard(frame: CGRect(x: 0, y: 852 - height, width: 393, height: height), screenBounds: phone)
    }

    @Test(
        "E18: below an accessory view there are keys, or nothing but the screen's own margin and an iPad's shortcuts",
        arguments: [
            (336, 0, 34, true), (380, 44, 34, true), (78, 44, 34, false), (44, 44, 34, false), (44, 44, 0, false),
            (119, 44, 20, false), (206, 44, 0, true),
        ] as [(CGFloat, CGFloat, CGFloat, Bool)])
    func keys(_ height: CGFloat, _ accessory: CGFloat, _ inset: CGFloat, _ hasKeys: Bool) {
        #expect(docked(height).hasKeys(below: accessory, bottomInset: inset, screenBounds: phone) == hasKeys)
    }

    @Test(
        "Q2 below a bar there are keys or another view in their place, or at most the room for the home indicator",
        arguments: [
            (335, 44, 34, true), (94, 44, 34, true), (78, 44, 34, false), (44, 44, 34, false), (44, 44, 0, false),
            (44.5, 44, 0, false), (82, 48, 34, false), (249, 32, 21, true),
        ] as [(CGFloat, CGFloat, CGFloat, Bool)])
    func content(_ height: CGFloat, _ bar: CGFloat, _ inset: CGFloat, _ hasContent: Bool) {
        #expect(docked(height).hasContent(below: bar, bottomInset: inset, screenBounds: phone) == hasContent)
        #expect(Keyboard.absent.hasContent(below: bar, bottomInset: inset, screenBounds: phone) == nil)
        let floating = Keyboard.detached(CGRect(x: 20, y: 200, width: 320, height: 80))
        #expect(floating.hasContent(below: bar, bottomInset: inset, screenBounds: phone) == true)
    }

    @Test("a frame that reaches below the screen counts as far as it is on it")
    func belowTheScreen() {
        let frame = CGRect(x: 0, y: 852 - 44, width: 393, height: 380)
        #expect(Keyboard.docked(frame).hasKeys(below: 44, bottomInset: 0, screenBounds: phone) == false)
    }

    @Test("no keyboard does not tell, and one that is undocked or floats has keys")
    func elsewhere() {
        #expect(Keyboard.absent.hasKeys(below: 44, bottomInset: 34, screenBounds: phone) == nil)
        let floating = Keyboard.detached(CGRect(x: 20, y: 200, width: 320, height: 80))
        #expect(floating.hasKeys(below: 44, bottomInset: 34, screenBounds: phone) == true)
    }
}
