import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

/// What's true of every sequence of notifications, tested with generated ones.
@Suite("Keyboard normalizer of any notifications")
struct KeyboardNormalizerPromiseTests {
    static let seeds: ClosedRange<UInt64> = 1...400

    /// Notifications in any order, with frames that are likely to mean something, or nothing at all.
    private struct Noise {
        enum Step {
            case event(KeyboardEvent)
            case holdHides
            case releaseHides
        }

        var steps: [Step]
        var screenBounds: CGRect
        var normalizer: KeyboardNormalizer

        init(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            let bounds = [Phone.portrait, Phone.landscape, Tablet.screen].randomElement(using: &random)!
            let rotates = random.chance(40)
            steps = (0..<random.number(1...60)).map { _ in
                if rotates, random.chance(15) { return random.chance(50) ? .holdHides : .releaseHides }
                return .event(
                    KeyboardEvent(
                        kind: KeyboardEvent.Kind.allCases.randomElement(using: &random)!,
                        end: Self.frame(in: bounds, using: &random),
                        duration: random.chance(80) ? 0.25 : 0,
                        isLocal: random.chance(85)))
            }
            screenBounds = random.chance(95) ? bounds : CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
            normalizer = KeyboardNormalizer()
        }

        static func frame(in bounds: CGRect, using random: inout SplitMix64) -> CGRect {
            switch random.number(1...10) {
            case 1...3:
                let height = CGFloat(random.number(1...3) * 80)
                return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
            case 4: return CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 200)
            case 5: return CGRect(x: 0, y: bounds.maxY - 200.5, width: bounds.width, height: 200.25)
            case 6: return .zero
            case 7:
                let known = [Phone.keyboard, Tablet.keyboard, Tablet.floating, Tablet.undocked]
                return known.randomElement(using: &random)!
            case 8:
                let numbers: [CGFloat] = [
                    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -0.0, 200,
                ]
                let components = (0..<4).map { _ in numbers.randomElement(using: &random)! }
                return CGRect(x: components[0], y: components[1], width: components[2], height: components[3])
            default:
                return CGRect(
                    x: random.number(-400...1200), y: random.number(-400...1200),
                    width: random.number(-600...600), height: random.number(-400...400))
            }
        }

        /// Plays the steps, each as often as `times`, and calls `check` with the result of each one.
        mutating func play(
            times: Int = 1, _ check: (Step, KeyboardTransition?, KeyboardNormalizer) -> Void = { _, _, _ in }
        ) -> [KeyboardTransition] {
            var transitions: [KeyboardTransition] = []
            for step in steps {
                for _ in 0..<times {
                    var transition: KeyboardTransition?
                    switch step {
                    case .event(let event): transition = normalizer.receive(event, screenBounds: screenBounds)
                    case .holdHides: normalizer.holdHides()
                    case .releaseHides: transition = normalizer.releaseHides()
                    }
                    check(step, transition, normalizer)
                    if let transition { transitions.append(transition) }
                }
            }
            return transitions
        }
    }

    @Test("says where the keyboard is with each transition, and at no other time", arguments: seeds)
    func chain(seed: UInt64) {
        var noise = Noise(seed: seed)
        var keyboard = Keyboard.absent
        _ = noise.play { _, transition, normalizer in
            if let transition { keyboard = transition.keyboard }
            #expect(normalizer.keyboard == keyboard, "seed \(seed)")
        }
    }

    @Test("names each transition by where it begins and ends, and settles once at most", arguments: seeds)
    func kinds(seed: UInt64) {
        var noise = Noise(seed: seed)
        var last: KeyboardTransition?
        for transition in noise.play() {
            let (begin, end) = (last?.keyboard ?? .absent, transition.keyboard)
            let holds =
                switch transition.kind {
                case .willShow: begin == .absent && end != .absent
                case .willChange: begin != .absent && end != .absent && !begin.isSame(as: end)
                case .willHide: begin != .absent && end == .absent
                case .settled:
                    last != nil && last?.kind != .settled && (begin == end || begin != .absent && end != .absent)
                }
            #expect(holds, "seed \(seed), \(transition)")
            #expect(transition != last, "seed \(seed), \(transition)")
            last = transition
        }
    }

    @Test("has no keyboard after any hide that it does not hold back", arguments: seeds)
    func hides(seed: UInt64) {
        var noise = Noise(seed: seed)
        _ = noise.play { step, _, normalizer in
            guard case .event(let event) = step, event.kind == .willHide, !normalizer.holdsHides else { return }
            #expect(normalizer.keyboard == .absent, "seed \(seed)")
        }
    }

    @Test("lets no hide through while it holds them back, and loses none", arguments: seeds)
    func holding(seed: UInt64) {
        var noise = Noise(seed: seed)
        // Receives the same, but never holds anything back.
        var plain = noise.normalizer
        let bounds = noise.screenBounds
        _ = noise.play { step, transition, normalizer in
            if case .event(let event) = step { _ = plain.receive(event, screenBounds: bounds) }
            if normalizer.holdsHides {
                #expect(transition?.kind != .willHide, "seed \(seed)")
            } else {
                #expect((normalizer.keyboard == .absent) == (plain.keyboard == .absent), "seed \(seed)")
            }
        }
    }

    @Test("covers no more of a view than there is of both", arguments: seeds)
    func overlap(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let frame = Noise.frame(in: Phone.portrait, using: &random)
            let rect = Noise.frame(in: Phone.portrait, using: &random)
            let window = Noise.frame(in: Phone.portrait, using: &random)
            guard let overlap = Keyboard.docked(frame).overlap(with: rect, inWindow: window) else { continue }
            #expect(overlap.width > 0 && overlap.height > 0, "seed \(seed)")
            #expect(overlap.width <= frame.width && overlap.height <= frame.height, "seed \(seed)")
            #expect(overlap.width <= rect.width && overlap.height <= rect.height, "seed \(seed)")
            #expect(overlap.minY >= rect.minY && overlap.maxY <= rect.maxY, "seed \(seed)")
        }
    }

    @Test("gives the same for every notification told twice", arguments: seeds)
    func twice(seed: UInt64) {
        var once = Noise(seed: seed)
        var twice = once
        #expect(once.play() == twice.play(times: 2), "seed \(seed)")
    }

    @Test("knows the keyboard after a show, whatever came before", arguments: seeds)
    func show(seed: UInt64) {
        var noise = Noise(seed: seed)
        _ = noise.play()
        let kinds: [KeyboardEvent.Kind] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
        var transitions: [KeyboardTransition] = []
        for kind in kinds {
            let event = KeyboardEvent(kind: kind, end: Phone.keyboard, duration: 0.25)
            if let transition = noise.normalizer.receive(event, screenBounds: Phone.portrait) {
                transitions.append(transition)
            }
        }
        #expect(noise.normalizer.keyboard.isSame(as: .docked(Phone.keyboard)), "seed \(seed)")
        #expect(transitions.count <= 2, "seed \(seed)")
        #expect(noise.normalizer.releaseHides() == nil, "seed \(seed)")
    }
}
