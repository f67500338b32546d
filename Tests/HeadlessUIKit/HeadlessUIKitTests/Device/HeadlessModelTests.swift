import Testing
import UIKit

@Suite("Models")
@MainActor
struct HeadlessModelTests {
    @Test(
        "a model is found by its name, whatever the case and spacing",
        arguments: [
            ("iPhone SE", HeadlessModel.iPhoneSE), ("iphone15promax", .iPhone15ProMax), ("IPAD", .iPad),
        ])
    func lookup(name: String, model: HeadlessModel) {
        #expect(HeadlessModel(named: name) == model)
    }

    @Test("an unknown name finds nothing")
    func unknownName() {
        #expect(HeadlessModel(named: "Lisa") == nil)
    }

    @Test("names differ, and every model finds itself")
    func names() {
        #expect(Set(HeadlessModel.all.map(\.name)).count == HeadlessModel.all.count)
        for model in HeadlessModel.all { #expect(HeadlessModel(named: model.name) == model) }
    }

    @Test("the keyboard leaves most of a portrait screen, and some of a landscape one", arguments: HeadlessModel.all)
    func keyboardHeights(model: HeadlessModel) {
        #expect(model.portrait.keyboardHeight < model.size.height / 2)
        #expect(model.landscape.keyboardHeight < model.size.width * 0.6)
        #expect(model.portrait.keyboardHeight > model.portrait.safeArea.bottom)
    }

    @Test("turning a device exchanges width and height of its screen")
    func rotatedSize() {
        let device = HeadlessDevice(.iPhoneSE)
        #expect(device.screen.bounds.size == CGSize(width: 375, height: 667))
        device.rotate(to: .landscapeLeft)
        #expect(device.screen.bounds.size == CGSize(width: 667, height: 375))
        #expect(device.screen.bounds.size == device.model.size(in: device.orientation))
    }

    @Test("the smallest screen of iOS 15 is found by its name, and has room above its keyboard both ways")
    func smallest() {
        #expect(HeadlessModel(named: "iphonese1") == .iPhoneSE1)
        let device = HeadlessDevice(.iPhoneSE1)
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        #expect(device.keyboard.frame == CGRect(x: 0, y: 315, width: 320, height: 253))
        device.rotate(to: .landscapeRight)
        #expect(device.keyboard.frame == CGRect(x: 0, y: 121, width: 568, height: 199))
    }

    @Test("a model of one's own has the dimensions that it was given")
    func ownModel() {
        let lengths = HeadlessModel.Orientation(
            safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0), statusBarHeight: 50, keyboardHeight: 300)
        let model = HeadlessModel(
            name: "mine", size: CGSize(width: 400, height: 900), scale: 3, portrait: lengths, landscape: lengths)
        let device = HeadlessDevice(model)
        let controller = UIViewController()
        device.show(controller)
        #expect(device.screen.bounds == CGRect(x: 0, y: 0, width: 400, height: 900))
        #expect(controller.view.safeAreaInsets == lengths.safeArea)
        #expect(HeadlessModel(named: "mine") == nil)
    }
}
