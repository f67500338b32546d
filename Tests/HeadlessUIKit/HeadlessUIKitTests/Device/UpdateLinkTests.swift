import Testing

@testable import UIKit

/// What a link that takes part in updates of the screen can count on.
@MainActor
struct UpdateLinkTests {
    @MainActor
    private struct Stage {
        let stage = ViewStage()
        let log = Log()

        var device: HeadlessDevice { stage.device }
        var root: UIView { stage.root }

        func link(_ phases: UIUpdateActionPhase...) -> UIUpdateLink {
            let link = UIUpdateLink(view: root)
            for phase in phases {
                link.addAction(to: phase) { [log] _, _ in
                    log(phase == .afterCATransactionCommit ? "after" : "before")
                }
            }
            link.isEnabled = true
            return link
        }

        /// How many updates there were meanwhile.
        func updates(_ body: () -> Void) -> Int {
            _ = log.take()
            body()
            return log.take().count
        }
    }

    @Test("Q14 a link that requires nothing causes no updates, and is called once in each that there is")
    func passive() {
        let stage = Stage()
        let link = stage.link(.afterCATransactionCommit)
        stage.device.settle()
        let before = stage.device.runLoop.now
        // A turn is an update, and nothing waits after it.
        #expect(stage.updates { stage.device.runLoop.turn() } == 1)
        #expect(stage.device.runLoop.isIdle)
        #expect(stage.updates { stage.device.settle() } == 1)
        #expect(stage.device.runLoop.now == before)
        // A touch is an update, too.
        #expect(stage.updates { stage.device.tap(at: CGPoint(x: 100, y: 300)) } > 0)
        link.isEnabled = false
        #expect(stage.updates { stage.device.settle() } == 0)
    }

    @Test("a link isn't called for the updates of another device")
    func otherDevice() {
        let stage = Stage()
        let link = stage.link(.afterCATransactionCommit)
        let other = HeadlessDevice()
        #expect(stage.updates { other.settle() } == 0)
        #expect(ScreenUpdate.activeLinks(on: other).isEmpty && ScreenUpdate.activeLinks(on: stage.device) == [link])
    }

    @Test("Q14 one that requires updates is called with each until it is disabled")
    func continuous() {
        let stage = Stage()
        let link = stage.link(.afterCATransactionCommit)
        link.requiresContinuousUpdates = true
        #expect((6...8).contains(stage.updates { stage.device.advance(by: 0.1) }))
        link.requiresContinuousUpdates = false
        stage.device.settle()
        #expect(stage.updates { stage.device.advance(by: 0.1) } == 1)
    }

    @Test("Q14 before the commit nothing is laid out yet, after it everything is")
    func phases() {
        let stage = Stage()
        let link = UIUpdateLink(view: stage.root)
        var flags: [Bool] = []
        let inner = stage.stage.add(LaidOut(), CGRect(x: 0, y: 0, width: 10, height: 10))
        for phase in [UIUpdateActionPhase.afterCATransactionCommit, .beforeCATransactionCommit] {
            link.addAction(to: phase) { _, _ in flags.append(inner.isLaidOut) }
        }
        link.isEnabled = true
        stage.device.settle()
        flags = []
        inner.isLaidOut = false
        inner.setNeedsLayout()
        stage.device.runLoop.turn()
        // In their order, whichever was added first.
        #expect(flags.starts(with: [false, true]))
    }

    @Test("Q14 what is changed after the commit shows with another update, which follows by itself")
    func changing() {
        let stage = Stage()
        let link = UIUpdateLink(view: stage.root)
        let inner = stage.stage.add(LaidOut(), CGRect(x: 0, y: 0, width: 10, height: 10))
        var changes = 0
        link.addAction(to: .afterCATransactionCommit) { _, _ in
            guard changes == 1 else { return }
            changes = 2
            inner.isLaidOut = false
            inner.setNeedsLayout()
        }
        link.isEnabled = true
        stage.device.settle()
        changes = 1
        stage.device.settle()
        #expect(changes == 2 && inner.isLaidOut)
    }

    @Test("Q14 another update follows what is moved, resized, or turned after the commit, and none what is not")
    func moving() {
        let stage = Stage()
        let link = UIUpdateLink(view: stage.root)
        let inner = stage.stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        var change: (() -> Void)?
        var count = 0
        link.addAction(to: .afterCATransactionCommit) { _, _ in
            count += 1
            change?()
            change = nil
        }
        link.isEnabled = true
        stage.device.settle()
        func updates(after body: @escaping () -> Void) -> Int {
            (change, count) = (body, 0)
            stage.device.settle()
            return count
        }
        #expect(updates { inner.center.x += 1 } == 2)
        #expect(updates { inner.transform = CGAffineTransform(translationX: 0, y: 5) } == 2)
        #expect(updates { inner.bounds.origin.x += 1 } == 2)
        #expect(updates { inner.center.x += 0 } == 1)
    }

    @Test("Q13 the update is one turn: the run loop does nothing else between the change and the commit")
    func oneTurn() {
        let stage = Stage()
        let link = stage.link(.beforeCATransactionCommit, .afterCATransactionCommit)
        stage.device.settle()
        _ = stage.log.take()
        stage.device.runLoop.schedule { [log = stage.log] in log("event") }
        stage.device.runLoop.schedule { [log = stage.log] in log("next event") }
        stage.device.runLoop.turn()
        let entries = stage.log.take()
        #expect(entries == ["event", "next event", "before", "after"])
        #expect(link.isEnabled)
    }

    @Test("a link is not called for a view that is not on the screen, and lives no longer than its owner")
    func lifetime() {
        let stage = Stage()
        let view = stage.stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        var link: UIUpdateLink? = UIUpdateLink(view: view) { [log = stage.log] _, _ in log("called") }
        link?.isEnabled = true
        #expect(stage.updates { stage.device.runLoop.turn() } == 1)
        view.removeFromSuperview()
        #expect(stage.updates { stage.device.runLoop.turn() } == 0)
        stage.root.addSubview(view)
        weak var weakLink: UIUpdateLink?
        weakLink = link
        link = nil
        #expect(weakLink == nil)
        #expect(stage.updates { stage.device.runLoop.turn() } == 0)
    }

    private final class LaidOut: UIView {
        var isLaidOut = false

        override func layoutSubviews() {
            super.layoutSubviews()
            isLaidOut = true
        }
    }
}
