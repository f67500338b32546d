import Testing
import UIKit

/// Smaller members that screens of apps need.
@MainActor
@Suite("Members that screens need")
struct ScreenMemberTests {
    private nonisolated static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 60, 0, 0, 0, 30,
    ]
    private nonisolated static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 60, 1, 1, 0x11, 0,
    ]
    private nonisolated static let gif: [UInt8] = Array("GIF89a".utf8) + [60, 0, 30, 0]

    @Test("an image has the size of the picture in its data", arguments: [png, jpeg, gif])
    func imageData(bytes: [UInt8]) {
        _ = HeadlessDevice()
        #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 60, height: 30))
        #expect(UIImage(data: Data(bytes), scale: 3)?.size == CGSize(width: 20, height: 10))
        #expect(UIImage(data: Data(bytes.dropLast(bytes.count - 5))) == nil)
    }

    @Test("data that isn't a picture makes no image")
    func noImage() {
        #expect(UIImage(data: Data()) == nil && UIImage(data: Data("text".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere") == nil)
    }

    @Test("a renderer creates an image of what's drawn, at the scale of its format")
    func renderer() {
        _ = HeadlessDevice()
        let format = UIGraphicsImageRendererFormat()
        #expect(format.scale == 3 && !format.opaque)
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(image.size == CGSize(width: 10, height: 20) && image.cgImage?.width == 20)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("a nib can be registered, and loading it ends the process with a reason")
    func nibs() async {
        let (table, layout) = (UITableView(), UICollectionViewFlowLayout())
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
        table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        // A class in place of the nib.
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
        collection.register(
            UINib(nibName: "Header", bundle: nil), forSupplementaryViewOfKind: "kind", withReuseIdentifier: "header")
        await #expect(processExitsWith: .failure) { @MainActor in
            let table = UITableView()
            table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
            _ = table.dequeueReusableCell(withIdentifier: "cell")
        }
    }

    @Test("a color literal is a color even if nothing says its type")
    func colorLiteral() {
        // swift-format-ignore: NoPlaygroundLiterals
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        // swift-format-ignore: NoPlaygroundLiterals
        let inferred = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25) && inferred == color)
    }

    @Test("a view's mask is that of its layer")
    func mask() {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        #expect(view.layer.mask === mask.layer && mask.superview == nil)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("the user's preference for less transparency can be read")
    func transparency() {
        let device = HeadlessDevice()
        #expect(!UIAccessibility.isReduceTransparencyEnabled)
        device.isReduceTransparencyEnabled = true
        #expect(UIAccessibility.isReduceTransparencyEnabled)
    }

    @Test("assistive technology changes a slider by a tenth, and it sends an event if its value changes")
    func adjusting() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 9.5
        var events = 0
        slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        slider.accessibilityIncrement()
        #expect(slider.value == 10 && events == 1)
        slider.accessibilityIncrement()
        #expect(events == 1)
        slider.accessibilityDecrement()
        #expect(slider.value == 9 && events == 2)
    }

    @Test("an element for assistive technology that isn't a view has its place in its container")
    func element() {
        let stage = ViewStage()
        let view = stage.add(UIView(), CGRect(x: 30, y: 200, width: 100, height: 50))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(element.accessibilityFrame == CGRect(x: 35, y: 205, width: 10, height: 10))
        #expect(element.isAccessibilityElement && element.accessibilityContainer === view)
    }

    @Test("a URL that an app on the device opens is recorded, and takes the user there")
    func openingURLs() throws {
        let device = HeadlessDevice()
        let (page, other) = (try #require(URL(string: "HTTPS://example.org")), try #require(URL(string: "other:1")))
        var answers: [Bool] = []
        #expect(device.application.canOpenURL(page) && !device.application.canOpenURL(other))
        device.application.open(other) { answers.append($0) }
        device.settle()
        #expect(answers == [false] && device.openedURLs == [] && device.application.applicationState == .active)
        device.application.open(page) { answers.append($0) }
        device.settle()
        #expect(answers == [false, true] && device.openedURLs == [page])
        #expect(device.application.applicationState == .background)
    }

    @Test("fonts have names, and a screen has the size of its display")
    func names() {
        let device = HeadlessDevice(.iPhone15)
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == ".SFUI-Bold")
        #expect(UIFont(name: "Avenir-Black", size: 12)?.fontName == "Avenir-Black")
        #expect(UIFont(name: "Avenir-Black", size: 12)?.familyName == "Avenir")
        #expect(device.screen.nativeScale == 3)
        #expect(device.screen.nativeBounds.size == CGSize(width: 1179, height: 2556))
    }

    @Test("the rectangles of a selection are those of its lines, and characters are found by points")
    func selectionRects() throws {
        let stage = ViewStage()
        let view = stage.add(UITextView(), CGRect(x: 0, y: 100, width: 200, height: 200))
        view.text = "abc\ndef"
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        let end = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let range = try #require(view.textRange(from: start, to: end))
        let rects = view.selectionRects(for: range)
        #expect(rects.count == 2 && rects[0].rect.minY < rects[1].rect.minY)
        #expect(rects[0].containsStart && !rects[0].containsEnd && rects[1].containsEnd && !rects[1].containsStart)
        let first = view.firstRect(for: range)
        let character = try #require(view.characterRange(at: CGPoint(x: first.minX + 1, y: first.midY)))
        #expect(view.text(in: character) == "b")
        #expect(view.characterRange(at: CGPoint(x: 190, y: 190)) == nil)
        #expect(view.closestPosition(to: .zero, within: range) == start)
        #expect(view.closestPosition(to: CGPoint(x: 199, y: 199), within: range) == end)
    }
}
