extension KeyboardDrawing {
    /// One key. Its width is in columns. There are as many columns as letters in the longest row.
    struct Key {
        enum Face {
            case letter(String)
            /// With the letters below it.
            case digit(String, String)
            case word(String)
            case symbol(String)
            case returns
            case space
            case gap
        }

        var face: Face
        var width: CGFloat = 1
        var isSpecial = false

        static func letters(_ row: String) -> [Key] { row.map { Key(face: .letter(String($0))) } }
        static func gap(_ width: CGFloat) -> Key { Key(face: .gap, width: width) }
        static func special(_ face: Face, _ width: CGFloat) -> Key { Key(face: face, width: width, isSpecial: true) }
    }

    /// The number of letters that would fit side by side. On iPad, the delete key is beside the first row.
    var columns: CGFloat { layout == .symbols && !isPad ? 10 : CGFloat(longestRow + (isPad ? 1 : 0)) }

    private var longestRow: Int { letters.map(\.count).max() ?? 0 }

    /// The keys, from top to bottom. Each row is as wide as the keyboard.
    var rows: [[Key]] {
        if isPad { return padRows }
        return layout == .symbols ? symbolRows : letterRows
    }

    private var letterRows: [[Key]] {
        let third = Key.letters(letters[2])
        let side: CGFloat = hasShift ? 1.25 : columns - CGFloat(third.count)
        let gap = Key.gap((columns - 2 * side - CGFloat(third.count)) / 2)
        return [
            centred(letters[0]), centred(letters[1]),
            hasShift ? [shift(side), gap] + third + [gap, delete(side)] : third + [delete(side)],
            [.special(.word(language.word("123")), 1.25), .special(.symbol("face.smiling"), 1.25)] + keysBesideSpace
                + [.special(.returns, 2.5)],
        ]
    }

    private var keysBesideSpace: [Key] {
        let room = columns - 5
        return switch layout {
        case .email: [Key(face: .space, width: room - 2), Key(face: .letter("@")), Key(face: .letter("."))]
        case .web: [Key(face: .letter(".")), Key(face: .letter("/")), Key(face: .word(".com"), width: room - 2)]
        default: [Key(face: .space, width: room)]
        }
    }

    private var symbolRows: [[Key]] {
        [
            Key.letters("1234567890"), Key.letters("-/:;()$&@\""),
            [.special(.word("#+="), 1.25), .gap(0.25)]
                + Key.letters(".,?!'").map { Key(face: $0.face, width: 1.4) } + [.gap(0.25), delete(1.25)],
            [.special(.word(language.word("ABC")), 1.25), .special(.symbol("face.smiling"), 1.25)]
                + [Key(face: .space, width: 5), .special(.returns, 2.5)],
        ]
    }

    private var padRows: [[Key]] {
        let (second, third) = (Key.letters(letters[1]), Key.letters(letters[2] + ",."))
        let gap: CGFloat = letters[1].count < longestRow ? 0.5 : 0
        let side = (columns - CGFloat(third.count)) / 2
        return [
            centred(letters[0], in: columns - 1) + [delete(1)],
            [.gap(gap)] + second + [.special(.returns, columns - gap - CGFloat(second.count))],
            hasShift ? [shift(side)] + third + [shift(side)] : [.gap(side)] + third + [.gap(side)],
            [
                .special(.word(language.word(".?123")), 1.25), .special(.symbol("globe"), 1.25),
                .special(.symbol("mic"), 1.25), Key(face: .space, width: columns - 6.25),
                .special(.word(language.word(".?123")), 1.25),
                .special(.symbol("keyboard.chevron.compact.down"), 1.25),
            ],
        ]
    }

    private func centred(_ row: String, in columns: CGFloat? = nil) -> [Key] {
        let gap = ((columns ?? self.columns) - CGFloat(row.count)) / 2
        return gap > 0 ? [.gap(gap)] + Key.letters(row) + [.gap(gap)] : Key.letters(row)
    }

    /// If the language's letters aren't Latin, those of an address are.
    private var hasShift: Bool { language.isLatin || letters == HeadlessLanguage.english.letters }

    private func shift(_ width: CGFloat) -> Key {
        Key(face: .symbol(isShifted ? "shift.fill" : "shift"), width: width, isSpecial: !isShifted)
    }

    private func delete(_ width: CGFloat) -> Key { .special(.symbol("delete.left"), width) }
}
