import Testing
import UIKit

/// NSDiffableDataSourceSnapshot, as its page in Apple's documentation describes it.
@Suite("Snapshots of a diffable data source")
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func text(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            section + snapshot.itemIdentifiers(inSection: section).map { "\($0)" }.joined(separator: ",")
        }.joined(separator: " ")
    }

    @Test("items are appended to the section given, and to the last one where none is")
    func appending() {
        var snapshot = snapshot(("a", [1, 2]), ("b", [3]))
        snapshot.appendItems([4])
        snapshot.appendItems([5], toSection: "a")
        #expect(text(snapshot) == "a1,2,5 b3,4")
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.numberOfItems(inSection: "a") == 3)
        #expect(snapshot.itemIdentifiers == [1, 2, 5, 3, 4])
    }

    @Test("items are inserted before and after others, and one that is there already is moved")
    func inserting() {
        var snapshot = snapshot(("a", [1, 2]), ("b", [3]))
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 2)
        #expect(text(snapshot) == "a1,10,11,2,12 b3")
        snapshot.insertItems([12, 13], beforeItem: 3)
        #expect(text(snapshot) == "a1,10,11,2 b12,13,3")
        #expect(snapshot.sectionIdentifier(containingItem: 12) == "b")
        snapshot.appendItems([1])
        #expect(text(snapshot) == "a10,11,2 b12,13,3,1")
    }

    @Test("items are moved before and after others, also into another section")
    func moving() {
        var snapshot = snapshot(("a", [1, 2, 3]), ("b", [4]))
        snapshot.moveItem(3, beforeItem: 1)
        snapshot.moveItem(1, afterItem: 2)
        #expect(text(snapshot) == "a3,2,1 b4")
        snapshot.moveItem(3, afterItem: 4)
        #expect(text(snapshot) == "a2,1 b4,3")
    }

    @Test("items are found by where they are, counted through all sections")
    func indices() {
        let snapshot = snapshot(("a", [1, 2]), ("b", [3, 4]))
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfItem(5) == nil)
        #expect(snapshot.indexOfSection("b") == 1)
        #expect(snapshot.indexOfSection("c") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == nil)
    }

    @Test("what is deleted takes its items along, and what is not there is passed over")
    func deleting() {
        var snapshot = snapshot(("a", [1, 2]), ("b", [3, 4]))
        snapshot.deleteItems([2, 3, 99])
        #expect(text(snapshot) == "a1 b4")
        snapshot.deleteSections(["a"])
        #expect(text(snapshot) == "b4")
        #expect(snapshot.indexOfItem(1) == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test("sections are inserted and moved before and after others")
    func sections() {
        var snapshot = snapshot(("a", [1]), ("b", [2]))
        snapshot.insertSections(["c"], beforeSection: "b")
        snapshot.insertSections(["d", "e"], afterSection: "b")
        #expect(text(snapshot) == "a1 c b2 d e")
        snapshot.moveSection("a", afterSection: "b")
        snapshot.moveSection("e", beforeSection: "c")
        #expect(text(snapshot) == "e c b2 a1 d")
    }
}
