import TestSupport
import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// What the walkthroughs of screens that are laid out without a scroll view, from the keyboard or in pages show beside what
/// every walkthrough does: ``WalkTests`` sees to that.
@MainActor
struct LayoutWalkTests {
    @Test("login: the button is above the keyboard with either field, the bar stays, and everything comes back")
    func login() throws {
        for model in HeadlessModel.walked {
            var raised: Set<CGFloat> = []
            var resting: Set<CGFloat> = []
            var bars: Set<CGFloat> = []
            let user = try walk("login", on: model) { user in
                guard let navigation = user.window.rootViewController as? UINavigationController,
                    let button = user.window.first(where: { ($0 as? UIButton)?.configuration?.title == "Log In" })
                else { return }
                let edge = button.convert(button.bounds, to: nil).maxY
                bars.insert(navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY)
                if user.device.keyboard.isVisible {
                    raised.insert(edge)
                    #expect(edge <= user.device.keyboard.frame.minY - 10 + 0.5, "\(model.name)")
                } else {
                    resting.insert(edge)
                }
            }
            // It stands still between the fields.
            #expect(raised.count == 1 && resting.count == 1 && bars.count == 1, "\(model.name)")
            #expect(user.path == ["-", "Email", "Password", "Email", "-", "Password", "-"])
            #expect(try user.frame("presses Next").status.returnKey == "Go")
            #expect(user.frames.last?.picture.contains("Welcome Back") == true)
        }
    }

    @Test("comments: the bar is on the keyboard by itself, nothing else moves, and the newest comment is above it")
    func comments() throws {
        for model in HeadlessModel.walked {
            var heights: [CGFloat] = []
            let user = try walk("comments", on: model) { user in
                guard let controller = user.screen(CommentsViewController.self),
                    let bar = user.window.first(where: { $0 is MessageBar }) as? MessageBar,
                    let table = user.window.first(where: { $0 is UITableView }) as? UITableView
                else { return }
                heights.append(bar.textView.bounds.height)
                #expect(controller.view.transform == .identity)
                #expect(table.contentInset == .zero)
                let last = table.rectForRow(at: IndexPath(row: table.numberOfRows(inSection: 0) - 1, section: 0))
                // On a pad without a keyboard there is room for more.
                let isFilled = table.contentSize.height > table.bounds.height - table.adjustedContentInset.top
                #expect(last.maxY <= table.bounds.maxY + 0.5, "\(model.name)")
                #expect(!isFilled || last.maxY >= table.bounds.maxY - 0.5, "\(model.name)")
                guard user.device.keyboard.isVisible else { return }
                let edge = bar.convert(bar.bounds, to: nil).maxY
                #expect(abs(edge - user.device.keyboard.frame.minY) < 0.01, "\(model.name)")
            }
            #expect(user.path == ["-", "Your name", "Message", "Your name", "Message", "-"])
            // No row is looked for: there is nothing before the name.
            let names = user.frames.filter { $0.status.focus == "Your name" }
            #expect(names.allSatisfy { $0.status.buttons.first?.isEnabled == false })
            #expect(heights.count == 8)
            #expect(heights[3] > heights[2] + 30)
            #expect(heights[4] == heights[2])
            let table = user.window.first { $0 is UITableView } as? UITableView
            #expect(table?.visibleCells.last?.detailTextLabel?.text == "Ada")
        }
    }

    @Test("ride: the panel is raised and comes back, over a map that stays")
    func ride() throws {
        for model in HeadlessModel.walked {
            var tops: [CGFloat] = []
            var resting: Set<CGFloat> = []
            let user = try walk("ride", on: model) { user in
                guard let ride = user.screen(RideViewController.self), let panel = ride.children.first?.view else {
                    return
                }
                #expect(ride.view.transform == .identity)
                #expect(ride.view.frame == user.window.bounds)
                // Nothing of the map is seen below the panel.
                let frame = panel.convert(panel.bounds, to: nil)
                #expect(
                    frame.maxY >= min(user.device.keyboard.frame.minY, user.window.bounds.maxY), "\(model.name)")
                if user.device.keyboard.isVisible { tops.append(frame.minY) } else { resting.insert(frame.minY) }
            }
            #expect(resting.count == 1)
            #expect(tops.count == 8)
            // Further for the destination than for where it begins, and for the note with the button below it.
            #expect(tops.allSatisfy { $0 < resting.first ?? 0 })
            #expect(tops[2] < tops[0] && tops[4] < tops[2] && tops[6] == tops[2], "\(model.name)")
            #expect(
                user.path == [
                    "-", "Pick-up", "Destination", "Note for the driver", "Destination", "-", "Note for the driver",
                    "-",
                ])
            #expect(user.frames.last?.picture.contains("Ride to Greenwich") == true)
        }
    }

    @Test("onboarding: Next turns the page and Previous turns it back, and a page is always seen whole")
    func onboarding() throws {
        for model in HeadlessModel.walked {
            var pages: [Int] = []
            let user = try walk("onboarding", on: model) { user in
                guard let controller = user.screen(OnboardingViewController.self),
                    let scrollView = user.window.first(where: { $0 is UIScrollView }) as? UIScrollView
                else { return }
                let page = scrollView.contentOffset.x / scrollView.bounds.width
                #expect(page == page.rounded(), "\(model.name)")
                pages.append(Int(page) + 1)
                if pages.count < 17 { #expect(controller.title == "Step \(pages.last ?? 0) of 3") }
                guard let focus = user.window.focusedView, let window = focus.window else { return }
                let frame = focus.convert(focus.bounds, to: nil)
                #expect(frame.minX >= 0 && frame.maxX <= window.bounds.width, "\(model.name)")
            }
            #expect(pages == [1, 1, 1, 1, 2, 2, 2, 2, 1, 2, 2, 3, 3, 3, 3, 3, 3])
            #expect(
                user.path == [
                    "-", "Given name", "Family name", "City", "Country", "City", "Family name", "City", "Country",
                    "A colour", "-", "A song", "-",
                ])
            #expect(user.frames.last?.picture.contains("All Set") == true)
        }
    }

    @Test("onboarding: a turn of the device keeps the page, with the keyboard up and without")
    func turnedOnboarding() throws {
        let walkthrough = try #require(Walkthrough.all.first { $0.name == "onboarding" })
        let user = SimulatedUser(with: walkthrough.screen, in: walkthrough.setting(on: .iPhone15))
        let scrollView = try #require(user.window.first { $0 is UIScrollView } as? UIScrollView)
        try user.taps("Family name")
        user.pressesReturn()
        for isEditing in [true, false] {
            if !isEditing { try user.taps("Done") }
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                user.turns(to: orientation)
                #expect(scrollView.contentOffset.x == scrollView.bounds.width)
                #expect(user.screen(OnboardingViewController.self)?.title == "Step 2 of 3")
                #expect(user.status.focus == (isEditing ? "City" : nil))
            }
        }
    }
}

extension SimulatedUser {
    /// The screen itself, below its navigation bar.
    fileprivate func screen<Screen: UIViewController>(_ kind: Screen.Type) -> Screen? {
        (window.rootViewController as? UINavigationController)?.topViewController as? Screen
    }
}
