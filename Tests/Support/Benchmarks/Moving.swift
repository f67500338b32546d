import FormNavigation
import UIKit

// What a reading of a form, a whole move, and the first focus cost, compared with a bare walk of the same tree.

/// What one round measures, in seconds. All jobs take turns in a round, so what slows the machine slows all of them,
/// and each ratio uses times of the same round. The median of these ratios is steadier than the ratio of the medians.
private struct Round {
    var walk = 0.0
    var common = 0.0
    var look = 0.0
    /// Without a navigator.
    var ownFirstFocus = 0.0
    var ownMove = 0.0
    var firstFocus = 0.0
    var focusNext = 0.0
    var toolbar = 0.0
    var returnKey = 0.0
}

@MainActor
func measureMoves(_ shape: Tree.Shape, views: Int, isDetailed: Bool, rounds: Int, report: Report) {
    let screen = FormScreen(shape, views: views, isDetailed: isDetailed, on: HeadlessDevice())
    let form = "\(shape.rawValue)\(isDetailed ? ", rules, options, trace" : "")"
    // The first round creates what's created only once.
    let measured = (0...rounds).map { _ in screen.measureRound() }.dropFirst()
    func middle(_ value: (Round) -> Double) -> Double { median(measured.map(value)) }
    report.heading(
        """
        \(form): \(bareWalk(screen.root)) views, \(screen.stops.count) stops, bare walk \(milliseconds(middle(\.walk))), \
        common code \(times(middle { $0.common / $0.walk })) that
        """, unit: Job.focusNext.unit)
    func add(_ job: Job, _ time: (Round) -> Double, own: ((Round) -> Double)? = nil, unit: (Round) -> Double) {
        report.add(
            Result(
                job: job, form: form, views: views, time: middle(time), ownPart: own.map(middle),
                ratio: middle { (time($0) - (own?($0) ?? 0)) / unit($0) }))
    }
    let moves: [(job: Job, time: (Round) -> Double)] = [
        (.focusNext, \.focusNext), (.toolbar, \.toolbar), (.returnKey, \.returnKey),
    ]
    add(.look, \.look, unit: \.walk)
    for (job, time) in moves { add(job, time, own: \.ownMove, unit: \.walk) }
    // Collecting doesn't move focus, so it's compared with a move without UIKit's own part.
    if let slowest = moves.map(\.time).max(by: { middle($0) < middle($1) }) {
        add(.common, \.common, unit: { slowest($0) - $0.ownMove })
    }
    add(.firstFocus, \.firstFocus, own: \.ownFirstFocus, unit: \.walk)
}

extension FormScreen {
    /// How many consecutive moves are measured. All except the first find what the previous one has read in the
    /// processor's caches.
    private static let moves = 3

    fileprivate func measureRound() -> Round {
        var round = Round()
        // Short jobs are repeated, so that the clock's resolution doesn't matter.
        let repetitions = max(Self.moves, 3_000 / bareWalk(root))
        let walk = { time(times: repetitions) { sink += bareWalk(self.root) } }
        round.walk = walk()
        round.common = time { sink += collectAsCommon(in: root) }
        measureOwnPart(&round)

        install()
        round.firstFocus = time { focus(0) }
        let navigator = navigator!
        round.look = time(times: repetitions) { sink += navigator.canFocusNext ? 1 : 0 }
        round.focusNext = timeOfMove { navigator.focusNext() }
        round.toolbar = timeOfMove {
            let item = navigator.toolbar.nextItem
            item.primaryAction?.performWithSender(item, target: nil)
        }
        round.returnKey = timeOfMove { device.keyboard.pressReturn() }
        endEditing()
        uninstall()
        // The jobs in between may have evicted the tree from the processor's caches, and the clock rate may have
        // changed.
        round.walk = (round.walk + walk()) / 2
        return round
    }

    private func measureOwnPart(_ round: inout Round) {
        round.ownFirstFocus = time {
            addBar(to: 0)
            focus(0)
        }
        addBarToAll()
        focus(start)
        var index = start
        round.ownMove = timeOfMoves {
            index += 1
            giveFocus(to: index)
        }
        endEditing()
        removeBar()
    }

    /// Moves from the middle of the form.
    private func timeOfMove(_ move: () -> Void) -> Double {
        focus(start)
        let result = timeOfMoves(move)
        precondition(stops[start + Self.moves].isFirstResponder, "a move didn't reach its field")
        return result
    }

    /// Moves at a person's pace: what follows a move within a second doesn't count, but is over before the next one.
    ///
    /// - Returns: The mean time until the end of the frame in which focus moves.
    private func timeOfMoves(_ move: () -> Void) -> Double {
        var total = 0.0
        for _ in 0..<Self.moves {
            device.advance(by: 1)
            total += time {
                move()
                device.runLoop.turn()
            }
        }
        return total / Double(Self.moves)
    }

    private var start: Int { stops.count / 2 }
}
