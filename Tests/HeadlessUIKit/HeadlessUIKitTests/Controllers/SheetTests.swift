import Testing
import UIKit

/// Sheets with detents.
@MainActor
struct SheetTests {
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let presenter = UIViewController()
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let behind = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let window: UIWindow

        init(
            _ model: HeadlessModel = .iPhone15, order: HeadlessBehavior.SheetOrder = .notificationsFirst,
            prepare: (UISheetPresentationController) -> Void = { $0.detents = [.medium(), .large()] }
        ) throws {
            var behavior = HeadlessBehavior()
            behavior.sheetOrder = order
            device = HeadlessDevice(model, behavior: behavior)
            window = device.show(presenter)
            presenter.view.addSubview(behind)
            sheet.view.addSubview(field)
            prepare(try #require(sheet.sheetPresentationController))
            presenter.present(sheet, animated: false)
            device.settle()
        }

        var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }
    }

    private static let medium = CGRect(x: 0, y: 426, width: 393, height: 426)
    private static let large = CGRect(x: 0, y: 69, width: 393, height: 783)

    @Test("a phone's sheet stands at its first detent, or at the selected one")
    func detents() throws {
        let stage = try Stage()
        let controller = try #require(stage.sheet.sheetPresentationController)
        #expect(controller === stage.sheet.presentationController)
        #expect(stage.frame == Self.medium)
        controller.animateChanges { controller.selectedDetentIdentifier = .large }
        #expect(stage.frame == Self.large)
        #expect(try Stage { _ in }.frame == Self.large)
    }

    @Test("a custom detent has the height it says, with the safe area below")
    func custom() throws {
        let identifier = UISheetPresentationController.Detent.Identifier("third")
        var most: CGFloat?
        let stage = try Stage {
            $0.detents = [
                .custom { _ in nil },
                .custom(identifier: identifier) { context in
                    most = context.maximumDetentValue
                    return 200
                },
            ]
        }
        #expect(stage.frame == CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
        #expect(most.map { Int($0) } == 749)
        #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
    }

    @Test(
        "P12 for the keyboard a phone's sheet takes its largest detent, and goes back, whatever is selected",
        arguments: HeadlessBehavior.SheetOrder.allCases)
    func keyboard(order: HeadlessBehavior.SheetOrder) throws {
        let stage = try Stage(order: order)
        let log = InputLog()
        log.observeKeyboard()
        var frameAtNotification: CGRect?
        log.reactions["willShow"] = { frameAtNotification = stage.frame }
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(frameAtNotification == (order == .sheetFirst ? Self.large : Self.medium))
        #expect(stage.frame == Self.large)
        #expect(stage.sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
        stage.field.resignFirstResponder()
        stage.device.settle()
        #expect(stage.frame == Self.medium)
    }

    @Test("P12 the largest there is need not be the large one, and a keyboard for something else does not count")
    func otherKeyboards() throws {
        let stage = try Stage {
            $0.detents = [.custom { _ in 100 }, .medium()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        stage.behind.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.frame.height == 134)
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.frame == Self.medium)
    }

    @Test("what is behind can be touched up to the largest undimmed detent", arguments: [true, false])
    func undimmed(isUndimmed: Bool) throws {
        let stage = try Stage {
            $0.detents = [.medium(), .large()]
            if isUndimmed { $0.largestUndimmedDetentIdentifier = .medium }
        }
        stage.device.tap(at: CGPoint(x: 60, y: 120))
        #expect(stage.behind.isFirstResponder == isUndimmed)
        stage.behind.resignFirstResponder()
        stage.device.dragSheet(of: stage.sheet, to: .large)
        stage.device.tap(at: CGPoint(x: 60, y: 20))
        #expect(!stage.behind.isFirstResponder)
        #expect(throws: (any Error).self) { try stage.device.tap(stage.behind) }
    }

    @Test("the delegate hears which detent the user has dragged the sheet to, and not what the app selects")
    func delegate() throws {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var heard: [String?] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue) }
        }
        let delegate = Delegate()
        let stage = try Stage {
            $0.detents = [.medium(), .large()]
            $0.delegate = delegate
        }
        stage.sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        #expect(delegate.heard.isEmpty)
        stage.device.dragSheet(of: stage.sheet, to: .medium)
        stage.device.dragSheet(of: stage.sheet, to: .init("none such"))
        #expect(delegate.heard == ["com.apple.UIKit.medium"])
        #expect(stage.frame == Self.medium)
    }

    @Test("in landscape a phone's sheet fills the screen, unless it is to stay at the edge", arguments: [true, false])
    func compactHeight(staysAtEdge: Bool) throws {
        let stage = try Stage {
            $0.detents = [.medium(), .large()]
            $0.prefersEdgeAttachedInCompactHeight = staysAtEdge
        }
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.frame == CGRect(x: 0, y: staysAtEdge ? 10 : 0, width: 852, height: staysAtEdge ? 383 : 393))
    }

    @Test("only sheets have a presentation for sheets, and a pad's is where it is whatever the detents")
    func others() throws {
        let cover = UIViewController()
        #expect(cover.sheetPresentationController != nil)
        cover.modalPresentationStyle = .fullScreen
        #expect(cover.sheetPresentationController == nil && cover.presentationController != nil)
        let (one, other) = (try Stage(.iPad), try Stage(.iPad) { _ in })
        #expect(one.sheet.view.bounds.size == other.sheet.view.bounds.size)
    }
}
