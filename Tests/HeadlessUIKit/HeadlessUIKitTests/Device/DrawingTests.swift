import Testing
import UIKit

@Suite("Pictures")
@MainActor
struct DrawingTests {
    @Test("the same state gives the same picture, and another state another one")
    func deterministic() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        let picture = device.drawSVG()
        #expect(device.drawSVG() == picture)
        try device.tap(form.name)
        #expect(device.drawSVG() != picture)
    }

    @Test("pictures are well-formed", arguments: HeadlessModel.all, [UIInterfaceOrientation.portrait, .landscapeLeft])
    func wellFormed(model: HeadlessModel, orientation: UIInterfaceOrientation) throws {
        let device = HeadlessDevice(model)
        let form = FormController()
        device.show(UINavigationController(rootViewController: form))
        device.rotate(to: orientation)
        form.name.text = "<Ada & \"Charles\">\u{1}"
        form.name.becomeFirstResponder()
        let picture = try Picture(device.drawSVG())
        #expect(picture.texts.contains("<Ada & \"Charles\">\u{FFFD}"))
        // Nothing is left undefined.
        #expect(!picture.source.contains("nan"))
        #expect(!picture.source.contains("inf"))
    }

    @Test("titles, placeholders, texts and the word on the return key can be read")
    func texts() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        try device.tap(form.name)
        form.email.text = "ada@example.org"
        let texts = try Picture(device.drawSVG()).texts
        for text in ["Sign up", "Name", "ada@example.org", "Send", "Next", "next", "space", "9:41"] {
            #expect(texts.contains(text), "“\(text)” is missing")
        }
    }

    @Test("a tab is as wide in the picture as it is for the caret behind it")
    func tab() throws {
        let (device, form) = HeadlessDevice.showingForm()
        form.name.text = "a\tb"
        #expect(device.drawSVG().contains(" xml:space=\"preserve\" fill=\"#000000\">a    b<"))
    }

    @Test("a picture of nothing draws nothing, however large its view is")
    func emptyImage() {
        let (device, form) = HeadlessDevice.showingForm()
        let view = UIImageView(frame: CGRect(x: 0, y: 400, width: 300, height: 44))
        form.view.addSubview(view)
        let picture = device.drawSVG()
        view.image = UIImage()
        #expect(device.drawSVG() == picture)
        view.image = UIImage(named: "map")
        #expect(device.drawSVG() != picture)
    }

    @Test("there are no keys without a keyboard, and none with a hardware keyboard")
    func noKeys() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        #expect(try !Picture(device.drawSVG()).texts.contains("space"))
        device.keyboard.isHardwareKeyboardAttached = true
        try device.tap(form.name)
        let texts = try Picture(device.drawSVG()).texts
        #expect(!texts.contains("space"))
        #expect(texts.contains("Next"))
    }

    @Test("a number pad has digits and no return key")
    func numberPad() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        form.name.keyboardType = .numberPad
        try device.tap(form.name)
        let texts = try Picture(device.drawSVG()).texts
        #expect(texts.contains("5"))
        #expect(texts.contains("JKL"))
        #expect(!texts.contains("next"))
    }

    @Test("a disabled bar button is drawn paler than an enabled one")
    func dimmed() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        try device.tap(form.name)
        let picture = try Picture(device.drawSVG())
        let enabled = try #require(picture.elements.first { $0.text == "Next" })
        let disabled = try #require(picture.elements.first { $0.text == "Previous" })
        #expect(enabled.opacity == 1)
        #expect(disabled.opacity < 0.5)
        form.previousItem.isEnabled = true
        let again = try #require(try Picture(device.drawSVG()).elements.first { $0.text == "Previous" })
        #expect(again.opacity == 1)
    }

    @Test("B10 the return key is paler while it rests")
    func restingReturn() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        form.name.enablesReturnKeyAutomatically = true
        try device.tap(form.name)
        let resting = try #require(try Picture(device.drawSVG()).elements.last { $0.text == "next" })
        device.type("A")
        let awake = try #require(try Picture(device.drawSVG()).elements.last { $0.text == "next" })
        #expect(resting.opacity < awake.opacity)
    }

    @Test("secret text is drawn as dots")
    func secret() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        form.name.isSecureTextEntry = true
        form.name.text = "secret"
        let texts = try Picture(device.drawSVG()).texts
        #expect(texts.contains("••••••"))
        #expect(!texts.contains("secret"))
    }

    @Test("what is hidden or transparent is not drawn, nor what is scrolled out of sight")
    func invisible() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 500, width: 200, height: 20))
        label.text = "below"
        label.clipsToBounds = true
        scrollView.addSubview(label)
        form.view.addSubview(scrollView)
        #expect(try !Picture(device.drawSVG()).texts.contains("below"))
        scrollView.contentOffset.y = 450
        #expect(try Picture(device.drawSVG()).texts.contains("below"))
        form.button.isHidden = true
        form.name.alpha = 0
        let texts = try Picture(device.drawSVG()).texts
        #expect(!texts.contains("Send"))
        #expect(!texts.contains("Name"))
    }

    @Test("dark surroundings make a dark picture")
    func dark() throws {
        let (device, _) = HeadlessDevice.showingForm(inNavigation: true)
        let light = device.drawSVG()
        device.userInterfaceStyle = .dark
        #expect(device.drawSVG() != light)
        let time = try #require(try Picture(device.drawSVG()).elements.first { $0.text == "9:41" })
        #expect(time.fill == "#ffffff")
    }

    @Test("two pictures can stand in one page: their identifiers differ")
    func identifiers() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        func identifiers(_ picture: String) -> Set<Substring> {
            Set(picture.components(separatedBy: "id=\"").dropFirst().compactMap { $0.split(separator: "\"").first })
        }
        let before = identifiers(device.drawSVG())
        try device.tap(form.name)
        let after = identifiers(device.drawSVG())
        #expect(!before.isEmpty)
        #expect(before.isDisjoint(with: after))
    }

    @Test("the focused field is marked, and no other")
    func focus() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        func marks() -> Int { device.drawSVG().components(separatedBy: "stroke-opacity=\"0.35\"").count - 1 }
        #expect(marks() == 0)
        try device.tap(form.name)
        #expect(marks() == 1)
    }

    @Test("a sheet dims what it covers, and both can be seen")
    func sheet() throws {
        let (device, form) = HeadlessDevice.showingForm(inNavigation: true)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 20))
        label.text = "In front"
        sheet.view.addSubview(label)
        form.present(sheet, animated: true)
        device.settle()
        let picture = try Picture(device.drawSVG())
        #expect(picture.texts.contains("In front"))
        #expect(picture.source.contains("fill=\"#000000\" fill-opacity=\"0.2\""))
        #expect(throws: HeadlessDevice.Failure.self) { try device.tap(form.name) }
    }
}
