import Testing
import UIKit

@MainActor
@Suite("Collection view controllers, and lifetimes")
struct CollectionControllerTests {
    private final class Numbers: UICollectionViewController {
        let log = Log()

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(FieldItemCell.self, forCellWithReuseIdentifier: "Field")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Field", for: indexPath)
        }

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("didSelect \(indexPath.item)")
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { log("didScroll") }
    }

    private func rows() -> UICollectionViewFlowLayout {
        let layout = CollectionStage.rows()
        layout.itemSize.height = 100
        return layout
    }

    @Test("the collection view fills the controller's view, which is another one")
    func views() {
        let device = HeadlessDevice()
        let controller = Numbers(collectionViewLayout: rows())
        device.show(controller)
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
        #expect(controller.collectionView.numberOfSections == 1)
        #expect(!controller.collectionView.visibleCells.isEmpty)
        #expect(controller.collectionView.next === controller.view)
    }

    @Test("the controller is data source and delegate, and what it does not override counts as not implemented")
    func delegate() {
        let device = HeadlessDevice()
        let controller = Numbers(collectionViewLayout: rows())
        device.show(controller)
        _ = controller.log.take()
        (controller.collectionView.cellForItem(at: .first(2)) as? FieldItemCell)?.field.isUserInteractionEnabled = false
        device.tap(at: CGPoint(x: 150, y: controller.collectionView.adjustedContentInset.top + 250))
        #expect(controller.log.take() == ["didSelect 2"])
        controller.collectionView.contentOffset.y += 10
        #expect(controller.log.take() == ["didScroll"])
        let answer = HeadlessOptional.call(
            controller.collectionView.delegate, "collectionView(_:shouldSelectItemAt:)"
        ) { $0.collectionView(controller.collectionView, shouldSelectItemAt: .first(0)) }
        #expect(answer == nil)
    }

    @Test("the selection is cleared each time the view appears, unless it is not to be", arguments: [true, false])
    func clearing(clears: Bool) {
        let device = HeadlessDevice()
        let controller = Numbers(collectionViewLayout: rows())
        controller.clearsSelectionOnViewWillAppear = clears
        let navigation = UINavigationController(rootViewController: controller)
        device.showAndSettle(navigation)
        controller.collectionView.selectItem(at: .first(1), animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        navigation.popViewController(animated: false)
        device.settle()
        #expect((controller.collectionView.indexPathsForSelectedItems == nil) == clears)
    }

    @Test("a collection view goes with its window, and its cells, layout and waiting cells with it")
    func lifetimes() {
        let device = HeadlessDevice()
        weak var controller: Numbers?
        weak var view: UICollectionView?
        weak var layout: UICollectionViewLayout?
        weak var shown: UICollectionViewCell?
        weak var waiting: UICollectionViewCell?
        do {
            let own = Numbers(collectionViewLayout: rows())
            let window = device.showAndSettle(own)
            waiting = own.collectionView.cellForItem(at: .first(0))
            own.collectionView.contentOffset.y = 1000
            own.collectionView.layoutIfNeeded()
            own.collectionView.performBatchUpdates(nil)
            (controller, view, layout) = (own, own.collectionView, own.collectionViewLayout)
            shown = own.collectionView.visibleCells.first
            #expect(shown != nil && waiting != nil)
            device.close(window)
        }
        device.settle()
        #expect(controller == nil)
        #expect(view == nil)
        #expect(layout == nil)
        #expect(shown == nil)
        #expect(waiting == nil)
    }

    @Test("a collection view keeps neither its data source nor its delegate")
    func weakness() {
        _ = HeadlessDevice()
        let view = UICollectionView(frame: .zero, collectionViewLayout: rows())
        weak var source: NumberSource?
        do {
            let own = NumberSource([[1, 2, 3]])
            view.dataSource = own
            source = own
        }
        #expect(source == nil)
        view.frame.size = CGSize(width: 300, height: 300)
        view.layoutIfNeeded()
        #expect(view.visibleCells == [])
    }
}
