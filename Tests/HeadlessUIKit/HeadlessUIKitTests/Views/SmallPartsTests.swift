import Testing
import UIKit

@Suite("Swipes, effects, animated pictures, feedback and undoing")
@MainActor
struct SmallPartsTests {
    @Test("UISwipeGestureRecognizer: once, in its direction, and only when it is quick and straight")
    func swipes() {
        let stage = ViewStage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 300))
        var count = 0
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .up]
        HeadlessGesture.setAction(of: swipe) { _ in count += 1 }
        view.addGestureRecognizer(swipe)
        stage.drag(view, by: CGVector(dx: 120, dy: 0))
        #expect(count == 0)
        stage.drag(view, by: CGVector(dx: -120, dy: 0))
        #expect(count == 1)
        stage.drag(view, by: CGVector(dx: 0, dy: -120))
        #expect(count == 2)
        stage.drag(view, by: CGVector(dx: -120, dy: 120))
        #expect(count == 2)
        stage.drag(view, by: CGVector(dx: -20, dy: 0))
        #expect(count == 2)
    }

    @Test("UILongPressGestureRecognizer: begins while the finger rests, and goes on until it is lifted")
    func longPresses() throws {
        let stage = ViewStage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 300))
        let log = Log()
        let press = UILongPressGestureRecognizer()
        HeadlessGesture.setAction(of: press) { log("\($0.state)") }
        view.addGestureRecognizer(press)
        let point = CGPoint(x: 100, y: 200)
        stage.device.hold(at: point, for: 0.4)
        stage.device.drag(from: point, to: CGPoint(x: 200, y: 200)) { stage.device.advance(by: 1) }
        #expect(log.take() == [])
        stage.device.hold(at: point, for: 0.6)
        #expect(log.take() == ["began", "ended"])
        let finger = try #require(stage.device.putDown(at: point))
        finger.move(to: CGPoint(x: 105, y: 200))
        stage.device.advance(by: 0.6)
        #expect(log.take() == ["began"])
        finger.move(to: CGPoint(x: 180, y: 200))
        finger.lift()
        #expect(log.take().dropLast().allSatisfy { $0 == "changed" })
        press.minimumPressDuration = 2
        stage.device.hold(at: point, for: 1.5)
        #expect(log.take() == [])
        press.minimumPressDuration = 0.5
        press.numberOfTapsRequired = 1
        stage.device.hold(at: point, for: 0.6)
        #expect(log.take() == [])
        stage.device.tap(at: point)
        stage.device.hold(at: point, for: 0.6)
        #expect(log.take() == ["began", "ended"])
    }

    @Test("UIAppearance: views and bar items can be given looks, and all of them styled in one way")
    func appearances() {
        _ = HeadlessDevice()
        let (view, item): (Any, Any) = (UILabel(), UIBarButtonItem())
        #expect(view is any UIAppearance && view is any UIAppearanceContainer && item is any UIAppearance)
        #expect((UIViewController() as Any) is any UIAppearanceContainer)
        #expect(UILabel().styled { $0.text = "Text" }.text == "Text")
    }

    @Test("UI_USER_INTERFACE_IDIOM: that of the device", arguments: [HeadlessModel.iPhone15, .iPad])
    func idiom(model: HeadlessModel) {
        let device = HeadlessDevice(model)
        #expect(UI_USER_INTERFACE_IDIOM() == device.device.userInterfaceIdiom)
    }

    @Test("UIVisualEffectView: its content view fills it, and the blur is seen")
    func effects() throws {
        let stage = ViewStage()
        let view = stage.add(
            UIVisualEffectView(effect: UIBlurEffect(style: .dark)), CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(view.contentView.frame == view.bounds)
        #expect(view.contentView.superview === view)
        #expect(try Picture(stage.device.drawSVG()).source.contains("fill=\"#1d1d1d\" fill-opacity=\"0.8\""))
        view.effect = nil
        #expect(try !Picture(stage.device.drawSVG()).source.contains("#1d1d1d"))
    }

    @Test("UIVisualEffectView without an effect: there is nothing to see, and the content view fills it all the same")
    func noEffect() throws {
        let stage = ViewStage()
        let view = stage.add(UIVisualEffectView(), CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(view.effect == nil && view.contentView.frame == view.bounds)
        let framed = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(framed.effect == nil && framed.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test("UIImage.imageFlippedForRightToLeftLayoutDirection: mirrored there only", arguments: [false, true])
    func flipped(isRightToLeft: Bool) throws {
        let stage = ViewStage(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let image = try #require(UIImage(named: "photo", in: nil, compatibleWith: nil))
        let view = stage.add(UIImageView(image: image), CGRect(x: 10, y: 100, width: 24, height: 24))
        #expect(!stage.device.drawSVG().contains("matrix(-1"))
        let both = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(both.flipsForRightToLeftLayoutDirection && !image.flipsForRightToLeftLayoutDirection && both != image)
        #expect(both.withTintColor(.red).flipsForRightToLeftLayoutDirection)
        view.image = both
        #expect(stage.device.drawSVG().contains("matrix(-1") == isRightToLeft)
    }

    @Test("UIImageView.startAnimating: one picture after the other, for so many rounds")
    func pictures() throws {
        let stage = ViewStage()
        let view = stage.add(UIImageView(), CGRect(x: 0, y: 0, width: 20, height: 20))
        view.animationImages = try ["star", "heart"].map { try #require(UIImage(systemName: $0)) }
        view.animationDuration = 2
        view.animationRepeatCount = 2
        #expect(!view.isAnimating)
        view.startAnimating()
        let first = stage.device.drawSVG()
        stage.device.advance(by: 1.5)
        #expect(view.isAnimating)
        #expect(stage.device.drawSVG() != first)
        stage.device.advance(by: 1)
        #expect(stage.device.drawSVG() == first)
        stage.device.advance(by: 2)
        #expect(!view.isAnimating)
    }

    @Test("UITextField.drawPlaceholder: a class that draws none shows none")
    func placeholders() throws {
        _ = HeadlessDevice()
        final class Silent: UITextField {
            override func drawPlaceholder(in rect: CGRect) {}
        }
        let stage = ViewStage()
        for field in [UITextField(), Silent()] {
            field.placeholder = "Name of \(type(of: field))"
            stage.add(field, CGRect(x: 0, y: field is Silent ? 200 : 100, width: 300, height: 40))
        }
        let texts = try Picture(stage.device.drawSVG()).texts
        #expect(texts.contains("Name of UITextField"))
        #expect(!texts.contains("Name of Silent"))
    }

    @Test("UIFeedbackGenerator: what was felt is listed")
    func feedback() {
        let device = HeadlessDevice()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(device.feedback == [.impact(.heavy, intensity: 0.5), .notification(.error), .selection])
    }

    @Test("NSTextContainer.size: as wide as the text view leaves it")
    func textContainers() {
        _ = HeadlessDevice()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.textContainerInset.left = 12
        #expect(view.textContainer.size.width == 188)
    }

    @Test("UndoManager: undoing and redoing, groups, and forgetting; a responder has its window's")
    func undoing() {
        _ = HeadlessDevice()
        @MainActor
        final class Counter {
            var value = 0
            func add(_ amount: Int, _ manager: UndoManager) {
                value += amount
                manager.registerUndo(withTarget: self) { $0.add(-amount, manager) }
            }
        }
        let (manager, counter) = (UndoManager(), Counter())
        counter.add(1, manager)
        counter.add(2, manager)
        manager.undo()
        #expect(counter.value == 1)
        #expect(manager.canRedo)
        manager.redo()
        #expect(counter.value == 3)
        manager.beginUndoGrouping()
        counter.add(10, manager)
        counter.add(20, manager)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 3)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
        let stage = ViewStage()
        #expect(stage.root.undoManager === stage.window.undoManager)
        #expect(UIView().undoManager == nil)
    }
}

extension UIAppearance {
    fileprivate func styled(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }
}
