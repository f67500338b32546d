import Testing

@testable import UIKit

/// Implements every member, and counts.
private final class EveryTableViewMember: NSObject, UITableViewDelegate, DelegateScribe {
    var calls: [String] = []

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append(#function)
        return 1
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        calls.append(#function)
        return 1
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        calls.append(#function)
        return 1
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append(#function)
        return 1
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        calls.append(#function)
        return 1
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        calls.append(#function)
        return 1
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        calls.append(#function)
        return nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        calls.append(#function)
        return nil
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append(#function)
        return false
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append(#function)
        return nil
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append(#function)
        return nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append(#function)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append(#function)
    }
}

@MainActor private let tableMembers: [(String, (any UITableViewDelegate) -> Bool)] = [
    (
        "tableView(_:willDisplay:forRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:willDisplay:forRowAt:)") {
                $0.tableView(TableSample.table, willDisplay: TableSample.cell, forRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:willDisplayHeaderView:forSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:willDisplayHeaderView:forSection:)") {
                $0.tableView(TableSample.table, willDisplayHeaderView: TableSample.cell, forSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:willDisplayFooterView:forSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:willDisplayFooterView:forSection:)") {
                $0.tableView(TableSample.table, willDisplayFooterView: TableSample.cell, forSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:didEndDisplaying:forRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didEndDisplaying:forRowAt:)") {
                $0.tableView(TableSample.table, didEndDisplaying: TableSample.cell, forRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
                $0.tableView(TableSample.table, didEndDisplayingHeaderView: TableSample.cell, forSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didEndDisplayingFooterView:forSection:)") {
                $0.tableView(TableSample.table, didEndDisplayingFooterView: TableSample.cell, forSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:heightForRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:heightForRowAt:)") {
                $0.tableView(TableSample.table, heightForRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:heightForHeaderInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:heightForHeaderInSection:)") {
                $0.tableView(TableSample.table, heightForHeaderInSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:heightForFooterInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:heightForFooterInSection:)") {
                $0.tableView(TableSample.table, heightForFooterInSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:estimatedHeightForRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:estimatedHeightForRowAt:)") {
                $0.tableView(TableSample.table, estimatedHeightForRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:estimatedHeightForHeaderInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:estimatedHeightForHeaderInSection:)") {
                $0.tableView(TableSample.table, estimatedHeightForHeaderInSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:estimatedHeightForFooterInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:estimatedHeightForFooterInSection:)") {
                $0.tableView(TableSample.table, estimatedHeightForFooterInSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:viewForHeaderInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:viewForHeaderInSection:)") {
                $0.tableView(TableSample.table, viewForHeaderInSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:viewForFooterInSection:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:viewForFooterInSection:)") {
                $0.tableView(TableSample.table, viewForFooterInSection: 0)
            } != nil
        }
    ),
    (
        "tableView(_:shouldHighlightRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:shouldHighlightRowAt:)") {
                $0.tableView(TableSample.table, shouldHighlightRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:didHighlightRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didHighlightRowAt:)") {
                $0.tableView(TableSample.table, didHighlightRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:didUnhighlightRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didUnhighlightRowAt:)") {
                $0.tableView(TableSample.table, didUnhighlightRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:willSelectRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:willSelectRowAt:)") {
                $0.tableView(TableSample.table, willSelectRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:willDeselectRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:willDeselectRowAt:)") {
                $0.tableView(TableSample.table, willDeselectRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:didSelectRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didSelectRowAt:)") {
                $0.tableView(TableSample.table, didSelectRowAt: TableSample.path)
            } != nil
        }
    ),
    (
        "tableView(_:didDeselectRowAt:)",
        { delegate in
            HeadlessOptional.call(delegate, "tableView(_:didDeselectRowAt:)") {
                $0.tableView(TableSample.table, didDeselectRowAt: TableSample.path)
            } != nil
        }
    ),
]

@MainActor
private enum TableSample {
    static let table = UITableView(frame: .zero)
    static let cell = UITableViewCell()
    static let path = IndexPath(row: 0, section: 0)
}

@Suite("Members of table delegates")
@MainActor
struct TableViewDelegateMemberTests {
    @Test(
        "each member of UITableViewDelegate: missing is noticed, implemented is called, forwarded too",
        arguments: 0..<21)
    func member(index: Int) {
        _ = HeadlessDevice()
        let (name, call) = tableMembers[index]
        let passes = isOptional(name, EveryTableViewMember()) { delegate in
            (delegate as? any UITableViewDelegate).map(call) ?? false
        }
        #expect(passes, "\(name)")
    }

    @Test("a table controller that overrides nothing implements none of them", arguments: 0..<21)
    func controller(index: Int) {
        _ = HeadlessDevice()
        #expect(!tableMembers[index].1(UITableViewController(style: .plain)))
    }
}
