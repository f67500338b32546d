/// An image of a software keyboard: the labels of its keys, and their positions.
struct KeyboardDrawing {
    /// Which keys there are.
    enum Layout { case letters, symbols, email, web, numbers, decimal, phone, none }

    /// The keyboard's placement on the screen.
    enum Placement { case docked, undocked, floating, split }

    /// The keyboard without its accessory view, in screen coordinates.
    var frame: CGRect
    var layout = Layout.letters
    var placement = Placement.docked
    /// What the words on its keys are in.
    var language = HeadlessLanguage.english
    /// The letters, from top to bottom: the language's, or ASCII letters if only those can be typed.
    var letters = HeadlessLanguage.english.letters
    /// The digits from 0 to 9.
    var digits = HeadlessLanguage.english.digits
    /// The word on the return key.
    var returnWord = "return"
    /// Whether Return is the blue key that ends the entry: Done, Go, Search …
    var isReturnProminent = false
    var isReturnEnabled = true
    /// The labels of the shortcuts at both ends of an iPad's bar.
    var shortcuts: (leading: [Shortcut], trailing: [Shortcut]) = ([], [])
    /// Whether the next letter will be a capital.
    var isShifted = false
    var isPad = false
    /// What the keyboard covers without using it: the corners and the home indicator.
    var safeArea = UIEdgeInsets.zero
    var palette = Palette.light

    /// A shortcut in an iPad's bar.
    enum Shortcut {
        case word(String)
        case symbol(String)
    }

    func draw(on canvas: inout SVGCanvas) {
        if placement == .floating {
            canvas.rect(frame, radius: 13, fill: palette.keyboard, stroke: Ink.black.faded(0.2))
            let grip = CGRect(x: frame.midX - 20, y: frame.maxY - 12, width: 40, height: 5)
            canvas.rect(grip, radius: 2.5, fill: palette.secondaryLabel)
        } else if placement != .split {
            canvas.rect(frame, fill: palette.keyboard)
        }
        switch layout {
        case .numbers, .decimal, .phone: drawPad(on: &canvas)
        case .letters, .symbols, .email, .web: drawLetters(on: &canvas)
        case .none: break
        }
    }

    // MARK: Letters

    /// Heights: the suggestions above the keys, four rows, and the strip with globe and dictation below them.
    private func bands() -> (keys: CGRect, strip: CGRect) {
        let isFlat = frame.height < 240 && placement != .floating
        let strip: CGFloat
        if isPad || safeArea.bottom == 0 || placement != .docked {
            strip = placement == .floating ? 18 : safeArea.bottom
        } else {
            strip = isFlat ? 0 : safeArea.bottom + 41
        }
        let bottom = isFlat ? max(strip, safeArea.bottom, 4) : strip
        let top = min(
            isPad ? HeadlessModel.shortcutBarHeight : 45, max(4, frame.height - bottom - (isFlat ? 158 : 212)))
        let sides = isFlat ? max(safeArea.left, safeArea.right) + 16 : 0
        var keys = frame.inset(by: UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides))
        if placement == .split { keys = keys.insetBy(dx: 0, dy: 4) }
        return (keys, CGRect(x: frame.minX, y: frame.maxY - strip, width: frame.width, height: strip))
    }

    /// From both ends of the bar inward.
    private func drawShortcuts(in bar: CGRect, on canvas: inout SVGCanvas) {
        let width = HeadlessModel.shortcutWidth
        let leading = shortcuts.leading.enumerated().map { ($1, bar.minX + CGFloat($0) * width) }
        let trailing = shortcuts.trailing.reversed().enumerated().map { ($1, bar.maxX - CGFloat($0 + 1) * width) }
        for (shortcut, x) in leading + trailing {
            let place = CGRect(x: x, y: bar.minY, width: width, height: bar.height)
            switch shortcut {
            case .word(let word):
                canvas.text(
                    word, at: CGPoint(x: place.midX, y: place.midY + 5), size: 15, ink: palette.keyLabel,
                    anchor: .middle)
            case .symbol(let name):
                let box = place.insetBy(dx: width / 2 - 11, dy: place.height / 2 - 11)
                Symbols.draw(name, in: box, ink: palette.keyLabel, on: &canvas)
            }
        }
    }

    private func drawLetters(on canvas: inout SVGCanvas) {
        let (area, strip) = bands()
        let total = columns
        let margin: CGFloat = isPad ? 3 : 3.25
        let unit = (area.width - (placement == .split ? area.width * 0.3 : 2 * margin)) / total
        let pitch = area.height / 4
        if placement == .split {
            let (left, right) = (unit * (total / 2 + 0.5) + 2 * margin, unit * total / 2 + 2 * margin)
            for (x, width) in [(area.minX, left), (area.maxX - right, right)] {
                let half = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
                canvas.rect(half, radius: 8, fill: palette.keyboard)
            }
        } else if area.minY - frame.minY > 30 {
            let bar = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: area.minY - frame.minY)
            drawShortcuts(in: bar, on: &canvas)
            // The empty suggestion bar.
            for part in [1.0, 2.0] {
                let x = frame.minX + frame.width * part / 3
                let (top, bottom) = (SVGCanvas.number(frame.minY + 12), SVGCanvas.number(area.minY - 10))
                canvas.path("M\(SVGCanvas.number(x)) \(top)V\(bottom)", stroke: palette.barLine.faded(0.7))
            }
        }
        for (index, row) in rows.enumerated() {
            var position: CGFloat = 0
            for key in row {
                defer { position += key.width }
                for (start, width) in parts(of: position, key.width, total) {
                    let isRight = placement == .split && start >= total / 2
                    let x = isRight ? area.maxX - margin - (total - start) * unit : area.minX + margin + start * unit
                    let slot = CGRect(x: x, y: area.minY + CGFloat(index) * pitch, width: width * unit, height: pitch)
                    draw(key, in: slot.insetBy(dx: isPad ? 4 : 3, dy: isPad ? 5 : min(6, pitch * 0.11)), on: &canvas)
                }
            }
        }
        if !isPad, strip.height > 50 { drawStrip(strip, on: &canvas) }
    }

    /// The space bar of a split keyboard is in both halves; a letter in the middle is in the left half.
    private func parts(of start: CGFloat, _ width: CGFloat, _ total: CGFloat) -> [(CGFloat, CGFloat)] {
        let middle = total / 2
        guard placement == .split, width > 1, start < middle, start + width > middle else { return [(start, width)] }
        return [(start, middle - start), (middle, start + width - middle)]
    }

    private func drawStrip(_ strip: CGRect, on canvas: inout SVGCanvas) {
        for (name, x) in [("globe", strip.minX + 38), ("mic", strip.maxX - 38)] {
            let box = CGRect(x: x - 13, y: strip.minY + 7, width: 26, height: 26)
            Symbols.draw(name, in: box, ink: palette.keyLabel.faded(0.75), weight: 1.6, on: &canvas)
        }
    }

    // MARK: Digits

    private func drawPad(on canvas: inout SVGCanvas) {
        let last: Key
        switch layout {
        case .decimal: last = Key(face: .digit(language.locale.decimalSeparator ?? ".", ""))
        case .phone: last = Key(face: .word("+ * #"), isSpecial: true)
        default: last = .gap(1)
        }
        let digits = digits.map(String.init)
        // Where digits are Latin, so are the letters below them.
        let words = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        var keys = words.enumerated().map { Key(face: .digit(digits[$0 + 1], digits[0] == "0" ? $1 : "")) }
        keys += [last, Key(face: .digit(digits[0], "")), Key(face: .symbol("delete.left"), isSpecial: true)]
        var (area, _) = bands()
        area = area.insetBy(dx: 3, dy: 0)
        let size = CGSize(width: area.width / 3, height: area.height / 4)
        for (index, key) in keys.enumerated() {
            let origin = CGPoint(
                x: area.minX + CGFloat(index % 3) * size.width, y: area.minY + CGFloat(index / 3) * size.height)
            draw(key, in: CGRect(origin: origin, size: size).insetBy(dx: 3, dy: min(4, size.height * 0.1)), on: &canvas)
        }
    }

    // MARK: Keys

    private func draw(_ key: Key, in rect: CGRect, on canvas: inout SVGCanvas) {
        if case .gap = key.face { return }
        var fill = key.isSpecial ? palette.specialKey : palette.key
        var ink = palette.keyLabel
        if case .returns = key.face {
            if isReturnProminent && isReturnEnabled { (fill, ink) = (palette.tint, .white) }
            if !isReturnEnabled { ink = ink.faded(0.35) }
        }
        if case .word = key.face, layout == .phone { fill = palette.keyboard.faded(0) }
        let isBare = layout == .numbers || layout == .decimal || layout == .phone
        if case .symbol = key.face, isBare { fill = palette.keyboard.faded(0) }
        if fill.opacity > 0 {
            canvas.rect(rect.offsetBy(dx: 0, dy: 1), radius: isPad ? 6 : 5, fill: palette.keyShadow)
            canvas.rect(rect, radius: isPad ? 6 : 5, fill: fill)
        }
        func write(_ text: String, _ size: CGFloat, weight: Int = 400, dy: CGFloat = 0, ink: Ink) {
            // Capitals are about 0.72 of the size tall.
            let baseline = CGPoint(x: rect.midX, y: rect.midY + size * 0.36 + dy)
            canvas.text(text, at: baseline, size: size, weight: weight, ink: ink, anchor: .middle)
        }
        switch key.face {
        case .letter(let letter):
            let size = min(isPad ? 22 : 24, rect.height * 0.62)
            write(isShifted ? letter.uppercased() : letter, size, dy: isShifted ? 0 : -1.5, ink: ink)
        case .digit(let digit, let word):
            write(digit, min(25, rect.height * 0.55), dy: word.isEmpty ? 0 : -6, ink: ink)
            if !word.isEmpty { write(word, min(10, rect.height * 0.24), weight: 600, dy: rect.height * 0.28, ink: ink) }
        case .word(let word): write(word, 16, ink: ink)
        case .returns: write(returnWord, returnWord.count > 9 ? 13 : 16, ink: ink)
        case .space: write(language.word("space"), 16, ink: ink)
        case .symbol(let name):
            let side = min(isPad ? 24 : 22, rect.height * 0.6)
            let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            Symbols.draw(name, in: box, ink: ink, weight: 1.7, on: &canvas)
        case .gap: break
        }
    }
}

extension KeyboardDrawing {
    /// What `keyboard` shows in `window`, or `nil` if the window isn't the keyboard's or there's nothing to show.
    @MainActor
    init?(_ keyboard: HeadlessKeyboard, in window: UIWindow) {
        guard keyboard.isVisible, window === keyboard.window, keyboard.keysFrame.height > 0 else { return nil }
        let device = keyboard.device
        self.init(frame: keyboard.keysFrame)
        layout = keyboard.inputView == nil ? Layout(keyboard.keyboardType) : .none
        switch keyboard.placement {
        case .docked: placement = .docked
        case .undocked: placement = .undocked
        case .split: placement = .split
        case .floating: placement = .floating
        }
        language = device.language
        let written = keyboard.typesASCIIOnly && !language.isLatin ? HeadlessLanguage.english : language
        (letters, digits) = (written.letters, written.digits)
        // English keys don't use capitals for their words.
        returnWord = language == .english ? keyboard.returnKeyTitle.lowercased() : keyboard.returnKeyTitle
        isReturnProminent = keyboard.returnKeyType != .default
        isReturnEnabled = keyboard.isReturnKeyEnabled
        if let input = keyboard.responder as? any UIKeyInput {
            isShifted = layout == .letters && !input.hasText && input.autocapitalizationType != .none
        }
        isPad = device.model.idiom == .pad && placement != .floating
        let items = keyboard.shortcuts
        shortcuts = (items.leading.map(Shortcut.init), items.trailing.map(Shortcut.init))
        safeArea = device.model.lengths(in: device.screen.orientation).safeArea
        let isDark: Bool =
            switch keyboard.keyboardAppearance {
            case .dark: true
            case .light: false
            case .default: keyboard.responder?.responderWindow?.traitCollection.userInterfaceStyle == .dark
            }
        palette = isDark ? .dark : .light
    }
}

extension KeyboardDrawing.Layout {
    init(_ type: UIKeyboardType) {
        switch type {
        case .numberPad, .asciiCapableNumberPad: self = .numbers
        case .decimalPad: self = .decimal
        case .phonePad: self = .phone
        case .emailAddress: self = .email
        case .URL: self = .web
        case .numbersAndPunctuation: self = .symbols
        default: self = .letters
        }
    }
}

extension KeyboardDrawing.Shortcut {
    @MainActor
    init(_ item: UIBarButtonItem) {
        switch item.systemItem {
        case .undo: self = .symbol("arrow.uturn.backward")
        case .redo: self = .symbol("arrow.uturn.forward")
        default:
            if let name = item.image?.systemName { self = .symbol(name) } else { self = .word(item.title ?? "") }
        }
    }
}
