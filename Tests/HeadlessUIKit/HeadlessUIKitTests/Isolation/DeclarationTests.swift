import Testing
import UIKit

/// How UIKit's members are declared, as far as a caller or a subclass can tell.
@MainActor
struct DeclarationTests {
    @Test("I8 an animation's block is needed and its completion is not; neither belongs to an actor in its type")
    func animations() {
        let device = HeadlessDevice()
        let view = UIView()
        var hasEnded = false
        let changes: () -> Void = { view.alpha = 0.5 }
        let end: ((Bool) -> Void)? = { _ in hasEnded = true }
        UIView.animate(withDuration: 0.1, animations: changes, completion: end)
        UIView.animate(withDuration: 0.1, animations: changes, completion: nil)
        UIView.animate(withDuration: 0.1, animations: changes)
        device.settle()
        #expect(view.alpha == 0.5 && hasEnded)
    }

    @Test("K11 a batch's closure may be one that doesn't escape, and captures without saying self")
    func batches() {
        @MainActor
        final class Screen {
            var steps: [String] = []
            let collection = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let table = UITableView()

            func note(_ step: String) { steps.append(step) }

            func update(_ changes: () -> Void) {
                collection.performBatchUpdates(changes)
                table.performBatchUpdates(changes, completion: nil)
            }

            func updateAll() {
                collection.performBatchUpdates { note("collection") }
                table.performBatchUpdates({ note("table") }, completion: nil)
                collection.performBatchUpdates(nil)
                update { note("both") }
            }
        }
        _ = HeadlessDevice()
        let screen = Screen()
        screen.updateAll()
        #expect(screen.steps == ["collection", "table", "both", "both"])
    }

    @Test("K11 an override of performBatchUpdates receives each batch once")
    func overriddenBatches() {
        final class Table: UITableView {
            var batches = 0

            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates({ updates?() }, completion: completion)
            }
        }
        _ = HeadlessDevice()
        let table = Table()
        var runs = 0
        func update(_ changes: () -> Void) { table.performBatchUpdates(changes) }
        update { runs += 1 }
        table.performBatchUpdates { runs += 1 }
        #expect(table.batches == 2 && runs == 2)
    }

    @Test("views and objects that UIKit creates itself can be created by apps, and by subclasses of theirs, too")
    func initializers() {
        final class Update: UICollectionViewUpdateItem {
            override var updateAction: Action { .move }
            override var indexPathBeforeUpdate: IndexPath? { IndexPath(item: 1, section: 0) }
        }
        final class Screen: UIScreen {
            let number: Int

            init(number: Int) {
                self.number = number
                super.init()
            }
        }
        final class Timing: UISpringTimingParameters {
            let number: Int

            init(number: Int) {
                self.number = number
                super.init()
            }
        }
        _ = HeadlessDevice()
        #expect(Screen(number: 3).number == 3 && Screen(number: 3).bounds == .zero)
        #expect(Timing(number: 4).number == 4 && Timing(number: 4).initialVelocity.dx == 0)
        #expect(UIInputView().inputViewStyle == .default)
        #expect(UIScreen() !== UIScreen.main && UIScreen().bounds == .zero)
        #expect(UITouch().view == nil && UITouch().window == nil && UITouch().tapCount == 0)
        #expect(Update().updateAction == .move && Update().indexPathBeforeUpdate?.item == 1)
    }

    @Test("K10 the answers of asking for focus and giving it up may be left unread, and subclasses answer otherwise")
    func overriding() {
        final class Stubborn: UITextField {
            var calls: [String] = []

            override func becomeFirstResponder() -> Bool {
                calls.append("become")
                return super.becomeFirstResponder()
            }

            override func resignFirstResponder() -> Bool {
                calls.append("resign")
                return false
            }

            override func endEditing(_ force: Bool) -> Bool {
                calls.append("end")
                return super.endEditing(force)
            }
        }
        let stage = InputStage()
        let field = Stubborn(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        stage.root.addSubview(field)
        let plain: UITextField = field  // As UIKit declares them.
        plain.becomeFirstResponder()
        plain.resignFirstResponder()
        plain.endEditing(false)
        #expect(field.isFirstResponder)
        #expect(field.calls == ["become", "resign", "end", "resign"])
    }

    @Test("L2 a text view has no placeholder, so that a subclass has one of its own without overriding anything")
    func placeholder() {
        final class Hinting: UITextView {
            var placeholder: String? = "Notes"
            var attributedPlaceholder: NSAttributedString?
        }
        _ = HeadlessDevice()
        #expect(Hinting().placeholder == "Notes")
    }

    @Test("G11 tables and collections prepare cells before they are seen, unless told not to")
    func prefetching() {
        _ = HeadlessDevice()
        let table = UITableView(frame: .zero, style: .plain)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(table.isPrefetchingEnabled && collection.isPrefetchingEnabled)
    }
}
