import Testing
import UIKit

/// Popovers, after Apple's pages of `UIPopoverPresentationController`, `UIModalPresentationStyle.popover` and
/// `UIAdaptivePresentationControllerDelegate`.
@MainActor
struct PopoverTests {
    /// Says how a popover adapts, and hears what becomes of it.
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        var mayDismiss = true
        var heard: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            guard let style else { return HeadlessOptional.notImplemented(.none) }
            return style
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { heard.append("style \(style)") }

        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { heard.append("prepare") }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            heard.append("should")
            return mayDismiss
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            heard.append("will")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did")
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
    }

    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let presenter = UIViewController()
        let content = UIViewController()
        let source = UIButton(frame: CGRect(x: 300, y: 100, width: 100, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let delegate = Delegate()
        let window: UIWindow

        init(
            _ model: HeadlessModel = .iPad, style: UIModalPresentationStyle? = nil,
            prepare: (UIPopoverPresentationController) -> Void = { _ in }
        ) throws {
            device = HeadlessDevice(model)
            window = device.show(presenter)
            presenter.view.addSubview(source)
            presenter.view.addSubview(other)
            content.view.addSubview(field)
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 400)
            delegate.style = style
            let popover = try #require(content.popoverPresentationController)
            popover.sourceView = source
            popover.delegate = delegate
            prepare(popover)
            presenter.present(content, animated: false)
            device.settle()
        }

        var popover: UIPopoverPresentationController { content.popoverPresentationController! }
        var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }
    }

    @Test("on a pad a popover has the preferred size and points at its source, which it does not cover")
    func pad() throws {
        let stage = try Stage()
        #expect(stage.content.modalPresentationStyle == .popover)
        #expect(stage.frame.size == CGSize(width: 300, height: 400))
        #expect(stage.popover.arrowDirection == .up)
        #expect(stage.frame.minY >= stage.source.frame.maxY && stage.frame.midX == stage.source.frame.midX)
        #expect(stage.delegate.heard == ["style none", "prepare"])
        #expect(stage.presenter.view.window != nil, "the presenter stays where it is")
    }

    @Test("the arrow points only where it may, and the popover stays in the container", arguments: [true, false])
    func directions(isLeft: Bool) throws {
        let stage = try Stage { $0.permittedArrowDirections = isLeft ? .left : .down }
        #expect(stage.popover.arrowDirection == (isLeft ? .left : .down))
        if isLeft {
            #expect(stage.frame.minX >= stage.source.frame.maxX)
        } else {
            #expect(stage.frame.maxY <= stage.source.frame.minY && stage.frame.height < 400)
        }
        #expect(stage.window.bounds.contains(stage.frame))
    }

    @Test("a source rectangle is one of the source view, and null is all of it")
    func sourceRect() throws {
        #expect(UIPopoverPresentationController(presentedViewController: .init(), presenting: nil).sourceRect.isNull)
        let stage = try Stage {
            $0.sourceRect = CGRect(x: 0, y: 200, width: 100, height: 10)
        }
        #expect(stage.frame.minY > 300 && stage.frame.midX == 350)
    }

    @Test("a popover may point at a bar button, once that is on the screen")
    func barButton() throws {
        let device = HeadlessDevice(.iPad)
        let presenter = UIViewController()
        let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
        presenter.navigationItem.rightBarButtonItem = item
        let window = device.show(UINavigationController(rootViewController: presenter))
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 200)
        content.popoverPresentationController?.barButtonItem = item
        presenter.present(content, animated: false)
        device.settle()
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.minY > 64 && frame.maxX <= window.bounds.maxX && frame.minX > window.bounds.midX)
    }

    @Test("where there is little width or height a popover is a form sheet, as in iOS 13 and later")
    func phone() throws {
        let stage = try Stage(.iPhone15)
        #expect(stage.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(stage.popover.arrowDirection == .unknown)
        #expect(stage.delegate.heard.first == "style formSheet")
        #expect(stage.content.modalPresentationStyle == .popover)
        #expect(stage.popover === stage.content.presentationController)
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.frame == stage.window.bounds)
    }

    @Test("the sheet that a popover becomes has detents of its own")
    func adaptiveSheet() throws {
        let stage = try Stage(.iPhone15) { $0.adaptiveSheetPresentationController.detents = [.medium(), .large()] }
        #expect(stage.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        stage.device.dragSheet(of: stage.content, to: .large)
        #expect(stage.frame.minY == 69)
        let swipe = try #require(HeadlessTransition.swipeDown(stage.content))
        swipe.finish()
        stage.device.settle()
        #expect(stage.presenter.presentedViewController == nil)
    }

    @Test("the delegate's none keeps a phone's popover one, and its full screen covers the presenter")
    func delegatesStyle() throws {
        let popover = try Stage(.iPhone15, style: UIModalPresentationStyle.none)
        #expect(popover.frame.size == CGSize(width: 300, height: 400))
        #expect(popover.popover.arrowDirection == .up)
        let cover = try Stage(.iPhone15, style: .fullScreen)
        #expect(cover.frame == cover.window.bounds && cover.presenter.view.window == nil)
        #expect(cover.delegate.heard.first == "style fullScreen")
        let pad = try Stage(style: .fullScreen)
        #expect(pad.frame.size == CGSize(width: 300, height: 400), "nobody is asked where there is room")
    }

    @Test("a pad's popover becomes a sheet when its window gets narrow, and a popover again")
    func adapting() throws {
        let stage = try Stage()
        let view = stage.content.view
        stage.device.windowOrigin.x = stage.device.screen.bounds.width - 400
        stage.device.settle()
        #expect(stage.frame.width == 400 && stage.popover.arrowDirection == .unknown)
        stage.device.windowOrigin = .zero
        stage.device.settle()
        #expect(stage.frame.size == CGSize(width: 300, height: 400) && stage.content.view === view)
    }

    @Test("a tap outside dismisses, and the delegate is asked and told")
    func tapOutside() throws {
        let stage = try Stage()
        stage.delegate.heard = []
        stage.delegate.mayDismiss = false
        stage.device.tap(at: CGPoint(x: 100, y: 720))
        #expect(stage.delegate.heard == ["should", "attempt"])
        #expect(!stage.other.isFirstResponder)
        stage.delegate.heard = []
        stage.delegate.mayDismiss = true
        stage.content.isModalInPresentation = true
        stage.device.tap(at: CGPoint(x: 100, y: 720))
        #expect(stage.delegate.heard == ["should", "attempt"])
        stage.delegate.heard = []
        stage.content.isModalInPresentation = false
        stage.device.tap(at: CGPoint(x: 100, y: 720))
        stage.device.settle()
        #expect(stage.delegate.heard == ["should", "will", "did"])
        #expect(stage.presenter.presentedViewController == nil && !stage.other.isFirstResponder)
    }

    @Test("the passthrough views can be used while the popover is there, and nothing else")
    func passthrough() throws {
        let stage = try Stage()
        stage.popover.passthroughViews = [stage.other]
        stage.device.tap(at: CGPoint(x: 100, y: 720))
        #expect(stage.other.isFirstResponder)
        stage.device.settle()
        #expect(stage.presenter.presentedViewController === stage.content)
        stage.device.tap(at: CGPoint(x: 100, y: 650))
        stage.device.settle()
        #expect(stage.presenter.presentedViewController == nil)
    }

    @Test("for the keyboard a popover keeps above it, smaller if it must, and goes back")
    func keyboard() throws {
        let stage = try Stage()
        stage.content.preferredContentSize.height = 900
        stage.device.settle()
        let before = stage.frame
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.frame.maxY <= stage.device.keyboard.frame.minY)
        #expect(stage.frame.height < before.height)
        stage.field.resignFirstResponder()
        stage.device.settle()
        #expect(stage.frame == before)
    }

    @Test("a controller without a popover style has no popover presentation")
    func others() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController != nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController != nil && controller.sheetPresentationController == nil)
        #expect(controller.presentationController?.presentationStyle == .popover)
    }
}
