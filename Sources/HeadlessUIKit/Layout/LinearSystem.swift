/// Linear equations and inequalities that are solved as they're added, the most important first.
///
/// Each new relation is met exactly if the previous ones allow it. Otherwise, unless it's required, it's met as nearly
/// as they allow, and stays so, because later relations can't change it. This is the order of Auto Layout's priorities.
/// The same relations in the same order always result in the same values.
///
/// Internally, some variables are expressed by the others, as in the simplex method. A *slack* is a variable that can't
/// be negative: an inequality `e ≥ 0` is stored as `e = slack`.
struct LinearSystem {
    struct Term: Equatable {
        var variable: Int
        var coefficient: Double
    }

    enum Relation {
        /// The expression is zero.
        case zero
        /// The expression is zero or more.
        case notNegative
    }

    /// What each variable equals, for variables that are expressed by the others.
    private var rows: [Expression?] = []
    private var isSlack: [Bool] = []
    /// For each of the other variables, the rows that mention it, and perhaps rows that did once.
    private var columns: [[Int]] = []

    private static let tolerance = 1e-7

    /// A new variable, which may have any value.
    mutating func makeVariable() -> Int { makeVariable(isSlack: false) }

    /// Creates a variable that's at least zero, and is zero unless something makes it greater.
    mutating func makeLength() -> Int { makeVariable(isSlack: true) }

    /// A variable's value. Zero for one that nothing determines.
    func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    func value(of expression: Expression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Whether nothing yet says what the expression's value is.
    func isOpen(_ expression: Expression) -> Bool {
        reduced(expression).terms.contains { !isSlack[$0.variable] }
    }

    /// Whether some relation is about the variable.
    func isDecided(_ variable: Int) -> Bool { rows[variable] != nil || columns[variable].contains { rows[$0] != nil } }

    /// Adds a relation, less important than all those before it.
    ///
    /// - Parameter isRequired: Whether the relation has to be satisfied exactly. If that's impossible, it's left out.
    /// - Returns: Whether the relation is satisfied exactly.
    @discardableResult
    mutating func add(_ expression: Expression, _ relation: Relation, isRequired: Bool = false) -> Bool {
        var rest = reduced(expression)
        if let open = mostConvenientOpenVariable(in: rest) {
            if relation == .notNegative { rest.add(-1, makeVariable(isSlack: true)) }
            pivot(rest, on: open)
            return true
        }
        // Only slacks are left, which are all zero now: the constant is the value.
        if relation == .zero, rest.constant > 0 { rest.scale(by: -1) }
        if rest.constant >= -Self.tolerance {
            if relation == .zero, let term = rest.terms.first {
                pivot(rest, on: term.variable)
            } else if relation == .notNegative, !rest.terms.isEmpty {
                let slack = makeVariable(isSlack: true)
                setRow(rest, of: slack)
            }
            return true
        }
        // The value has to grow to zero: let slacks grow until it's there, or until none of them helps anymore. Taking
        // the first one that helps can't lead to a cycle (Bland's rule).
        while let entering = rest.terms.first(where: { $0.coefficient > Self.tolerance }) {
            guard let leaving = firstToBlock(entering.variable, before: -rest.constant / entering.coefficient) else {
                if relation == .notNegative { rest.add(-1, makeVariable(isSlack: true)) }
                pivot(rest, on: entering.variable)
                return true
            }
            exchange(leaving, for: entering.variable)
            rest = reduced(rest)
        }
        // As near as can be. Every slack left in it would take it further away, so these stay zero.
        if !isRequired { for term in rest.terms { remove(term.variable) } }
        return false
    }
}

extension LinearSystem {
    private mutating func makeVariable(isSlack slack: Bool) -> Int {
        rows.append(nil)
        isSlack.append(slack)
        columns.append([])
        return rows.count - 1
    }

    /// The expression in terms of variables without a row.
    private func reduced(_ expression: Expression) -> Expression {
        var result = Expression(constant: expression.constant)
        for term in expression.terms {
            if let row = rows[term.variable] {
                result.add(row, times: term.coefficient)
            } else {
                result.add(term.coefficient, term.variable)
            }
        }
        return result
    }

    /// The one that the fewest rows mention.
    private func mostConvenientOpenVariable(in expression: Expression) -> Int? {
        var best: Int?
        for term in expression.terms where !isSlack[term.variable] {
            if let known = best, columns[known].count <= columns[term.variable].count { continue }
            best = term.variable
        }
        return best
    }

    /// Makes the expression zero by expressing `variable` by the rest.
    private mutating func pivot(_ expression: Expression, on variable: Int) {
        var row = expression
        let coefficient = row.removeTerm(of: variable)
        row.scale(by: -1 / coefficient)
        let users = columns[variable]
        columns[variable] = []
        for user in users {
            guard var changed = rows[user] else { continue }
            let times = changed.removeTerm(of: variable)
            guard times != 0 else { continue }
            rows[user] = nil
            changed.add(row, times: times)
            rows[user] = changed
            for term in row.terms { columns[term.variable].append(user) }
        }
        setRow(row, of: variable)
    }

    private mutating func setRow(_ row: Expression, of variable: Int) {
        rows[variable] = row
        for term in row.terms { columns[term.variable].append(variable) }
    }

    /// The slack that falls to zero first when `variable` grows from zero toward `limit`, if one does before that.
    private func firstToBlock(_ variable: Int, before limit: Double) -> Int? {
        var best: (slack: Int, limit: Double)?
        for user in columns[variable] where isSlack[user] {
            guard let row = rows[user] else { continue }
            let slope = row.coefficient(of: variable)
            guard slope < -Self.tolerance else { continue }
            let reach = max(row.constant, 0) / -slope
            guard reach < limit - Self.tolerance else { continue }
            if let best, (best.limit, best.slack) <= (reach, user) { continue }
            best = (user, reach)
        }
        return best?.slack
    }

    /// Writes `entering` in terms of `leaving`, which was written in terms of it.
    private mutating func exchange(_ leaving: Int, for entering: Int) {
        guard var row = rows[leaving] else { return }
        rows[leaving] = nil
        row.add(-1, leaving)
        pivot(row, on: entering)
    }

    /// Permanently makes a slack zero.
    private mutating func remove(_ slack: Int) {
        for user in columns[slack] { _ = rows[user]?.removeTerm(of: slack) }
        columns[slack] = []
    }
}

extension LinearSystem {
    /// A constant and multiples of variables.
    struct Expression: Equatable {
        var constant = 0.0
        /// In the order of the variables. No coefficient is zero.
        private(set) var terms: [Term] = []

        init(constant: Double = 0) { self.constant = constant }

        func coefficient(of variable: Int) -> Double {
            for term in terms where term.variable == variable { return term.coefficient }
            return 0
        }

        mutating func add(_ coefficient: Double, _ variable: Int) {
            var place = terms.count
            while place > 0, terms[place - 1].variable > variable { place -= 1 }
            if place > 0, terms[place - 1].variable == variable {
                terms[place - 1].coefficient += coefficient
                if abs(terms[place - 1].coefficient) < 1e-10 { terms.remove(at: place - 1) }
            } else if coefficient != 0 {
                terms.insert(Term(variable: variable, coefficient: coefficient), at: place)
            }
        }

        mutating func add(_ other: Expression, times factor: Double) {
            constant += other.constant * factor
            for term in other.terms { add(term.coefficient * factor, term.variable) }
        }

        mutating func scale(by factor: Double) {
            constant *= factor
            for index in terms.indices { terms[index].coefficient *= factor }
        }

        /// Removes a variable, and returns its coefficient, or zero if it wasn't there.
        mutating func removeTerm(of variable: Int) -> Double {
            for index in terms.indices where terms[index].variable == variable {
                return terms.remove(at: index).coefficient
            }
            return 0
        }
    }
}
