import Testing
import UIKit

@MainActor
struct AlertTests {
    private func presentAlert(_ configure: (UIAlertController) -> Void) -> (UIViewController, UIAlertController) {
        let device = HeadlessDevice.current
        let presenter = UIViewController()
        device.showAndSettle(presenter)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        configure(alert)
        presenter.present(alert, animated: true)
        device.settle()
        return (presenter, alert)
    }

    @Test func tappingAnActionDismissesAndThenRunsItsHandler() throws {
        let device = HeadlessDevice(.iPhone15)
        var chosen: [String] = []
        let (presenter, _) = presentAlert { alert in
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [unowned presenter = alert] action in
                    chosen.append("\(action.title ?? "") \(presenter.presentingViewController == nil)")
                })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
        try device.tap(title: "OK")
        #expect(chosen.isEmpty)
        device.settle()
        #expect(chosen == ["OK true"])
        #expect(presenter.presentedViewController == nil)
    }

    @Test func aDisabledActionDoesNotReact() throws {
        let device = HeadlessDevice(.iPhone15)
        var count = 0
        let (presenter, alert) = presentAlert { alert in
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in count += 1 })
        }
        alert.actions[0].isEnabled = false
        try device.tap(title: "OK")
        device.settle()
        #expect(count == 0)
        #expect(presenter.presentedViewController === alert)
        alert.actions[0].isEnabled = true
        try device.tap(title: "OK")
        device.settle()
        #expect(count == 1)
    }

    @Test func anAlertStandsInTheMiddleAndMovesAboveTheKeyboard() throws {
        let device = HeadlessDevice(.iPhone15)
        let (_, alert) = presentAlert { alert in
            alert.addAction(UIAlertAction(title: "OK", style: .default))
        }
        let box = try #require(alert.view.subviews.first)
        #expect(abs(box.frame.midY - 426) <= 1)
        #expect(box.frame.width == 270)
        #expect(abs(box.frame.midX - 196.5) <= 1)
        alert.dismiss(animated: false)
        device.settle()

        let (_, second) = presentAlert { alert in
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
        }
        let field = try #require(second.textFields?.first)
        #expect(field.isFirstResponder)
        #expect(device.keyboard.isVisible)
        let window = try #require(field.window)
        let raised = try #require(second.view.subviews.first)
        let frame = raised.convert(raised.bounds, to: window)
        #expect(abs(frame.midY - (59 + device.keyboard.frame.minY) / 2) <= 1)
        #expect(frame.maxY < device.keyboard.frame.minY)
        field.resignFirstResponder()
        #expect(abs(raised.frame.midY - 426) <= 1)
    }

    @Test func anActionSheetStandsAtTheBottom() throws {
        let device = HeadlessDevice(.iPhone15)
        let presenter = UIViewController()
        device.showAndSettle(presenter)
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        var chosen = 0
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen += 1 })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        presenter.present(sheet, animated: false)
        device.settle()
        let boxes = sheet.view.subviews
        #expect(boxes.allSatisfy { $0.frame.maxY <= 852 - 34 })
        #expect(boxes[0].frame.maxY < boxes[1].frame.minY)
        try device.tap(title: "Delete")
        device.settle()
        #expect(chosen == 1)
    }
}
