import Testing
import UIKit

/// Items of collections that an app's gesture moves.
@MainActor
@Suite(.onStage)
struct ItemMovingTests {
    /// Numbers, one of which can't be moved.
    private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections: [[Int]]
        let log = Log()
        /// The places that no item may be moved to.
        var refused: Set<IndexPath> = []

        init(_ sections: [[Int]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.item]
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            sections[indexPath.section][indexPath.item] != 2
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log("\(text(sourceIndexPath)) to \(text(destinationIndexPath))")
            let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { refused.contains(proposedIndexPath) ? currentIndexPath : proposedIndexPath }

        private func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    }

    /// A collection of 300 × 400 points with rows of 50 points, and space of 10 points between them.
    @MainActor
    private final class Rows {
        let screen = TestScreen()
        let collection: UICollectionView
        let numbers: Numbers

        init(_ sections: [[Int]] = [[0, 1, 2, 3, 4]]) {
            numbers = Numbers(sections)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 10
            collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collection.contentInsetAdjustmentBehavior = .never
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = numbers
            collection.delegate = numbers
            screen.add(collection, CGRect(x: 20, y: 100, width: 300, height: 400))
            collection.layoutIfNeeded()
        }

        func begin(_ item: Int) -> Bool {
            collection.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0))
        }

        func move(to y: CGFloat) {
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
            collection.layoutIfNeeded()
        }

        func end() {
            collection.endInteractiveMovement()
            collection.layoutIfNeeded()
        }

        /// The numbers on screen, from top to bottom.
        var shown: [Int] {
            collection.layoutIfNeeded()
            return collection.visibleCells.sorted { $0.center.y < $1.center.y }.map(\.tag)
        }

        func middle(of number: Int) -> CGFloat? { collection.visibleCells.first { $0.tag == number }?.center.y }
    }

    @Test("G17 the cell follows, the others make room, and the data source is told at the end")
    func moving() async {
        let rows = Rows()
        #expect(rows.begin(0))
        rows.move(to: 150)
        #expect(rows.middle(of: 0) == 150)
        #expect(rows.middle(of: 1) == 25 && rows.middle(of: 2) == 85 && rows.middle(of: 3) == 205)
        #expect(rows.numbers.log.take() == [] && rows.numbers.sections == [[0, 1, 2, 3, 4]])
        rows.move(to: 190)
        #expect(rows.shown == [1, 2, 3, 0, 4])
        rows.end()
        await rows.screen.settle()
        #expect(rows.numbers.log.take() == ["0.0 to 0.3"])
        #expect(rows.shown == [1, 2, 3, 0, 4] && rows.middle(of: 0) == 205)
    }

    @Test("G17 between items, the item keeps the place that it has; there, the data source isn't told of it")
    func gaps() async {
        let rows = Rows()
        #expect(rows.begin(1))
        rows.move(to: 115)
        rows.end()
        await rows.screen.settle()
        #expect(rows.numbers.log.take() == [])
        #expect(rows.shown == [0, 1, 2, 3, 4] && rows.middle(of: 1) == 85)
    }

    @Test("G17 a movement that's canceled puts the item back, and the data source isn't told")
    func canceling() async {
        let rows = Rows()
        #expect(rows.begin(4))
        rows.move(to: 25)
        #expect(rows.middle(of: 0) == 85)
        rows.collection.cancelInteractiveMovement()
        await rows.screen.settle()
        #expect(rows.numbers.log.take() == [])
        #expect(rows.shown == [0, 1, 2, 3, 4] && rows.middle(of: 0) == 25)
    }

    @Test("G17 an item that can't be moved stays")
    func refusal() {
        let rows = Rows()
        #expect(!rows.begin(2))
        rows.move(to: 25)
        rows.end()
        #expect(rows.numbers.log.take() == [])
        #expect(rows.shown == [0, 1, 2, 3, 4] && rows.middle(of: 2) == 145)
    }

    @Test("G17 the delegate can keep an item out of a place")
    func target() async {
        let rows = Rows()
        rows.numbers.refused = [IndexPath(item: 2, section: 0)]
        #expect(rows.begin(0))
        rows.move(to: 85)
        rows.move(to: 145)
        #expect(rows.middle(of: 1) == 25 && rows.middle(of: 2) == 145)
        rows.end()
        await rows.screen.settle()
        #expect(rows.numbers.log.take() == ["0.0 to 0.1"])
        #expect(rows.shown == [1, 0, 2, 3, 4])
    }

    @Test("G17 an item can be moved to another section")
    func sections() async {
        let rows = Rows([[0, 1], [3, 4]])
        #expect(rows.begin(0))
        rows.move(to: 135)
        rows.end()
        await rows.screen.settle()
        #expect(rows.numbers.sections.map(\.count) == [1, 3])
        #expect(rows.numbers.log.take() == ["0.0 to 1.0"])
        #expect(rows.shown == [1, 0, 3, 4])
    }

    @Test("G17 a layout decides which place an item takes, and how it looks on its way")
    func layout() {
        final class Column: UICollectionViewFlowLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []

            override func targetIndexPath(
                forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
            ) -> IndexPath { IndexPath(item: 1, section: 0) }

            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath, withTargetPosition: position)
                attributes.alpha = 0.5
                return attributes
            }

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if context.targetIndexPathsForInteractivelyMovingItems != nil { contexts.append(context) }
                super.invalidateLayout(with: context)
            }
        }
        let rows = Rows()
        let layout = Column()
        layout.itemSize = CGSize(width: 300, height: 50)
        rows.collection.setCollectionViewLayout(layout, animated: false)
        rows.collection.layoutIfNeeded()
        #expect(rows.begin(0))
        rows.move(to: 300)
        let cell = rows.collection.visibleCells.first { $0.tag == 0 }
        #expect(cell?.alpha == 0.5 && cell?.center.y == 300)
        let context = layout.contexts.last
        #expect(context?.targetIndexPathsForInteractivelyMovingItems == [IndexPath(item: 1, section: 0)])
        #expect(context?.interactiveMovementTarget == CGPoint(x: 150, y: 300))
        rows.end()
        #expect(rows.numbers.log.take() == ["0.0 to 0.1"])
        #expect(rows.collection.visibleCells.first { $0.tag == 0 }?.alpha == 1)
    }
}
