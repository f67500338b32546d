import FormNavigation
import UIKit

// Does one job for the script `instructions`, which counts what happens in it.

/// A job that doesn't depend on the clock of the machine, so that it takes the same work each time.
enum CountedJob: String, CaseIterable {
    /// Visiting every view.
    case walk
    /// A person's move, until the end of its frame.
    case move
    /// What follows a move within a second.
    case rest
    /// The first focus in a form, and everything that follows within a second.
    case first
    /// A move, and the first focus, without a navigator.
    case ownMove = "own-move"
    case ownFirst = "own-first"
}

/// Does a job `count` times, each of them in ``counted(_:)``.
@MainActor
func perform(_ job: CountedJob, _ shape: Tree.Shape, views: Int, count: Int) {
    let screen = FormScreen(shape, views: views, isDetailed: false, on: HeadlessDevice())
    let start = screen.stops.count / 2
    let navigator = { () -> FormNavigator? in
        screen.install()
        // By the device's clock, reading takes no time, and moves are a second apart.
        screen.navigator?.clock = { CACurrentMediaTime() }
        return screen.navigator
    }
    func rest() { screen.device.advance(by: 1) }
    // What's created only once is created before the first job that counts.
    switch job {
    case .walk: for _ in 0..<count { counted { sink += bareWalk(screen.root) } }
    case .move, .rest:
        let navigator = navigator()
        screen.focus(start)
        rest()
        for index in -2..<count {
            let moves = {
                let hasMoved = index % 2 == 0 ? navigator?.focusNext() : navigator?.focusPrevious()
                precondition(hasMoved == true)
                screen.device.runLoop.turn()
            }
            if job == .move, index >= 0 { counted(navigator, moves) } else { moves() }
            if job == .rest, index >= 0 { counted(navigator, rest) } else { rest() }
        }
    case .ownMove:
        screen.addBarToAll()
        screen.focus(start)
        for index in -2..<count {
            let moves = {
                screen.giveFocus(to: start + (index + 3) % 2)
                screen.device.runLoop.turn()
            }
            if index >= 0 { counted(moves) } else { moves() }
            rest()
        }
    case .first:
        for index in -1..<count {
            let navigator = navigator()
            let focuses = {
                screen.focus(0)
                rest()
            }
            if index >= 0 { counted(navigator, focuses) } else { focuses() }
            screen.endEditing()
            screen.uninstall()
        }
    case .ownFirst:
        for index in -1..<count {
            let focuses = {
                screen.addBar(to: 0)
                screen.focus(0)
                rest()
            }
            if index >= 0 { counted(focuses) } else { focuses() }
            screen.endEditing()
            screen.removeBar()
        }
    }
}

/// Does a job, and prints the navigator's work for it.
@MainActor
private func counted(_ navigator: FormNavigator?, _ job: () -> Void) {
    let before = navigator?.work
    counted(job)
    guard let before, let after = navigator?.work else { return }
    print(
        after.walks - before.walks, "looks,", after.visits - before.visits, "visits,", after.climbs - before.climbs,
        "climbs,", after.plans - before.plans, "plans")
}

/// The function by which a profiler recognizes what counts.
@inline(never)
@MainActor
func counted(_ job: () -> Void) { job() }
