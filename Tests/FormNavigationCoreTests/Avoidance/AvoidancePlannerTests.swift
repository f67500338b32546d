import Foundation
import Testing

@testable import FormNavigationCore

@Suite("Avoidance planner")
struct AvoidancePlannerTests {
    // MARK: - Sketches

    struct Screen: Sendable, CustomTestStringConvertible {
        var name: String
        /// The left side of each line is the situation, and the right side is the result of the plan.
        var drawing: String
        var distance: CGFloat = 0
        var fieldLiesInA = true
        /// What the drawing can't show.
        var change: @Sendable (inout AvoidanceSituation) -> Void = { _ in }
        var shift: CGFloat = 0
        /// The bottom insets, from the innermost scroll view to the outermost.
        var insets: [CGFloat] = []
        var testDescription: String { name }
    }

    @Test(
        "at rest, an offset is limited to the content, and ignored if it isn't a number or the scroll view may not scroll"
    )
    func atRest() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        func offset(_ offset: CGFloat?, _ change: (inout AvoidanceSituation.ScrollView) -> Void = { _ in }) -> CGFloat {
            var view = AvoidanceSituation.ScrollView(
                frame: frame, contentOffset: CGPoint(x: 0, y: 50), contentSize: CGSize(width: 100, height: 500),
                adjustedInsets: .init(top: 20, bottom: 30))
            change(&view)
            return AvoidancePlanner.planAtRest(for: view, at: offset).contentOffset.y
        }
        #expect(offset(nil) == 50 && offset(120) == 120)
        #expect(offset(-90) == -20 && offset(900) == 330)
        #expect(offset(.nan) == 50 && offset(.infinity) == 50 && offset(-.infinity) == 50)
        #expect(offset(120) { $0.scrollsVertically = false } == 50)
        #expect(offset(120) { $0.contentSize.height = .nan } == 50)
        #expect(offset(120) { $0.adjustedInsets.top = .infinity } == 50)
    }

    @Test("leads where the sketch shows", arguments: screens)
    func sketch(screen: Screen) {
        let lines = screen.drawing.split(separator: "\n").map {
            $0.split(separator: "|", omittingEmptySubsequences: false)
        }
        let before = lines.map { String($0[0]).trimmingTrailingSpaces }.joined(separator: "\n")
        let after = lines.map { String($0[1].dropFirst()).trimmingTrailingSpaces }.joined(separator: "\n")
        let sketch = AvoidanceSketch(before, distance: screen.distance, fieldLiesInA: screen.fieldLiesInA)
        var situation = sketch.situation
        screen.change(&situation)
        let plan = AvoidancePlanner.plan(situation)
        #expect(sketch.draw(situation.applying(plan)) == after)
        #expect(plan.containerShift == screen.shift)
        #expect(plan.scrollViews.map(\.bottomInset) == screen.insets)
    }

    static let screens = [
        Screen(
            name: "what is in the viewport does not move",
            drawing: """
                =      | =
                .Aa    | .Aa
                .Aafc  | .Aafc
                .Aa    | .Aa
                #Aa    | #Aa
                #Aa    | #Aa
                """,
            insets: [20]),
        Screen(
            name: "a scroll view scrolls until the field is above the keyboard, and the container stays",
            drawing: """
                =      | = a
                .Aa    | .Aa
                .Aa    | .Aa
                .Aa    | .Aafc
                #Aa    | #Aa
                #Aafc  | #A
                #Aa    | #A
                """,
            insets: [30]),
        Screen(
            name: "without a scroll view the container rises, by no more than it takes",
            drawing: """
                =    | =
                .    | .
                .    | .
                .    | .fc
                #fc  | #
                #    | #
                """,
            shift: -10),
        Screen(
            name: "the distance is kept",
            drawing: """
                =    | =
                .    | .
                .    | .fc
                .    | .
                #fc  | #
                #    | #
                """,
            distance: 10, shift: -20),
        Screen(
            name: "the distance is kept at the end of the content, which needs more room there",
            drawing: """
                =      | = a
                .Aa    | .Aa
                .Aa    | .Aafc
                .Aa    | .A
                #Aa    | #A
                #Aafc  | #A
                """,
            distance: 10, insets: [30]),
        Screen(
            name: "a container that was raised too far comes down",
            drawing: """
                =    | =
                .fc  | .
                .    | .
                .    | .fc
                #    | #
                """,
            change: { $0.container!.shift = -50 }, shift: -30),
        Screen(
            name: "a container that need not be raised comes down all the way",
            drawing: """
                =    | =
                .fc  | .
                .    | .fc
                .    | .
                #    | #
                """,
            change: { $0.container!.shift = -10 }),
        Screen(
            name: "a container does not move when it may not go far enough to show anything",
            drawing: """
                =    | =
                .    | .
                .    | .
                #    | #
                #fc  | #fc
                """,
            change: { $0.container!.maximumRise = 10 }),
        Screen(
            name: "a field taller than the room fills it, with the caret (IQ#1378)",
            drawing: """
                =    | =f
                .    | .f
                .    | .f
                .f   | .fc
                #f   | #f
                #f   | #
                #fc  | #
                 f   |
                """,
            shift: -30),
        Screen(
            name: "a caret at the top of a tall field stays under the bar",
            drawing: """
                =    | =
                .    | .fc
                .fc  | .f
                .f   | .f
                #f   | #f
                #f   | #f
                #f   | #
                """,
            shift: -10),
        Screen(
            name: "a text view that fills the screen scrolls to its caret (IQ#1378)",
            drawing: """
                =      | = a
                .Aaf   | .Aaf
                .Aaf   | .Aaf
                .Aaf   | .Aafc
                #Aaf   | #A f
                #Aafc  | #A f
                """,
            fieldLiesInA: false, insets: [20]),
        Screen(
            name: "line 99 of a text view does not scroll to line 1 (IQ#309)",
            drawing: """
                  a    |   a
                  a    |   a
                = a    | = a
                .Aaf   | .Aaf
                .Aafc  | .Aafc
                .Aaf   | .Aaf
                #Aaf   | #Aaf
                #A f   | #A f
                """,
            fieldLiesInA: false, change: { $0.scrollViews[0].bottomInset = 10 }, insets: [20]),
        Screen(
            name: "a text view within a scroll view: the outer one for the field, and no need for the inner one",
            drawing: """
                =        | = a
                .Aa      | .Aa
                .Aa      | .AaBbf
                .Aa      | .AaBbfc
                #AaBbf   | #Aa
                #AaBbfc  | #A
                #Aa      | #A
                """,
            insets: [0, 30]),
        Screen(
            name: "a text view within a scroll view that has no more to give: the inner one",
            drawing: """
                =       | =
                .Aa     | .Aa b
                .Aa     | .Aa b
                .AaBb   | .AaBb
                .AaBb   | .AaBbc
                #AaBb   | #AaB
                #AaBbc  | #AaB
                """,
            change: { $0.scrollViews[1].mayChangeInset = false }, insets: [20, 0]),
        Screen(
            name: "each of two scroll views takes its share, the inner one first",
            drawing: """
                =       | = a b
                .Aa     | .Aa b
                .Aa     | .Aa b
                .Aa     | .AaBbc
                #Aa     | #AaB
                #AaBb   | #AaB
                #AaBb   | #A
                 AaBb   |  A
                 A  bc  |  A
                """,
            insets: [20, 50]),
        Screen(
            name: "the container takes the rest: a scroll view that is all behind the keyboard",
            drawing: """
                =      | = a
                .      | . a
                .      | .Aafc
                #      | #A
                #Aa    | #A
                #Aa    | #
                 Aafc  |
                """,
            shift: -20, insets: [20]),
        Screen(
            name: "the container takes the rest: content whose size nobody has set",
            drawing: """
                =      | =A
                .A     | .A
                .A     | .A
                .A     | .A fc
                #A fc  | #A
                #A     | #
                """,
            shift: -10, insets: [10]),
        Screen(
            name: "the container takes the rest: a scroll view that is to be left alone",
            drawing: """
                =      | =Aa
                .Aa    | .Aa
                .Aa    | .Aa
                .Aa    | .Aafc
                #Aafc  | #Aa
                #Aa    | #
                """,
            change: {
                $0.scrollViews[0].scrollsVertically = false
                $0.scrollViews[0].mayChangeInset = false
            },
            shift: -10, insets: [0]),
        Screen(
            name: "an error label and a button stay visible too (IQ#1750, IQ#957)",
            drawing: """
                =        | = a
                .Aa      | .Aafc
                .Aa      | .Aa  x
                .Aafc    | .Aa   y
                #Aa  x   | #A
                #Aa   y  | #A
                """,
            insets: [20]),
        Screen(
            name: "a companion that does not fit is left alone, and the one after it is shown",
            drawing: """
                =        | = a
                .Aa      | .Aafc
                .Aafc    | .Aa
                .Aa      | .Aa   y
                #Aa   y  | #Aa  x
                #Aa  x   | #Aa  x
                #Aa  x   | #A
                """,
            insets: [30]),
        Screen(
            name: "a position that was scrolled to stays",
            drawing: """
                  a    |   a
                = a    | = a
                .Aafc  | .Aafc
                .Aa    | .Aa
                .Aa    | .Aa
                #Aa    | #Aa
                #Aa    | #Aa
                """,
            insets: [20]),
        Screen(
            name: "a field under the top bar comes down as far as its content goes",
            drawing: """
                  a    |
                =Aafc  | =Aa
                .Aa    | .Aafc
                .Aa    | .Aa
                #Aa    | #Aa
                """,
            insets: [10]),
        Screen(
            name: "without a keyboard everything returns that nobody scrolled",
            drawing: """
                = a    | =
                .Aa    | .Aa
                .Aafc  | .Aa
                .A     | .Aafc
                .A     | .A
                """,
            change: {
                $0.keyboardTop = nil
                $0.scrollViews[0].bottomInset = 20
            },
            insets: [0]),
        Screen(
            name: "without a keyboard a natural offset stays",
            drawing: """
                = a    | = a
                .Aafc  | .Aafc
                .Aa    | .Aa
                .Aa    | .Aa
                .Aa    | .Aa
                """,
            change: {
                $0.keyboardTop = nil
                $0.scrollViews[0].bottomInset = 20
            },
            insets: [0]),
    ]

    // MARK: - A phone

    /// A phone's window in points, with a navigation bar, and a keyboard that's 300 points high.
    private static let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let viewport = CGRect(x: 0, y: 91, width: 390, height: 753)
    private static let keyboardTop: CGFloat = 544

    /// A scroll view that fills the window, with the insets of the safe area, at the top of its content.
    private static func page(contentHeight: CGFloat, bottom: CGFloat = 34) -> AvoidanceSituation.ScrollView {
        .init(
            frame: window, contentOffset: CGPoint(x: 0, y: -91), contentSize: CGSize(width: 390, height: contentHeight),
            adjustedInsets: .init(top: 91, bottom: bottom))
    }

    /// A field that's 44 points high, with its caret.
    private static func phone(
        fieldTop: CGFloat, distance: CGFloat = 0, scrollViews: [AvoidanceSituation.ScrollView] = []
    ) -> AvoidanceSituation {
        let scrollView = scrollViews.isEmpty ? nil : 0
        return AvoidanceSituation(
            viewport: viewport, keyboardTop: keyboardTop, distance: distance,
            caret: .init(frame: CGRect(x: 40, y: fieldTop + 11, width: 2, height: 22), scrollView: scrollView),
            field: .init(frame: CGRect(x: 20, y: fieldTop, width: 350, height: 44), scrollView: scrollView),
            scrollViews: scrollViews, container: .init())
    }

    @Test(
        "keeps the same distance whatever the safe area (IQ#2011, IQ#2027)", arguments: [0, 21, 34, 83, 300, 400],
        [0, 10, 78] as [CGFloat])
    func distanceAndSafeArea(bottom: CGFloat, distance: CGFloat) {
        // The last field, so close to the end of the content that the distance extends beyond it.
        var situation = Self.phone(
            fieldTop: 700, distance: distance, scrollViews: [Self.page(contentHeight: 660, bottom: bottom)])
        let plan = AvoidancePlanner.plan(situation)
        #expect(situation.applying(plan).field?.frame.maxY == 544 - distance)
        #expect(plan.containerShift == 0)
        // The content ends 7 points below the field.
        let needed = 300 + max(0, distance - 7)
        #expect(plan.scrollViews[0].bottomInset == max(0, (bottom > 300 ? bottom : needed) - bottom, needed - bottom))

        situation = Self.phone(fieldTop: 700, distance: distance)
        #expect(AvoidancePlanner.plan(situation).containerShift == 544 - distance - 744)
    }

    @Test(
        "adds to the bottom inset what the keyboard covers and nobody has given yet",
        arguments: [
            (bottom: 0, frameHeight: 844, inset: 300),
            (bottom: 34, frameHeight: 844, inset: 266),
            (bottom: 299, frameHeight: 844, inset: 1),
            (bottom: 300, frameHeight: 844, inset: 0),
            (bottom: 500, frameHeight: 844, inset: 0),
            (bottom: 0, frameHeight: 544, inset: 0),
            (bottom: 34, frameHeight: 545, inset: 0),
            (bottom: 0, frameHeight: 545, inset: 1),
            (bottom: -20, frameHeight: 844, inset: 300),
            (bottom: -20, frameHeight: 500, inset: 0),
        ] as [(bottom: CGFloat, frameHeight: CGFloat, inset: CGFloat)])
    func inset(bottom: CGFloat, frameHeight: CGFloat, inset: CGFloat) {
        var page = Self.page(contentHeight: 2000, bottom: bottom)
        page.frame.size.height = frameHeight
        for added: CGFloat in [0, 40, 700] {
            page.bottomInset = added
            let plan = AvoidancePlanner.plan(Self.phone(fieldTop: 200, scrollViews: [page]))
            #expect(plan.scrollViews == [.init(contentOffset: page.contentOffset, bottomInset: inset)])
        }
    }

    @Test("follows a growing text view line by line (IQ#1771, IQ#677)")
    func growingTextView() {
        // The text view doesn't scroll and grows with its text; the page around it scrolls.
        var page = Self.page(contentHeight: 500)
        var textView = AvoidanceSituation.ScrollView(
            frame: CGRect(x: 20, y: 480, width: 350, height: 36), contentSize: CGSize(width: 350, height: 36),
            scrollsVertically: false, mayChangeInset: false)
        var offsets: [CGFloat] = []
        for _ in 0..<40 {
            var situation = Self.phone(fieldTop: 0, distance: 10, scrollViews: [textView, page])
            situation.caret!.frame = CGRect(x: 40, y: textView.frame.maxY - 30, width: 2, height: 22)
            situation.field = .init(frame: textView.frame, scrollView: 1)
            situation = situation.applying(AvoidancePlanner.plan(situation))
            let (caret, field) = (situation.caret!.frame, situation.field!.frame)
            // There are 453 points between the bar and the keyboard, or 443 without the distance.
            if field.height <= 453 {
                #expect(field.maxY <= max(534, 91 + field.height) && caret.maxY == field.maxY - 8)
            } else {
                #expect(caret.maxY <= 534 && caret.maxY >= 526 && field.minY <= 91)
            }
            #expect(situation.container!.shift == 0)
            (textView, page) = (situation.scrollViews[0], situation.scrollViews[1])
            offsets.append(page.contentOffset.y)
            textView.frame.size.height += 22
            textView.contentSize.height += 22
            page.contentSize.height += 22
        }
        // One line fits, and all but 4 points of the second one. From then on, each line moves everything by its
        // height, except for the line that makes the text view taller than the room: only 8 points stay below that
        // line's caret.
        #expect(Array(offsets.prefix(3)) == [-91, -87, -65])
        let steps = zip(offsets.dropFirst(), offsets.dropFirst(2)).map { $1 - $0 }
        #expect(steps.filter { $0 != 22 } == [14])
    }

    @Test("does not raise again what something else has raised (IQ#1994)", arguments: [0, -200] as [CGFloat])
    func raisedByTheSystem(shift: CGFloat) {
        // A sheet that the system has raised, or a table that its controller has inset and scrolled (G12).
        var situation = Self.phone(fieldTop: 400 + shift)
        situation.container?.shift = shift
        #expect(AvoidancePlanner.plan(situation).containerShift == 0)

        var page = Self.page(contentHeight: 1000, bottom: 300)
        page.contentOffset.y = 456
        situation = Self.phone(fieldTop: 490, scrollViews: [page])
        #expect(AvoidancePlanner.plan(situation) == AvoidancePlan(keeping: situation))
    }

    @Test("applies only the rest of what the system has begun (F13)")
    func restOfTheSystem() {
        var situation = Self.phone(fieldTop: 600, distance: 10, scrollViews: [Self.page(contentHeight: 1000)])
        let alone = situation.applying(AvoidancePlanner.plan(situation))
        var begun = AvoidancePlan(keeping: situation)
        begun.scrollViews[0].contentOffset.y = -20
        situation = situation.applying(begun)
        #expect(situation.applying(AvoidancePlanner.plan(situation)) == alone)
    }

    @Test(
        "takes a field for one that resists once three plans in a row have asked for more",
        arguments: [
            ([], false), ([0, -10], false), ([-5, -10, -20], false), ([0, -10, -20], false),
            ([0, -10, -20, -30], true), ([-5, -10, -20, -30], true), ([-10, 0, -20, -30], false),
            ([0, -10, -20, -20.4], false), ([0, -10, -20, -15], false), ([0, -30, -20, -10], false),
        ] as [([CGFloat], Bool)])
    func resistance(_ shifts: [CGFloat], _ isResisted: Bool) {
        #expect(AvoidancePlanner.isResisted(shifts) == isResisted)
    }

    @Test("leaves the offset of short content at rest where the scroll view may not scroll", arguments: [true, false])
    func fixedShortContent(scrolls: Bool) {
        var page = Self.page(contentHeight: 200)
        page.contentOffset.y = -800
        page.restsAtEnd = true
        page.scrollsVertically = scrolls
        let plan = AvoidancePlanner.plan(Self.phone(fieldTop: 120, scrollViews: [page]))
        #expect((plan.scrollViews[0].contentOffset.y == -800) == !scrolls)
    }

    @Test(
        "counts numbers up to the farthest place, and keeps a scroll view that is farther away",
        arguments: [(1_073_741_824, true), (1_073_741_825, false)] as [(CGFloat, Bool)])
    func farthestPlace(x: CGFloat, isUsable: Bool) {
        var page = Self.page(contentHeight: 1_000)
        page.contentOffset.x = x
        let plan = AvoidancePlanner.plan(Self.phone(fieldTop: 700, scrollViews: [page]))
        #expect((plan.scrollViews[0].bottomInset > 0) == isUsable)
    }

    @Test("takes the upper edge of a bar that rides on the keyboard for the keyboard's")
    func inputBar() {
        var situation = Self.phone(fieldTop: 500, distance: 8, scrollViews: [Self.page(contentHeight: 1000)])
        situation.keyboardTop = 494
        let plan = AvoidancePlanner.plan(situation)
        #expect(plan.scrollViews == [.init(contentOffset: CGPoint(x: 0, y: -91 + 58), bottomInset: 844 - 34 - 494)])
    }

    @Test(
        "gives up distance where the room is too small for the caret",
        arguments: [
            (keyboardTop: 200, caretBottom: 190),
            (keyboardTop: 123, caretBottom: 113),
            (keyboardTop: 118, caretBottom: 113),
            (keyboardTop: 113, caretBottom: 113),
        ] as [(keyboardTop: CGFloat, caretBottom: CGFloat)])
    func smallRoom(keyboardTop: CGFloat, caretBottom: CGFloat) {
        var situation = Self.phone(fieldTop: 400, distance: 10)
        situation.field = nil
        situation.keyboardTop = keyboardTop
        let applied = situation.applying(AvoidancePlanner.plan(situation))
        #expect(applied.caret?.frame.maxY == caretBottom)
    }

    @Test(
        "gives up distance where a field can be seen whole without it, and for no field that is too high",
        arguments: [
            (height: 90, end: 190), (height: 99, end: 190), (height: 104, end: 195), (height: 109, end: 200),
            (height: 110, end: nil),
        ] as [(height: CGFloat, end: CGFloat?)])
    func highField(height: CGFloat, end: CGFloat?) {
        var situation = Self.phone(fieldTop: 400, distance: 10)
        situation.field = .init(frame: CGRect(x: 20, y: 400, width: 350, height: height))
        situation.caret = .init(frame: CGRect(x: 30, y: 400 + height - 22, width: 2, height: 22))
        situation.keyboardTop = 200
        let applied = situation.applying(AvoidancePlanner.plan(situation))
        if let end {
            #expect(applied.field?.frame.maxY == end)
        } else {
            #expect(applied.caret?.frame.maxY == 190)
        }
    }

    @Test("never moves the caret under the top bar", arguments: Array(stride(from: CGFloat(544), through: 80, by: -8)))
    func topBar(keyboardTop: CGFloat) {
        // A text view as high as the screen, with the caret in its third line and a button far below.
        var situation = Self.phone(fieldTop: 300, distance: 10)
        situation.keyboardTop = keyboardTop
        situation.field = .init(frame: CGRect(x: 20, y: 270, width: 350, height: 800))
        situation.companions = [.init(frame: CGRect(x: 20, y: 1080, width: 350, height: 44))]
        let caret = situation.applying(AvoidancePlanner.plan(situation)).caret!.frame
        if keyboardTop >= 113 {
            #expect(caret.minY >= 91 && caret.maxY <= max(keyboardTop - 10, 113))
        } else if keyboardTop > 91 {
            #expect(caret.minY == 91, "as much of it as can be seen")
        } else {
            #expect(caret.minY == 311, "without any room, nothing moves")
        }
    }

    @Test("leaves the vertical offset alone of a scroll view that pages, and raises the container instead")
    func paging() {
        let pages = AvoidanceSituation.ScrollView(
            frame: Self.window, contentOffset: CGPoint(x: 390, y: 0), contentSize: CGSize(width: 1170, height: 844),
            scrollsVertically: false, mayChangeInset: false)
        let plan = AvoidancePlanner.plan(Self.phone(fieldTop: 600, scrollViews: [pages]))
        #expect(plan.scrollViews == [.init(contentOffset: pages.contentOffset, bottomInset: 0)])
        #expect(plan.containerShift == -100)
    }

    @Test("keeps what is edited below a header that a top inset makes room for, but an inset of more than half is none")
    func headerInset() {
        for (inset, offset) in [(0, 309), (91, 309), (150, 250), (422, -22), (423, 309)] as [(CGFloat, CGFloat)] {
            let page = AvoidanceSituation.ScrollView(
                frame: Self.window, contentOffset: CGPoint(x: 0, y: 700), contentSize: CGSize(width: 390, height: 2000),
                adjustedInsets: .init(top: inset))
            var situation = Self.phone(fieldTop: -300, scrollViews: [page])
            situation.distance = 0
            situation.keyboardTop = 800
            let plan = AvoidancePlanner.plan(situation)
            #expect(plan.scrollViews[0].contentOffset.y == offset, "\(inset)")
        }
    }

    @Test("keeps the distance above the field too, where there is room for that and the field is seen whole")
    func topDistance() {
        let page = AvoidanceSituation.ScrollView(
            frame: Self.window, contentOffset: CGPoint(x: 0, y: 700), contentSize: CGSize(width: 390, height: 2000))
        var situation = Self.phone(fieldTop: -300, scrollViews: [page])
        situation.distance = 10
        #expect(AvoidancePlanner.plan(situation).scrollViews[0].contentOffset.y == 299)
        let height = situation.field!.frame.height
        // From the bar at 91 to the keyboard, without the distance.
        situation.keyboardTop = 91 + height + 10 + 4
        #expect(AvoidancePlanner.plan(situation).scrollViews[0].contentOffset.y == 305)
        situation.keyboardTop = 91 + height + 10
        #expect(AvoidancePlanner.plan(situation).scrollViews[0].contentOffset.y == 309)
    }

    @Test("keeps the distance above a field in a row of pages, which ends closer to the field and doesn't scroll up")
    func topDistanceInPages() {
        var pages = AvoidanceSituation.ScrollView(
            frame: CGRect(x: 0, y: -304, width: 390, height: 60), contentOffset: .zero,
            contentSize: CGSize(width: 780, height: 60))
        pages.scrollsVertically = false
        pages.mayChangeInset = false
        let list = AvoidanceSituation.ScrollView(
            frame: Self.window, contentOffset: CGPoint(x: 0, y: 700), contentSize: CGSize(width: 390, height: 2000))
        var situation = Self.phone(fieldTop: -300, scrollViews: [pages, list])
        situation.topDistance = 40
        let plan = AvoidancePlanner.plan(situation)
        #expect(plan.scrollViews[0] == .init(keeping: pages))
        #expect(plan.scrollViews[1].contentOffset.y == 269)
    }

    @Test(
        "keeps another distance above the field where one is asked for",
        arguments: [(40, 269), (0, 309), (-5, 309), (.infinity, 309)] as [(CGFloat, CGFloat)])
    func ownTopDistance(_ distance: CGFloat, _ offset: CGFloat) {
        let page = AvoidanceSituation.ScrollView(
            frame: Self.window, contentOffset: CGPoint(x: 0, y: 700), contentSize: CGSize(width: 390, height: 2000))
        var situation = Self.phone(fieldTop: -300, scrollViews: [page])
        situation.distance = 10
        situation.topDistance = distance
        #expect(AvoidancePlanner.plan(situation).scrollViews[0].contentOffset.y == offset)
    }

    @Test(
        "brings content that rests at the end of its view to the keyboard, and back, though it is shorter than the view"
    )
    func restsAtEnd() {
        var list = AvoidanceSituation.ScrollView(
            frame: Self.window, contentOffset: CGPoint(x: 0, y: 100 - 844),
            contentSize: CGSize(width: 390, height: 100),
            restsAtEnd: true)
        var situation = AvoidanceSituation(viewport: Self.window, keyboardTop: 544, scrollViews: [list])
        var plan = AvoidancePlanner.plan(situation)
        #expect(plan.scrollViews == [.init(contentOffset: CGPoint(x: 0, y: 100 - 544), bottomInset: 300)])
        list.contentOffset.y = 100 - 544
        list.bottomInset = 300
        situation.scrollViews = [list]
        #expect(AvoidancePlanner.plan(situation) == AvoidancePlan(keeping: situation))
        situation.keyboardTop = nil
        plan = AvoidancePlanner.plan(situation)
        #expect(plan.scrollViews == [.init(contentOffset: CGPoint(x: 0, y: 100 - 844), bottomInset: 0)])
    }

    @Test("plans nothing for a form without a field, but gives the insets")
    func nothingToShow() {
        var situation = Self.phone(fieldTop: 0, scrollViews: [Self.page(contentHeight: 1000)])
        situation.caret = nil
        situation.field = nil
        situation.container!.shift = -40
        let plan = AvoidancePlanner.plan(situation)
        // The scroll view is 40 points too high, and returns to its place.
        #expect(plan.containerShift == 0)
        #expect(plan.scrollViews == [.init(contentOffset: CGPoint(x: 0, y: -91), bottomInset: 306)])
        let nothing = AvoidanceSituation(viewport: .null, keyboardTop: 300)
        #expect(AvoidancePlanner.plan(nothing) == AvoidancePlan(scrollViews: [], containerShift: 0))
    }

    @Test("leaves a difference of less than half a point, but gives back every inset and shift that is not needed")
    func smallDifferences() {
        var page = Self.page(contentHeight: 1000)
        page.bottomInset = 0.25
        page.contentOffset.y = -91.25
        var situation = Self.phone(fieldTop: 500, scrollViews: [page])
        situation.container?.shift = -0.25
        situation.keyboardTop = nil
        var plan = AvoidancePlanner.plan(situation)
        #expect(plan.containerShift == 0)
        #expect(plan.scrollViews == [.init(contentOffset: page.contentOffset, bottomInset: 0)])

        situation.keyboardTop = 544
        situation.scrollViews[0].bottomInset = 266.25
        plan = AvoidancePlanner.plan(situation)
        #expect(plan.containerShift == 0)
        #expect(plan.scrollViews == [.init(contentOffset: page.contentOffset, bottomInset: 266.25)])

        situation.caret?.frame.origin.y = 522.5
        plan = AvoidancePlanner.plan(situation)
        #expect(plan.scrollViews == [.init(contentOffset: CGPoint(x: 0, y: -90.5), bottomInset: 266.25)])
    }
}
