import Testing
import UIKit

@MainActor
@Suite("Cells")
struct CellReuseTests {
    @Test("G1, G3 a cell is found while it is seen, and an index path out of range finds none")
    func finding() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(3))
        #expect(stage.collectionView.indexPath(for: cell) == .first(3))
        #expect(stage.cell(50) == nil)
        #expect(stage.cell(100) == nil)
        #expect(stage.cell(0, 7) == nil)
        #expect(stage.collectionView.indexPath(for: FieldItemCell(frame: .zero)) == nil)
        stage.scroll(to: 1000)
        #expect(stage.cell(3) == nil)
        #expect(cell.item != 3 || cell.superview == nil)
        #expect(stage.visibleItems == Array(20..<28))
    }

    @Test("G1, G2 the cell with the first responder stays when it is scrolled off, and is not reused")
    func firstResponder() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(3))
        cell.field.becomeFirstResponder()
        stage.scroll(to: 1000)
        stage.scroll(to: 4000)
        #expect(cell.field.isFirstResponder)
        #expect(cell.window != nil)
        #expect(stage.cell(3) === cell)
        #expect(!stage.collectionView.visibleCells.contains(cell))
        #expect(!stage.collectionView.indexPathsForVisibleItems.contains(.first(3)))
        #expect(cell.frame == CGRect(x: 0, y: 150, width: 300, height: 50))
        #expect(cell.preparations == 0)
        stage.scroll(to: 0)
        #expect(stage.cell(3) === cell)
        #expect(stage.collectionView.visibleCells.contains(cell))
        #expect(stage.source.requests.filter { $0 == .first(3) }.count == 1)
    }

    @Test("a cell that stayed for the first responder goes with the layout after it has resigned")
    func resigned() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(3))
        cell.field.becomeFirstResponder()
        stage.scroll(to: 1000)
        cell.field.resignFirstResponder()
        stage.scroll(to: 1010)
        #expect(stage.cell(3) == nil)
        #expect(cell.item != 3 || cell.superview == nil)
    }

    @Test("G6 after scrolling with animation they come when it has ended")
    func animatedLayout() {
        let stage = CollectionStage([Array(0..<100)])
        stage.collectionView.scrollToItem(at: .first(50), at: .top, animated: true)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.cell(50) == nil)
        stage.stage.device.settle()
        #expect(stage.cell(50) != nil)
    }

    @Test("the turn of the run loop lays out what was scrolled")
    func turn() {
        let stage = CollectionStage([Array(0..<100)])
        stage.stage.drag(stage.collectionView, by: CGVector(dx: 0, dy: -200))
        stage.stage.device.settle()
        let first = Int(stage.collectionView.contentOffset.y / 50)
        #expect(first > 1)
        #expect(stage.cell(first) != nil && stage.cell(first + 7) != nil && stage.cell(0) == nil)
    }

    @Test("G7 scrolling goes by the insets of the collection view, and never past the content")
    func positions() {
        let stage = CollectionStage([Array(0..<100)])
        let view = stage.collectionView
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 70, right: 0)
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            view.scrollToItem(at: .first(item), at: position, animated: false)
            return view.contentOffset.y
        }
        #expect(offset(50, .top) == 2470)
        #expect(offset(50, .bottom) == 2220)
        #expect(offset(50, .centeredVertically) == 2345)
        #expect(offset(20, []) == 2345)
        #expect(offset(0, .bottom) == -30)
        #expect(offset(99, .top) == 4670)
    }

    @Test(
        "a registered class makes its own cells, and one that is made by hand needs no other initializer than its own")
    func initialisers() throws {
        final class CardCell: UICollectionViewCell {
            let suit: String
            init(suit: String) {
                self.suit = suit
                super.init(frame: .zero)
            }
            override convenience init(frame: CGRect) {
                self.init(suit: "hearts")
                self.frame = frame
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Badge: UICollectionReusableView {
            init(color: UIColor) {
                super.init(frame: .zero)
                backgroundColor = color
            }
            required init?(coder: NSCoder) { nil }
        }
        let stage = CollectionStage([[0]])
        stage.collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        let cell = stage.collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: .first(0))
        #expect((cell as? CardCell)?.suit == "hearts")
        #expect(cell.frame.size == CGSize(width: 300, height: 50))
        #expect(Badge(color: .red).backgroundColor == .red)
    }

    @Test("G8 reconfiguring asks for the item again and hands out the cell that is there, unprepared")
    func reconfiguring() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(2))
        cell.field.becomeFirstResponder()
        stage.source.sections[0][2] = 777
        _ = stage.source.takeRequests()
        stage.collectionView.reconfigureItems(at: [.first(2), .first(60)])
        #expect(stage.source.takeRequests() == [.first(2)])
        #expect(stage.cell(2) === cell)
        #expect(cell.item == 777)
        #expect(cell.preparations == 0)
        #expect(cell.field.isFirstResponder)
    }

    @Test("G8 reloading an item shows another cell for it")
    func reloadingItems() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(2))
        cell.field.becomeFirstResponder()
        stage.source.sections[0][2] = 777
        _ = stage.source.takeRequests()
        stage.collectionView.reloadItems(at: [.first(2)])
        stage.collectionView.layoutIfNeeded()
        #expect(stage.source.takeRequests() == [.first(2)])
        #expect(stage.cell(2)?.item == 777)
        #expect(!cell.field.isFirstResponder)
    }

    @Test("G9 dequeuing what was not registered is an error")
    func unregistered() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = CollectionStage([Array(0..<3)])
                _ = stage.collectionView.dequeueReusableCell(withReuseIdentifier: "Other", for: .first(1))
            }
        }
    }

    @Test("G13 reloading the data takes the focus from a cell, and cells come again with the next layout")
    func reloading() throws {
        let stage = CollectionStage([Array(0..<100)])
        let field = try #require(stage.cell(3)?.field)
        field.becomeFirstResponder()
        stage.collectionView.reloadData()
        #expect(!field.isFirstResponder)
        #expect(field.window == nil)
        #expect(stage.collectionView.visibleCells == [])
        stage.collectionView.layoutIfNeeded()
        #expect(stage.visibleItems == Array(0..<8))
    }

    @Test("what the delegate does while a cell goes cannot show an item twice")
    func reloadWhileScrolling() {
        final class Reloader: NSObject, UICollectionViewDelegate {
            var reloads = 2
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                guard reloads > 0 else { return }
                reloads -= 1
                collectionView.reloadData()
            }
        }
        let stage = CollectionStage([Array(0..<100)])
        let reloader = Reloader()
        stage.collectionView.delegate = reloader
        stage.scroll(to: 1000)
        #expect(reloader.reloads == 0)
        #expect(stage.visibleItems == Array(20..<28))
        #expect(stage.collectionView.subviews.count == 8)
    }

    @Test("what the data source does while it is asked for a cell cannot show an item twice", arguments: [true, false])
    func updateWhileScrolling(reloads: Bool) {
        let stage = CollectionStage([Array(0..<100)])
        stage.source.onNextRequest = {
            stage.source.sections[0].insert(1000, at: 0)
            if reloads {
                stage.collectionView.reloadData()
            } else {
                stage.collectionView.insertItems(at: [.first(0)])
            }
        }
        stage.scroll(to: 1000)
        #expect(stage.source.onNextRequest == nil)
        #expect(stage.visibleItems == Array(19..<27))
        #expect(stage.collectionView.subviews.count == 8)
        #expect(stage.collectionView.visibleCells.allSatisfy { $0.superview === stage.collectionView })
    }

    @Test("G8 a cell is prepared for reuse just before it is handed out again, and not when it is new")
    func preparing() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(0))
        #expect(cell.preparations == 0)
        stage.scroll(to: 50)
        #expect(stage.cell(8) === cell)
        #expect(cell.preparations == 1)
        // Taken away, but not yet handed out.
        stage.collectionView.reloadData()
        #expect(cell.preparations == 1)
        #expect(cell.superview == nil)
    }
}
