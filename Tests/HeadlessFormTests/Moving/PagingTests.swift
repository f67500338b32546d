import FormNavigation
import Testing
import UIKit

/// Fields on the pages of a scroll view with paging.
@MainActor
struct PagingTests {
    /// Three pages with two fields each, side by side or below each other.
    @MainActor
    private struct Pages: FormOnDevice {
        let device: HeadlessDevice
        let navigator: FormNavigator
        let scrollView: UIScrollView
        var fields: [UITextField] = []
        let isVertical: Bool

        init(isVertical: Bool = false, seesToInputs: Bool, configure: (HeadlessDevice) -> Void = { _ in }) {
            var behavior = HeadlessBehavior()
            behavior.scrollsInputsIntoSight = seesToInputs
            device = HeadlessDevice(behavior: behavior)
            configure(device)
            self.isVertical = isVertical
            let controller = UIViewController()
            let size = device.screen.bounds.size
            scrollView = UIScrollView(frame: device.screen.bounds)
            scrollView.isPagingEnabled = true
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize =
                isVertical
                ? CGSize(width: size.width, height: 3 * size.height)
                : CGSize(width: 3 * size.width, height: size.height)
            for page in 0..<3 {
                for row in 0..<2 {
                    let origin = CGPoint(
                        x: isVertical ? 180 : CGFloat(page) * size.width + 180,
                        y: (isVertical ? CGFloat(page) * size.height : 0) + 100 + 360 * CGFloat(row))
                    let frame = CGRect(origin: origin, size: CGSize(width: 200, height: 40))
                    let field = UITextField(named: "\(page).\(row)", frame: frame)
                    fields.append(field)
                    scrollView.addSubview(field)
                }
            }
            controller.view.addSubview(scrollView)
            navigator = FormNavigator(viewController: controller)
            device.show(controller)
        }

        var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }

        /// Which page is visible, if exactly one page is.
        var page: CGFloat {
            isVertical
                ? scrollView.contentOffset.y / scrollView.bounds.height
                : scrollView.contentOffset.x / scrollView.bounds.width
        }

        var isFocusSeen: Bool {
            guard let field = fields.first(where: \.isFirstResponder) else { return false }
            let frame = field.convert(field.bounds, to: nil)
            return device.screen.bounds.contains(frame) && frame.maxY <= device.keyboard.frame.minY
        }

        /// Whether a field that's high enough on its page hasn't moved anything but the page.
        var isAtRest: Bool {
            let isHigh = fields.first(where: \.isFirstResponder)?.placeholder?.hasSuffix(".0") == true
            return !isHigh || scrollView.superview?.transform == .identity
        }
    }

    @Test("a table is on its page, whatever is on the others", arguments: [true, false], [0, 1])
    func tableOnPage(_ isVertical: Bool, _ page: Int) {
        let form = Pages(isVertical: isVertical, seesToInputs: false)
        let row = OneRow(UITextField(named: "row", frame: CGRect(x: 20, y: 2, width: 200, height: 40)))
        let size = form.device.screen.bounds.size
        let origin =
            isVertical ? CGPoint(x: 0, y: size.height * CGFloat(page)) : CGPoint(x: size.width * CGFloat(page), y: 0)
        let table = UITableView(frame: CGRect(origin: origin, size: CGSize(width: size.width, height: 90)))
        table.dataSource = row
        form.scrollView.addSubview(table)
        form.device.settle()
        var expected = form.fields.compactMap(\.placeholder)
        expected.insert("row", at: 2 * page)
        #expect(form.navigator.fields.map { ($0 as? UITextField)?.placeholder } == expected)
    }

    @Test(
        "P13: Next and Previous turn the page, whether or not UIKit sees to text fields by itself",
        arguments: [true, false], [true, false])
    func turned(_ seesToInputs: Bool, _ isVertical: Bool) {
        let form = Pages(isVertical: isVertical, seesToInputs: seesToInputs)
        #expect(form.navigator.fields == form.fields)
        for (index, _) in form.fields.enumerated() {
            #expect(form.navigator.focusNext())
            form.device.settle()
            #expect(form.focus == form.fields[index].placeholder)
            #expect(form.page == CGFloat(index / 2))
            #expect(form.isFocusSeen && form.isAtRest)
        }
        for index in form.fields.indices.dropLast().reversed() {
            #expect(form.navigator.focusPrevious())
            form.device.settle()
            #expect(form.focus == form.fields[index].placeholder)
            #expect(form.page == CGFloat(index / 2))
            #expect(form.isFocusSeen && form.isAtRest)
        }
    }

    @Test("by default a page is read before the next one, whatever has been scrolled on it", arguments: [true, false])
    func readingOrder(_ isRightToLeft: Bool) {
        let device = HeadlessDevice(language: isRightToLeft ? .arabic : .english)
        let controller = UIViewController()
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 3 * 393, height: 700)
        controller.view.addSubview(pager)
        var fields: [UITextField] = []
        for page in 0..<3 {
            let place = isRightToLeft ? 2 - page : page
            let scrollView = UIScrollView(frame: CGRect(x: 393 * place, y: 0, width: 393, height: 700))
            scrollView.contentSize = CGSize(width: 393, height: 2_000)
            pager.addSubview(scrollView)
            for row in 0..<3 {
                let frame = CGRect(x: 20, y: 20 + 400 * row, width: 200, height: 40)
                let field = UITextField(named: "\(page).\(row)", frame: frame)
                fields.append(field)
                scrollView.addSubview(field)
            }
        }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        #expect(navigator.fields == fields)
        navigator.focusFirst()
        #expect(device.fieldsReached { _ in navigator.focusNext() } == fields)
        let end: CGFloat = isRightToLeft ? 0 : 786
        #expect(pager.contentOffset.x == end)
        #expect(navigator.fields == fields)
    }

    @Test("what is on a single page is read together with what is beside it")
    func singlePage() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 190, height: 600))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 380, height: 600)
        controller.view.addSubview(pager)
        let fields = (0..<4).map { index in
            let frame = CGRect(x: index.isMultiple(of: 2) ? 10 : 200, y: 50 * (index / 2), width: 170, height: 40)
            return UITextField(named: "\(index)", frame: frame)
        }
        for field in fields {
            if field.frame.minX < 190 {
                pager.addSubview(field)
            } else {
                field.frame.origin.y += 100
                controller.view.addSubview(field)
            }
        }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        #expect(navigator.fields == fields)
        // On two pages, they are read by themselves.
        fields[2].frame.origin.x += 190
        #expect(navigator.fields == [fields[0], fields[2], fields[1], fields[3]])
    }

    @Test("of two fields beside each other at the edge of a page the one on the upper page is read first")
    func upperPage() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 300, height: 600)
        controller.view.addSubview(pager)
        let upper = UITextField(named: "upper", frame: CGRect(x: 200, y: 250, width: 80, height: 60))
        let lower = UITextField(named: "lower", frame: CGRect(x: 20, y: 265, width: 80, height: 80))
        for field in [upper, lower] { pager.addSubview(field) }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        #expect(navigator.fields == [upper, lower])
        pager.isPagingEnabled = false
        #expect(navigator.fields == [lower, upper])
    }

    @Test("a field that juts out where no page follows is on the page before", arguments: [true, false])
    func juttingOut(_ isVertical: Bool) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: isVertical ? 300 : 600, height: isVertical ? 600 : 300)
        controller.view.addSubview(pager)
        // The middle of the first one is beyond the edge; the last one is on the next page.
        let frames =
            isVertical
            ? [
                CGRect(x: 250, y: 20, width: 200, height: 40), CGRect(x: 20, y: 120, width: 200, height: 40),
                CGRect(x: 20, y: 320, width: 200, height: 40),
            ]
            : [
                CGRect(x: 20, y: 20, width: 200, height: 40), CGRect(x: 20, y: 290, width: 200, height: 40),
                CGRect(x: 320, y: 20, width: 200, height: 40),
            ]
        let fields = frames.enumerated().map { UITextField(named: "\($0.offset)", frame: $0.element) }
        for field in fields { pager.addSubview(field) }
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        #expect(navigator.fields == fields)
    }

    @Test("Return, Tab and going to what is missing turn the page too", arguments: [true, false])
    func otherWays(_ seesToInputs: Bool) {
        let form = Pages(seesToInputs: seesToInputs)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.device.pressReturn()
        form.device.settle()
        #expect((form.focus, form.page) == ("1.0", 1))
        form.device.press(.keyboardTab, modifiers: .shift)
        form.device.settle()
        #expect((form.focus, form.page) == ("0.1", 0))
        form.fields[4].formOptions.validation = .view { (_: UIView) in "No." }
        #expect(form.navigator.focusFirstInvalid())
        form.device.settle()
        #expect((form.focus, form.page) == ("2.0", 2))
    }

    @Test("a page that is there already is not turned, and where the person may not turn none is")
    func stays() {
        let form = Pages(seesToInputs: false)
        form.fields[2].becomeFirstResponder()
        form.scrollView.contentOffset.x = form.scrollView.bounds.width
        form.device.settle()
        form.navigator.focusNext()
        form.device.settle()
        #expect((form.focus, form.page) == ("1.1", 1))

        // The app turns these pages itself, so moves can only go through the visible page.
        form.scrollView.isScrollEnabled = false
        #expect(form.navigator.fields == Array(form.fields[2...3]))
        #expect(!form.navigator.canFocusNext)
    }

    @Test(
        "a page that the person may not turn stays where it is for a field that reaches into it",
        arguments: [true, false])
    func reachesIn(_ isVertical: Bool) {
        let form = Pages(isVertical: isVertical, seesToInputs: false)
        let size = form.device.screen.bounds.size
        form.scrollView.isScrollEnabled = false
        form.fields[2].frame.origin =
            isVertical ? CGPoint(x: 20, y: size.height - 15) : CGPoint(x: size.width - 15, y: 100)
        form.fields[1].becomeFirstResponder()
        form.navigator.focus(form.fields[2])
        form.device.settle()
        #expect(form.focus == "1.0" && form.scrollView.contentOffset == .zero)
    }

    @Test(
        "a last page that is half a page is shown with the half before it, as a finger would turn to it",
        arguments: [true, false])
    func halfPage(_ isVertical: Bool) {
        let form = Pages(isVertical: isVertical, seesToInputs: false)
        let size = form.device.screen.bounds.size
        form.scrollView.contentSize =
            isVertical
            ? CGSize(width: size.width, height: 2.5 * size.height)
            : CGSize(width: 2.5 * size.width, height: size.height)
        let last = form.fields[4]
        last.frame.origin =
            isVertical ? CGPoint(x: 180, y: 2 * size.height + 50) : CGPoint(x: 2 * size.width + 10, y: 100)
        last.frame.size.width = 100
        form.fields[5].removeFromSuperview()
        form.fields[3].becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        form.device.settle()
        #expect((form.focus, form.page) == ("2.0", 1.5))
        form.navigator.focusPrevious()
        form.device.settle()
        #expect((form.focus, form.page) == ("1.1", 1))
    }

    @Test("the page moves there, and with Reduce Motion it is there at once", arguments: [true, false])
    func motion(_ isReduced: Bool) {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var durations: [Double] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                durations.append(UIView.inheritedAnimationDuration)
            }
        }
        let form = Pages(seesToInputs: false) { $0.isReduceMotionEnabled = isReduced }
        let watcher = Watcher()
        form.scrollView.delegate = watcher
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        form.device.runLoop.turn()
        #expect(form.page == 1)
        #expect(watcher.durations == [isReduced ? 0 : 0.3])
    }
}
