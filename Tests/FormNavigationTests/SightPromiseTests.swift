import TestSupport
import Testing
import UIKit

@testable import FormNavigation

/// A stop can be brought onto the screen, and a visible field is a stop, however the containers are nested.
@MainActor
struct SightPromiseTests {
    nonisolated static let seeds: [UInt64] = [470, 440, 458]

    @Test("scrolling, and moving the form up or down, brings in every stop", arguments: seeds)
    func reachable(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var counts = (stops: 0, others: 0)
        for round in 0..<300 {
            let form = TestForm([])
            let fields = fill(form.view, with: &random)
            let stops = FormNavigator(viewController: form.viewController).fields
            counts = (counts.stops + stops.count, counts.others + fields.count - stops.count)
            for field in stops {
                loadRows(field, in: form)
                #expect(isSeen(field, in: form), "seed \(seed), round \(round), field \(names([field]))")
                form.view.transform = .identity
            }
        }
        // The arrangements are only useful if both kinds are common.
        #expect(counts.stops > 300 && counts.others > 300, "\(counts)")
    }

    @Test("what is seen is a stop, and stays one when the whole form is moved", arguments: seeds)
    func seen(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var counts = (seen: 0, others: 0)
        for round in 0..<300 {
            let form = TestForm([])
            let fields = fill(form.view, with: &random)
            let navigator = FormNavigator(viewController: form.viewController)
            let stops = Set(navigator.fields)
            let seen = fields.filter { isSeen($0, in: form) }
            counts = (counts.seen + seen.count, counts.others + fields.count - seen.count)
            for field in seen {
                #expect(stops.contains(field), "seed \(seed), round \(round), field \(names([field]))")
            }
            let x = CGFloat(random.number(-800...800))
            form.view.transform = CGAffineTransform(translationX: x, y: CGFloat(random.number(-900...900)))
            #expect(Set(navigator.fields) == stops, "seed \(seed), round \(round)")
        }
        #expect(counts.seen > 200 && counts.others > 200, "\(counts)")
    }

    // MARK: - Arrangements

    /// Fills a view with nested containers, some of which scroll or clip, and with fields.
    private func fill(_ root: UIView, with random: inout SplitMix64) -> [UITextField] {
        root.clipsToBounds = random.chance(20)
        var containers = [root]
        for _ in 0..<random.number(1...6) {
            let parent = containers[random.number(0...containers.count - 1)]
            let container = random.chance(30) ? UIScrollView() : UIView()
            container.frame = frame(sizes: 1...900, in: parent, with: &random)
            if let scrollView = container as? UIScrollView {
                scrollView.contentSize = CGSize(width: 1_000, height: 2_000)
                scrollView.contentOffset.y = CGFloat(random.number(0...1_000))
            } else {
                container.clipsToBounds = random.chance(40)
            }
            if random.chance(20) {
                container.transform = CGAffineTransform(translationX: CGFloat(random.number(-400...400)), y: 0)
            }
            parent.addSubview(container)
            containers.append(container)
        }
        return (0..<4).map { index in
            let parent = containers[random.number(0...containers.count - 1)]
            let field = UITextField(frame: frame(sizes: 30...200, in: parent, with: &random))
            field.placeholder = "\(index)"
            parent.addSubview(field)
            return field
        }
    }

    /// A frame that's often in its superview, and often beside it.
    private func frame(sizes: ClosedRange<Int>, in parent: UIView, with random: inout SplitMix64) -> CGRect {
        let (width, height) = (Int(parent.bounds.width), Int(parent.bounds.height))
        let isWithin = random.chance(60)
        return CGRect(
            x: random.number(isWithin ? 0...width : -900...900), y: random.number(isWithin ? 0...height : -900...1_200),
            width: random.number(sizes), height: random.number(sizes))
    }

    // MARK: - What the user sees

    /// The visible part of a view, in the window's coordinates.
    private func seenPart(of view: UIView, in form: TestForm, within window: CGRect? = nil) -> CGRect {
        var part = view.convert(view.bounds, to: nil).intersection(window ?? form.window.bounds)
        for container in sequence(first: view, next: \.superview).dropFirst() where container.clipsToBounds {
            part = part.intersection(container.convert(container.bounds, to: nil))
        }
        return part
    }

    private func isSeen(_ view: UIView, in form: TestForm) -> Bool {
        !seenPart(of: view, in: form).isEmpty
    }

    /// Moves the form up or down, and then scrolls from the outermost scroll view to the innermost.
    private func loadRows(_ field: UIView, in form: TestForm) {
        let scrollViews = sequence(first: field, next: \.superview).compactMap { $0 as? UIScrollView }
        let path = scrollViews.reversed() + [field]
        let everywhere = CGRect(x: 0, y: -1e5, width: form.window.bounds.width, height: 2e5)
        form.view.transform.ty = form.window.bounds.midY - seenPart(of: path[0], in: form, within: everywhere).midY
        for (scrollView, target) in zip(scrollViews.reversed(), path.dropFirst()) {
            let gap = seenPart(of: scrollView, in: form)
            let part = clippedPart(of: target, upTo: scrollView)
            scrollView.contentOffset.x += part.midX - gap.midX
            scrollView.contentOffset.y += part.midY - gap.midY
        }
    }

    /// The part of a view that isn't clipped by any container between it and a scroll view, in the window's
    /// coordinates.
    private func clippedPart(of view: UIView, upTo scrollView: UIView) -> CGRect {
        var part = view.convert(view.bounds, to: nil)
        for container in sequence(first: view, next: \.superview).dropFirst().prefix(while: { $0 !== scrollView })
        where container.clipsToBounds {
            part = part.intersection(container.convert(container.bounds, to: nil))
        }
        return part
    }
}
