import Testing
import UIKit

@Suite("Updating constraints")
@MainActor
final class UpdateConstraintsTests {
    final class Updating: UIView {
        static let log = Log()
        var name = ""

        override func updateConstraints() {
            Self.log(name)
            super.updateConstraints()
        }
    }

    final class Requiring: UIView {
        var count = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            count += 1
            super.updateConstraints()
        }
    }

    /// Made by each test itself, since tests of other devices run between a suite's making and its tests.
    lazy var stage = ViewStage()

    private func tree() -> (outer: Updating, inner: Updating) {
        let (outer, inner) = (Updating(), Updating())
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        _ = Updating.log.take()
        return (outer, inner)
    }

    @Test("UIView.setNeedsUpdateConstraints: updated once before the next layout, subviews first")
    func order() {
        _ = stage
        let (outer, inner) = tree()
        stage.root.addSubview(outer)
        stage.device.runLoop.turn()
        _ = Updating.log.take()
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        #expect(Updating.log.take() == [])
        stage.device.runLoop.turn()
        #expect(Updating.log.take() == ["inner", "outer"])
        #expect(!inner.needsUpdateConstraints())
        stage.device.runLoop.turn()
        #expect(Updating.log.take() == [])
    }

    @Test("UIView.updateConstraintsIfNeeded: now, for the view and its subviews, and not again without need")
    func atOnce() {
        _ = stage
        let (outer, inner) = tree()
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        outer.updateConstraintsIfNeeded()
        #expect(Updating.log.take() == ["inner"])
    }

    @Test("UIView.requiresConstraintBasedLayout: such a view is asked for its constraints when it is shown")
    func required() {
        _ = stage
        let view = Requiring()
        stage.root.addSubview(view)
        #expect(view.count == 0)
        stage.device.runLoop.turn()
        #expect(view.count == 1)
    }

    @Test("UIView.updateConstraints: also a view that takes part in constraints is asked; what it adds is laid out")
    func participating() {
        _ = stage
        final class Sized: UIView {
            private lazy var widths = [widthAnchor.constraint(equalToConstant: 33)]
            override func updateConstraints() {
                NSLayoutConstraint.activate(widths)
                super.updateConstraints()
            }
        }
        let view = Sized()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.root.layoutIfNeeded()
        #expect(view.bounds.width == 33)
    }

    @Test("UIViewController.updateViewConstraints: called for the controller's view, which it updates by default")
    func controllers() {
        _ = stage
        final class Controller: UIViewController {
            let log = Log()
            override func loadView() { view = Requiring() }
            override func updateViewConstraints() {
                log("controller")
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        stage.device.show(controller)
        #expect(controller.log.take() == ["controller"])
        #expect((controller.view as? Requiring)?.count == 1)
    }

    @Test("UIView.setNeedsUpdateConstraints: what asks while constraints are updated is updated before the layout too")
    func asking() {
        _ = stage
        final class Asking: UIView {
            weak var other: UIView?
            override func updateConstraints() {
                other?.setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let (asking, (outer, inner)) = (Asking(), tree())
        for view in [outer, asking] { stage.root.addSubview(view) }
        stage.device.runLoop.turn()
        _ = Updating.log.take()
        asking.other = inner
        asking.setNeedsUpdateConstraints()
        stage.root.updateConstraintsIfNeeded()
        #expect(Updating.log.take() == ["inner"])
    }
}
