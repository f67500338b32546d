import Testing
import UIKit

@MainActor
struct PresentationTests {
    let log = CallLog()

    private func presenter() -> LoggingController {
        let device = HeadlessDevice.current
        let presenter = LoggingController("A", log)
        device.showAndSettle(presenter)
        _ = log.take()
        return presenter
    }

    @Test func aSheetAppearsWithoutItsPresenterDisappearing() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let sheet = LoggingController("B", log)
        var completions = 0
        presenter.present(sheet, animated: true) { [log] in
            completions += 1
            log.entries.append("completion")
        }
        #expect(sheet.isBeingPresented)
        #expect(sheet.view.window != nil)
        #expect(log.take() == ["B load", "B willAppear"])
        // The completion comes in a later turn, after did-appear.
        #expect(completions == 0)
        device.settle()
        #expect(log.take() == ["B didAppear", "completion"])
        #expect(!sheet.isBeingPresented)
        #expect(presenter.view.window != nil)

        sheet.dismiss(animated: true) { [log] in log.entries.append("completion") }
        #expect(sheet.isBeingDismissed)
        #expect(log.take() == ["B willDisappear"])
        #expect(presenter.presentedViewController === sheet)
        device.settle()
        #expect(log.take() == ["B didDisappear", "completion"])
        #expect(presenter.presentedViewController == nil)
        #expect(sheet.view.window == nil)
        #expect(!sheet.isBeingDismissed)
    }

    @Test func aFullScreenPresentationTakesThePresentersViewAway() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let cover = LoggingController("B", log)
        cover.modalPresentationStyle = .fullScreen
        presenter.present(cover, animated: false)
        device.settle()
        #expect(presenter.view.window == nil)
        #expect(cover.view.frame.size == UIScreen.main.bounds.size)
        #expect(log.entries.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
        #expect(log.take().filter { $0.hasPrefix("B") } == ["B load", "B willAppear", "B didAppear"])
        cover.dismiss(animated: false)
        device.settle()
        #expect(presenter.view.window != nil)
        #expect(presenter.view.frame == UIScreen.main.bounds)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A willAppear", "A didAppear"])
    }

    @Test func aPhonesSheetHangsBelowTheStatusBar() throws {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let sheet = UIViewController()
        presenter.present(sheet, animated: false)
        device.settle()
        let window = try #require(sheet.view.window)
        let frame = sheet.view.convert(sheet.view.bounds, to: window)
        #expect(frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        // H2, and rounded corners.
        #expect(sheet.view.superview !== window)
        let shape = try #require(sheet.view.superview)
        #expect(shape.clipsToBounds && shape.layer.cornerRadius > 0)
        // In landscape it fills the screen.
        device.rotate(to: .landscapeLeft)
        #expect(sheet.view.convert(sheet.view.bounds, to: window) == window.bounds)
    }

    @Test func aPadsFormSheetIsCentred() throws {
        let device = HeadlessDevice(.iPad)
        let presenter = UIViewController()
        let window = device.showAndSettle(presenter)
        let form = UIViewController()
        form.modalPresentationStyle = .formSheet
        presenter.present(form, animated: false)
        device.settle()
        let frame = form.view.convert(form.view.bounds, to: window)
        #expect(frame == CGRect(x: 140, y: 280, width: 540, height: 620))
        #expect(form.view.safeAreaInsets == .zero)
        form.preferredContentSize = CGSize(width: 400, height: 300)
        device.settle()
        #expect(form.view.bounds.size == CGSize(width: 400, height: 300))
        #expect(presenter.view.window != nil)
    }

    @Test func currentContextCoversTheDefiningController() throws {
        let device = HeadlessDevice(.iPhone15)
        let parent = UIViewController()
        let child = UIViewController()
        child.definesPresentationContext = true
        parent.addChild(child)
        child.view.frame = CGRect(x: 50, y: 60, width: 200, height: 300)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = device.showAndSettle(parent)
        let cover = UIViewController()
        cover.modalPresentationStyle = .overCurrentContext
        child.present(cover, animated: false)
        device.settle()
        #expect(cover.presentingViewController === child)
        #expect(cover.view.convert(cover.view.bounds, to: window) == CGRect(x: 50, y: 60, width: 200, height: 300))
    }

    @Test func whatCannotBePresentedIsIgnored() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let first = UIViewController()
        presenter.present(first, animated: false)
        let second = UIViewController()
        presenter.present(second, animated: false)
        device.settle()
        #expect(presenter.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        let detached = UIViewController()
        detached.present(UIViewController(), animated: false)
        #expect(detached.presentedViewController == nil)
    }

    @Test func dismissingTheLowestDismissesAll() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let sheet = LoggingController("B", log)
        let second = LoggingController("C", log)
        presenter.present(sheet, animated: false)
        device.settle()
        sheet.present(second, animated: false)
        device.settle()
        _ = log.take()
        presenter.dismiss(animated: true)
        device.settle()
        #expect(presenter.presentedViewController == nil)
        #expect(sheet.presentedViewController == nil)
        #expect(second.view.window == nil)
        #expect(
            Set(log.take()) == ["B willDisappear", "B didDisappear", "C willDisappear", "C didDisappear"])
    }

    @Test func dismissDismissesWhatIsPresentedBeforeOneself() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let sheet = UIViewController()
        let second = UIViewController()
        presenter.present(sheet, animated: false)
        device.settle()
        sheet.present(second, animated: false)
        device.settle()
        sheet.dismiss(animated: false)
        device.settle()
        #expect(presenter.presentedViewController === sheet)
        #expect(sheet.presentedViewController == nil)
    }

    @Test("A21 dismissing a controller makes the first responder in it resign")
    func dismissalResigns() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        sheet.view.addSubview(field)
        presenter.present(sheet, animated: false)
        device.settle()
        #expect(field.becomeFirstResponder())
        #expect(device.keyboard.isVisible)
        sheet.dismiss(animated: true)
        device.settle()
        #expect(!field.isFirstResponder)
        #expect(!device.keyboard.isVisible)
    }

    // MARK: Swiping down

    @Test func aSwipeDownMayBeTakenBack() throws {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let sheet = LoggingController("B", log)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        sheet.view.addSubview(field)
        presenter.present(sheet, animated: false)
        device.settle()
        field.becomeFirstResponder()
        _ = log.take()
        let swipe = try #require(HeadlessTransition.swipeDown(sheet))
        #expect(log.take() == ["B willDisappear"])
        swipe.cancel()
        device.settle()
        #expect(log.take() == ["B willAppear", "B didAppear"])
        #expect(field.isFirstResponder)
        #expect(presenter.presentedViewController === sheet)
        #expect(!sheet.isBeingDismissed)

        try #require(HeadlessTransition.swipeDown(sheet)).finish()
        device.settle()
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
        #expect(!field.isFirstResponder)
        #expect(presenter.presentedViewController == nil)
    }

    @Test func aSheetMayRefuseToBeSwipedAway() {
        let device = HeadlessDevice(.iPhone15)
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            var mayDismiss = false
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                mayDismiss
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                calls.append("did")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                calls.append("attempt")
            }
        }
        let presenter = presenter()
        let sheet = UIViewController()
        let delegate = Delegate()
        // The delegate can be set before there is a presentation.
        sheet.presentationController?.delegate = delegate
        presenter.present(sheet, animated: false)
        device.settle()
        #expect(HeadlessTransition.swipeDown(sheet) == nil)
        delegate.mayDismiss = true
        sheet.isModalInPresentation = true
        #expect(HeadlessTransition.swipeDown(sheet) == nil)
        #expect(delegate.calls == ["attempt", "attempt"])
        sheet.isModalInPresentation = false
        HeadlessTransition.swipeDown(sheet)?.finish()
        device.settle()
        #expect(delegate.calls.suffix(2) == ["will", "did"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func onlySheetsCanBeSwipedAway() {
        let device = HeadlessDevice(.iPhone15)
        let presenter = presenter()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        presenter.present(cover, animated: false)
        device.settle()
        #expect(HeadlessTransition.swipeDown(cover) == nil)
        #expect(HeadlessTransition.swipeDown(presenter) == nil)
    }
}
