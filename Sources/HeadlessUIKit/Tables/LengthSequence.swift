/// A sequence of lengths. It finds where each begins, and which one is at a position, in logarithmic time.
struct LengthSequence {
    let count: Int
    private var uniform: CGFloat
    /// A binary tree in an array: each node is the sum of its two children, and the lengths themselves are the leaves.
    /// Empty while all lengths are the same.
    ///
    /// Sums are recalculated on the way up, so that they don't drift with the number of changes.
    private var tree: [CGFloat] = []
    private var leaves = 0

    init(repeating length: CGFloat = 0, count: Int) {
        self.count = count
        uniform = Self.valid(length)
    }

    init(_ lengths: [CGFloat]) {
        self.init(repeating: lengths.first ?? 0, count: lengths.count)
        guard lengths.contains(where: { Self.valid($0) != uniform }) else { return }
        grow()
        for (index, length) in lengths.enumerated() { tree[leaves + index] = Self.valid(length) }
        sum()
    }

    /// Negative and infinite lengths, and NaN, count as 0.
    private static func valid(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }

    private mutating func grow() {
        leaves = 1
        while leaves < count { leaves *= 2 }
        tree = Array(repeating: 0, count: leaves * 2)
    }

    private mutating func sum() {
        for node in stride(from: leaves - 1, to: 0, by: -1) { tree[node] = tree[node * 2] + tree[node * 2 + 1] }
    }

    var total: CGFloat { tree.isEmpty ? uniform * CGFloat(count) : tree[1] }

    subscript(index: Int) -> CGFloat {
        get { tree.isEmpty ? uniform : tree[leaves + index] }
        set {
            let length = Self.valid(newValue)
            guard length != self[index] else { return }
            if tree.isEmpty {
                grow()
                for leaf in 0..<count { tree[leaves + leaf] = uniform }
                sum()
            }
            var node = leaves + index
            tree[node] = length
            while node > 1 {
                node /= 2
                tree[node] = tree[node * 2] + tree[node * 2 + 1]
            }
        }
    }

    /// The beginning of the length at `index`. For ``count``, it's the end of the last one.
    func start(of index: Int) -> CGFloat {
        guard !tree.isEmpty else { return uniform * CGFloat(index) }
        guard index < count else { return total }
        var (node, start) = (leaves + index, CGFloat(0))
        while node > 1 {
            if node % 2 == 1 { start += tree[node - 1] }
            node /= 2
        }
        return start
    }

    /// The index of the length that contains `place`, including its beginning; `nil` before the first and after the
    /// last one.
    func index(at place: CGFloat) -> Int? {
        guard place >= 0, place < total else { return nil }
        var index = approximateIndex(at: place)
        // What was rounded on the way may be a neighbor's.
        while index > 0, start(of: index) > place { index -= 1 }
        while index + 1 < count, start(of: index + 1) <= place { index += 1 }
        return index
    }

    private func approximateIndex(at place: CGFloat) -> Int {
        guard !tree.isEmpty else { return min(Int(place / uniform), count - 1) }
        var (node, rest) = (1, place)
        while node < leaves {
            node *= 2
            if rest >= tree[node] {
                rest -= tree[node]
                node += 1
            }
        }
        return min(node - leaves, count - 1)
    }
}
