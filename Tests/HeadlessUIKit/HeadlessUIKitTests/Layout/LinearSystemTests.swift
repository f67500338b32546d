import Foundation
import Testing

@testable import UIKit

@Suite struct LinearSystemTests {
    typealias Expression = LinearSystem.Expression

    /// `constant + Σ coefficient × variable`.
    private func sum(_ constant: Double, _ terms: (Double, Int)...) -> Expression {
        var result = Expression(constant: constant)
        for (coefficient, variable) in terms { result.add(coefficient, variable) }
        return result
    }

    private func system(variables: Int) -> LinearSystem {
        var system = LinearSystem()
        for _ in 0..<variables { _ = system.makeVariable() }
        return system
    }

    @Test("Expressions keep their terms in order, add up, and drop what cancels")
    func expressions() {
        var e = sum(1, (2, 5), (3, 1), (-2, 5), (4, 9))
        #expect(e == sum(1, (3, 1), (4, 9)))
        e.add(sum(1, (-1.5, 1)), times: 2)
        #expect(e == sum(3, (4, 9)))
        #expect(e.coefficient(of: 9) == 4)
        #expect(e.removeTerm(of: 9) == 4)
        #expect(e.terms.isEmpty)
    }

    @Test("Equations determine their variables whatever their order", arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func equations(order: [Int]) {
        // x + y = 10, x − y = 4, z = 2x
        let equations = [sum(-10, (1, 0), (1, 1)), sum(-4, (1, 0), (-1, 1)), sum(0, (1, 2), (-2, 0))]
        var system = system(variables: 3)
        for index in order {
            system.add(equations[index], .zero, isRequired: true)
        }
        #expect((0..<3).map { system.value(of: $0) } == [7, 3, 14])
        #expect(!system.isOpen(sum(0, (1, 0), (1, 1), (1, 2))))
    }

    @Test("A variable is open until something decides it")
    func open() {
        var system = system(variables: 2)
        #expect(system.isOpen(sum(0, (1, 0))))
        system.add(sum(-10, (1, 0), (1, 1)), .zero)
        #expect(system.isOpen(sum(0, (1, 0))))
        #expect(!system.isOpen(sum(0, (1, 0), (1, 1))))
        system.add(sum(-4, (1, 0)), .zero)
        #expect(!system.isOpen(sum(0, (1, 1))))
    }

    @Test("What repeats holds, what contradicts does not and changes nothing")
    func conflict() {
        var system = system(variables: 1)
        let holds = [
            system.add(sum(-10, (1, 0)), .zero, isRequired: true),
            system.add(sum(-20, (2, 0)), .zero, isRequired: true),
            system.add(sum(-11, (1, 0)), .zero, isRequired: true),
            system.add(sum(-11, (1, 0)), .notNegative, isRequired: true),
        ]
        #expect(holds == [true, true, false, false])
        #expect(system.value(of: 0) == 10)
    }

    @Test(
        "A wish is met within limits, or as nearly as they allow",
        arguments: [(50.0, 100.0), (100, 100), (150, 150), (300, 300), (301, 300), (900, 300)]
    )
    func limits(wish: Double, result: Double) {
        var system = system(variables: 1)
        system.add(sum(-100, (1, 0)), .notNegative, isRequired: true)
        system.add(sum(300, (-1, 0)), .notNegative, isRequired: true)
        let holds = system.add(sum(-wish, (1, 0)), .zero)
        #expect(holds == (wish == result))
        #expect(abs(system.value(of: 0) - result) < 1e-9)
    }

    @Test("What comes first wins, and what it has reached is kept")
    func priorities() {
        // a + b = 300; a ≥ 200, then b ≥ 200, then a = 0.
        var system = system(variables: 2)
        system.add(sum(-300, (1, 0), (1, 1)), .zero, isRequired: true)
        let holds = [
            system.add(sum(-200, (1, 0)), .notNegative), system.add(sum(-200, (1, 1)), .notNegative),
            system.add(sum(0, (1, 0)), .zero),
        ]
        #expect(holds == [true, false, false])
        #expect(system.value(of: 0) == 200)
        #expect(system.value(of: 1) == 100)
    }

    @Test("A limit reached for one wish lets go for the next")
    func slack() {
        // h ≥ 44 and c ≥ 200 hold; then h = c ÷ 2.
        var system = system(variables: 2)
        system.add(sum(-44, (1, 0)), .notNegative, isRequired: true)
        system.add(sum(-200, (1, 1)), .notNegative, isRequired: true)
        let holds = system.add(sum(0, (1, 0), (-0.5, 1)), .zero)
        #expect(holds)
        #expect(system.value(of: 0) == 100)
        #expect(system.value(of: 1) == 200)
    }

    @Test("Required relations that a point satisfies always hold together, and small steps improve no wish")
    func random() {
        for seed in 0..<300 {
            var random = Random(state: UInt64(seed))
            let count = Int.random(in: 1...4, using: &random)
            let point = (0..<count).map { _ in Double(Int.random(in: -5...10, using: &random)) }
            var system = system(variables: count)
            var added: [(expression: Expression, relation: LinearSystem.Relation, isRequired: Bool)] = []
            func expression() -> Expression {
                var result = Expression()
                for variable in 0..<count { result.add(Double(Int.random(in: -2...2, using: &random)), variable) }
                return result
            }
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                var e = expression()
                let isEquation = Int.random(in: 0...3, using: &random) == 0
                e.constant = -value(e, at: point) + (isEquation ? 0 : Double(Int.random(in: 0...4, using: &random)))
                added.append((e, isEquation ? .zero : .notNegative, true))
            }
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                var e = expression()
                e.constant = Double(Int.random(in: -20...20, using: &random))
                added.append((e, Bool.random(using: &random) ? .zero : .notNegative, false))
            }
            for variable in 0..<count { added.append((sum(3, (1, variable)), .zero, false)) }
            for (expression, relation, isRequired) in added {
                let holds = system.add(expression, relation, isRequired: isRequired)
                #expect(holds || !isRequired, "seed \(seed)")
            }

            /// How far each wish is from being met, or `nil` where something required is not.
            func misses(at point: [Double]) -> [Double]? {
                var result: [Double] = []
                for (expression, relation, isRequired) in added {
                    let value = value(expression, at: point)
                    let miss = relation == .zero ? abs(value) : max(0, -value)
                    if !isRequired { result.append(miss) } else if miss > 1e-6 { return nil }
                }
                return result
            }
            let found = (0..<count).map { system.value(of: $0) }
            guard let best = misses(at: found) else {
                Issue.record("seed \(seed): a required relation does not hold")
                continue
            }
            for _ in 0..<20 {
                let step = found.map { $0 + Double(Int.random(in: -4...4, using: &random)) / 4 }
                guard let other = misses(at: step) else { continue }
                let decisive = zip(other, best).first { abs($0 - $1) > 1e-5 }
                #expect(decisive.map { $0.0 > $0.1 } ?? true, "seed \(seed): \(step) is better than \(found)")
            }
        }
    }

    private func value(_ expression: Expression, at point: [Double]) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * point[$1.variable] }
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
            return mixed ^ (mixed >> 33)
        }
    }
}
