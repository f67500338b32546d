import FormNavigation
import Testing
import UIKit

/// A popover from a form on an iPad: the form below keeps what it should, and a form in the popover is clear of the
/// keyboard.
@MainActor
struct PopoverFormTests {
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let below = ColumnFormController(count: 3)
        let window: UIWindow

        init(_ model: HeadlessModel = .iPad) {
            device = HeadlessDevice(model)
            window = device.show(below)
        }

        /// Presents a controller in a popover that points at a field.
        func present(
            _ content: UIViewController, from field: Int = 0, height: CGFloat = 500,
            prepare: (UIPopoverPresentationController) -> Void = { _ in }
        ) throws {
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: height)
            let popover = try #require(content.popoverPresentationController)
            popover.sourceView = below.fields[field]
            prepare(popover)
            below.present(content, animated: true)
            device.settle()
        }

        /// The distance from a view's bottom edge to the keyboard, in points.
        func distance(_ view: UIView) -> CGFloat {
            device.keyboard.frame.minY - view.convert(view.bounds, to: device.screen.coordinateSpace).maxY
        }
    }

    @Test("the form below a popover stands still, and goes on when it is dismissed")
    func formBelow() throws {
        let stage = Stage()
        stage.below.fields[1].becomeFirstResponder()
        stage.device.settle()
        try stage.present(UIViewController())
        let form = try #require(stage.below.form)
        #expect(!form.focusNext() && !form.canFocusNext && !form.canFocusPrevious)
        #expect(stage.below.focus == "1" && stage.below.fields[1].inputAccessoryView === form.toolbar)
        // Beside the popover, which is dismissed.
        stage.device.tap(at: CGPoint(x: 700, y: 300))
        stage.device.settle()
        #expect(stage.below.presentedViewController == nil)
        #expect(form.focusNext() && stage.below.focus == "2")
    }

    @Test("fields that a popover lets through stay in use, with toolbar and order")
    func passthrough() throws {
        let stage = Stage()
        let form = try #require(stage.below.form)
        try stage.present(UIViewController()) {
            $0.passthroughViews = [stage.below.view]
            $0.permittedArrowDirections = .left
        }
        #expect(form.canFocusNext)
        try stage.device.tap(stage.below.fields[2])
        stage.device.settle()
        #expect(stage.below.focus == "2" && form.focusPrevious() && stage.below.focus == "1")
        #expect(stage.below.presentedViewController != nil)
    }

    @Test("on a phone the popover is a sheet, and what it would let through is covered")
    func phone() throws {
        let stage = Stage(.iPhone15)
        let form = try #require(stage.below.form)
        let content = UIViewController()
        try stage.present(content) { $0.passthroughViews = [stage.below.view] }
        #expect(!form.canFocusNext && !form.focusNext())
        content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
        content.popoverPresentationController?.adaptiveSheetPresentationController.largestUndimmedDetentIdentifier =
            .medium
        stage.device.settle()
        #expect(form.canFocusNext && form.focusNext() && stage.below.focus == "0")
    }

    @Test(
        "a form in a popover is clear of the keyboard from its first field to its last, and at rest as it was",
        arguments: [false, true], HeadlessBehavior.SheetOrder.allCases)
    func formInPopover(scrolls: Bool, order: HeadlessBehavior.SheetOrder) throws {
        let stage = Stage()
        stage.device.behavior.sheetOrder = order
        // Taller than the room above the keyboard.
        let content = ColumnFormController(count: 12, scrolls: scrolls)
        try stage.present(content, height: 760)
        let rest = Placement(of: content.view)
        #expect(content.form?.focusNext() == true)
        for index in content.fields.indices {
            stage.device.settle()
            #expect(content.focus == "\(index)")
            #expect(stage.distance(content.fields[index]) >= 9.5, "field \(index)")
            let frame = content.fields[index].convert(
                content.fields[index].bounds, to: stage.device.screen.coordinateSpace)
            #expect(frame.minY >= 24, "field \(index) is below the status bar")
            stage.device.pressReturn()
        }
        stage.device.settle()
        #expect(content.focus == nil && !stage.device.keyboard.isVisible)
        if !scrolls { #expect(Placement(of: content.view).difference(from: rest) == nil) }
        #expect((content.view as? UIScrollView)?.contentInset ?? .zero == .zero)
        #expect(content.view.transform.isIdentity && stage.below.view.transform.isIdentity)
    }

    @Test("nothing of the form below moves for a field in a popover over it")
    func belowDoesNotMove() throws {
        let stage = Stage()
        let before = Placement(of: stage.below.view)
        let content = ColumnFormController(count: 12)
        try stage.present(content, from: 2, height: 760)
        content.fields[11].becomeFirstResponder()
        stage.device.settle()
        #expect(Placement(of: stage.below.view).difference(from: before) == nil)
        #expect(stage.distance(content.fields[11]) >= 9.5)
        content.dismiss(animated: true)
        stage.device.settle()
        #expect(!stage.device.keyboard.isVisible)
        #expect(Placement(of: stage.below.view).difference(from: before) == nil)
    }

    @Test("a popover that becomes a sheet while a field in it is edited leaves the field clear of the keyboard")
    func adapting() throws {
        let stage = Stage()
        let content = ColumnFormController(count: 12, scrolls: true)
        try stage.present(content, height: 760)
        content.fields[11].becomeFirstResponder()
        stage.device.settle()
        stage.device.windowOrigin.x = stage.device.screen.bounds.width - 420
        stage.device.settle()
        #expect(content.focus == "11" && stage.distance(content.fields[11]) >= 9.5)
        stage.device.windowOrigin.x = 0
        stage.device.settle()
        #expect(content.focus == "11" && stage.distance(content.fields[11]) >= 9.5)
        content.view.endEditing(true)
        stage.device.settle()
        #expect((content.view as? UIScrollView)?.contentInset ?? .zero == .zero)
    }
}
