import FormNavigation
import TestSupport
import Testing
import UIKit

/// A text view's placeholder behaves like a text field's.
@MainActor
struct PlaceholderTextViewTests {
    /// A form with a text view that shows "Notes", laid out.
    private func show<View: PlaceholderTextView>(_ view: View) -> (view: View, form: TestForm) {
        let form = TestForm(column: 1)
        view.frame = CGRect(x: 20, y: 200, width: 300, height: 120)
        view.font = .systemFont(ofSize: 16)
        view.placeholder = "Notes"
        form.view.addSubview(view)
        form.window.layoutIfNeeded()
        return (view, form)
    }

    private func label(_ view: UIView) throws -> UILabel {
        try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    // MARK: When

    @Test("L3 it is shown exactly while there is no text, however that comes and goes")
    func visibility() throws {
        let (view, _) = show(PlaceholderTextView())
        let label = try label(view)
        #expect(label.text == "Notes" && !label.isHidden)
        let changes: [(String, () -> Void, isShown: Bool)] = [
            ("text", { view.text = "a" }, false), ("no text", { view.text = nil }, true),
            ("attributes", { view.attributedText = NSAttributedString(string: "a") }, false),
            ("no attributes", { view.attributedText = NSAttributedString(string: "") }, true),
            ("typing", { view.insertText("a") }, false), ("deleting", { view.deleteBackward() }, true),
            ("a space", { view.text = " " }, false), ("empty", { view.text = "" }, true),
            ("a newline", { view.insertText("\n") }, false),
            ("replacing", { view.replaceAll(with: "b") }, false),
            ("removing", { view.replaceAll(with: "") }, true),
        ]
        for (name, change, isShown) in changes {
            change()
            #expect(label.isHidden != isShown, "\(name)")
        }
    }

    @Test("an empty placeholder, and none, show nothing")
    func nothing() throws {
        let (view, _) = show(PlaceholderTextView())
        for placeholder in ["", nil] {
            view.placeholder = placeholder
            #expect(try label(view).isHidden)
            #expect(view.placeholder == placeholder)
        }
        view.placeholder = "Back"
        #expect(try !label(view).isHidden)
    }

    // MARK: What

    @Test("L10 the plain and the attributed placeholder replace each other")
    func attributed() throws {
        let (view, _) = show(PlaceholderTextView())
        #expect(view.attributedPlaceholder?.string == "Notes")
        view.attributedPlaceholder = NSAttributedString(
            string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        #expect(view.placeholder == "Bold")
        #expect(try label(view).font == .boldSystemFont(ofSize: 20))
        #expect(try label(view).textColor == .placeholderText)
        view.placeholder = "Plain"
        #expect(view.attributedPlaceholder?.string == "Plain")
        #expect(try label(view).font == .systemFont(ofSize: 16))
        view.attributedPlaceholder = nil
        #expect(view.placeholder == nil)
        #expect(try label(view).isHidden)
    }

    @Test("either placeholder goes with either property", arguments: [true, false], [true, false])
    func goneWithEither(isAttributed: Bool, goesAsAttributed: Bool) throws {
        let (view, _) = show(PlaceholderTextView())
        if isAttributed { view.attributedPlaceholder = NSAttributedString(string: "Bold") }
        if goesAsAttributed { view.attributedPlaceholder = nil } else { view.placeholder = nil }
        #expect(view.placeholder == nil && view.attributedPlaceholder == nil)
        #expect(try label(view).isHidden)
        view.placeholder = "Back"
        #expect(try label(view).text == "Back" && !label(view).isHidden)
    }

    @Test("nothing of an attributed placeholder's looks stays with the plain one that replaces it")
    func plainAfterAttributed() throws {
        let (view, _) = show(PlaceholderTextView())
        let (font, color, alignment) = (try label(view).font, try label(view).textColor, try label(view).textAlignment)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        view.attributedPlaceholder = NSAttributedString(
            string: "Own",
            attributes: [
                .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style,
            ])
        #expect(try label(view).textColor == .systemRed)
        view.placeholder = "Plain"
        #expect(try label(view).font == font)
        #expect(try label(view).textColor == color)
        #expect(try label(view).textAlignment == alignment)
    }

    @Test("an attributed placeholder keeps its own color and alignment, and takes the rest from the view")
    func ownLooks() throws {
        let (view, _) = show(PlaceholderTextView())
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        view.attributedPlaceholder = NSAttributedString(
            string: "Own", attributes: [.foregroundColor: UIColor.systemRed, .paragraphStyle: style])
        view.textAlignment = .right
        view.placeholderColor = .systemGreen
        view.font = .systemFont(ofSize: 21)
        let label = try label(view)
        #expect(label.textColor == .systemRed)
        #expect(label.textAlignment == .center)
        #expect(label.font == .systemFont(ofSize: 21))
        view.attributedPlaceholder = NSAttributedString(string: "None")
        #expect(label.textColor == .systemGreen)
        #expect(label.textAlignment == .right)
    }

    @Test("an empty attributed placeholder shows nothing, like an empty one")
    func emptyAttributed() throws {
        let (view, _) = show(PlaceholderTextView())
        view.attributedPlaceholder = NSAttributedString(string: "")
        #expect(try label(view).isHidden)
        #expect(view.placeholder == "" && view.attributedPlaceholder?.length == 0)
        view.attributedPlaceholder = NSAttributedString(string: "Back")
        #expect(try !label(view).isHidden)
    }

    @Test("a new color shows without any other change")
    func color() throws {
        let (view, _) = show(PlaceholderTextView())
        view.placeholderColor = .systemGreen
        #expect(try label(view).textColor == .systemGreen)
    }

    @Test("a taller placeholder has its height at the next layout, plain or attributed", arguments: [true, false])
    func taller(isAttributed: Bool) throws {
        let (view, form) = show(PlaceholderTextView())
        let text = "Notes for the person who delivers the parcel, and for the neighbor who may accept it"
        view.attributedPlaceholder = NSAttributedString(string: "Notes")
        form.window.layoutIfNeeded()
        let before = try label(view).frame.height
        if isAttributed {
            view.attributedPlaceholder = NSAttributedString(string: text)
        } else {
            view.placeholder = text
        }
        form.window.layoutIfNeeded()
        #expect(try label(view).frame.height > before)
    }

    @Test("a later change to an attributed string that can change does not reach the placeholder")
    func copied() {
        let (view, _) = show(PlaceholderTextView())
        let string = NSMutableAttributedString(string: "Before")
        view.attributedPlaceholder = string
        string.mutableString.setString("After")
        #expect(view.placeholder == "Before")
    }

    // MARK: Where

    @Test("L1 it stands where the text begins, and moves with insets, padding and size")
    func place() throws {
        let (view, form) = show(PlaceholderTextView())
        let label = try label(view)
        let height = label.sizeThatFits(CGSize(width: 290, height: 1000)).height
        #expect(label.frame.isClose(to: CGRect(x: 5, y: 8, width: 290, height: height)))
        view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        form.window.layoutIfNeeded()
        #expect(label.frame.isClose(to: CGRect(x: 25, y: 1, width: 230, height: height)))
        view.textContainer.lineFragmentPadding = 0
        form.window.layoutIfNeeded()
        #expect(label.frame.isClose(to: CGRect(x: 20, y: 1, width: 240, height: height)))
        view.bounds.size.width = 200
        form.window.layoutIfNeeded()
        #expect(label.frame.isClose(to: CGRect(x: 20, y: 1, width: 140, height: height)))
        view.font = .systemFont(ofSize: 40)
        form.window.layoutIfNeeded()
        #expect(label.font == .systemFont(ofSize: 40) && label.frame.height > height * 2)
    }

    @Test("M2 natural alignment follows the direction, any other stays")
    func alignment() throws {
        let (view, _) = show(PlaceholderTextView())
        let label = try label(view)
        #expect(label.textAlignment == .left)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(label.textAlignment == .right)
        #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for alignment in [NSTextAlignment.left, .center, .right, .justified] {
            view.textAlignment = alignment
            #expect(label.textAlignment == alignment)
        }
    }

    @Test("the caret is in front of it, and touches go through")
    func behind() throws {
        let (view, _) = show(PlaceholderTextView())
        #expect(view.subviews.first is UILabel)
        #expect(view.hitTest(CGPoint(x: 20, y: 15), with: nil)?.isDescendant(of: try label(view)) == false)
    }

    // MARK: Size

    @Test("all its lines count in the fitting size, until there is text")
    func fitting() {
        let (view, _) = show(PlaceholderTextView())
        let wide = CGSize(width: 300, height: 1000)
        let one = view.sizeThatFits(wide).height
        view.placeholder = "One\nTwo\nThree"
        let three = view.sizeThatFits(wide).height
        #expect(three > one + 30)
        #expect(view.sizeThatFits(CGSize(width: 20, height: 1000)).height > three)
        view.text = "a"
        #expect(view.sizeThatFits(wide).height == one)
    }

    @Test("a view that doesn't scroll is no wider than its text, however long the placeholder is that it doesn't show")
    func widthOfText() {
        let (view, plain) = (PlaceholderTextView(), UITextView())
        view.placeholder = "A long placeholder, which isn't shown while there's text"
        for view in [view, plain] {
            view.isScrollEnabled = false
            view.text = "Text"
        }
        #expect(view.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test("L12 it has a natural size while scrolling is off, and none while the view scrolls")
    func intrinsic() {
        let (view, _) = show(PlaceholderTextView())
        view.placeholder = "One\nTwo\nThree"
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == view.sizeThatFits(CGSize(width: 300, height: 1000)).height)
        view.placeholder = "several words beside each other"
        view.bounds.size.width = 60
        #expect(view.intrinsicContentSize.width > 100)
    }

    @Test("a negative number of lines, and a view that cannot scroll, set no limit")
    func noLimit() {
        let (view, _) = show(PlaceholderTextView())
        view.text = "1\n2\n3\n4"
        let wide = CGSize(width: 300, height: 1000)
        let all = view.sizeThatFits(wide).height
        view.maximumVisibleLines = 2
        #expect(view.sizeThatFits(wide).height < all)
        #expect(view.intrinsicContentSize.height == view.sizeThatFits(wide).height)
        view.isScrollEnabled = false
        #expect(view.sizeThatFits(wide).height == all)
        view.isScrollEnabled = true
        view.maximumVisibleLines = -2
        #expect(view.sizeThatFits(wide).height == all)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    @Test("with Auto Layout it grows to its limit and shrinks again, also for text set by the app")
    func autoLayout() {
        let (view, form) = show(PlaceholderTextView())
        view.translatesAutoresizingMaskIntoConstraints = false
        view.maximumVisibleLines = 3
        let width = view.widthAnchor.constraint(equalToConstant: 150)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: form.view.topAnchor, constant: 200),
            view.leadingAnchor.constraint(equalTo: form.view.leadingAnchor, constant: 20), width,
        ])
        func height(_ text: String) -> CGFloat {
            view.text = text
            form.window.layoutIfNeeded()
            return view.bounds.height
        }
        let lines = ["", "1", "1\n2", "1\n2\n3", "1\n2\n3\n4", "1\n2"].map(height)
        #expect(lines[0] == lines[1])
        #expect(lines[1] < lines[2] && lines[2] < lines[3] && lines[3] == lines[4] && lines[5] == lines[2])
        // It isn't wide enough for one line, and then it is.
        #expect(height("some words that need room") == lines[2])
        width.constant = 300
        form.window.layoutIfNeeded()
        #expect(view.bounds.height == lines[1])
        view.textContainerInset.bottom += 7
        form.window.layoutIfNeeded()
        #expect(view.bounds.height == lines[1] + 7)
        view.textContainerInset.bottom -= 7
        view.placeholder = "1\n2"
        #expect(height("") == lines[2])
        view.placeholder = "1\n2\n3\n4"
        #expect(height("") == lines[3])
        view.maximumVisibleLines = 4
        form.window.layoutIfNeeded()
        #expect(view.bounds.height > lines[3])
    }

    @Test("a placeholder too tall for the view is cut at a whole line, and so does not move")
    func cut() throws {
        let (view, form) = show(PlaceholderTextView())
        view.placeholder = (1...20).map(String.init).joined(separator: "\n")
        form.window.layoutIfNeeded()
        let label = try label(view)
        let line = try #require(view.font).lineHeight
        #expect(abs(label.frame.minY - 8) < 0.001 && label.frame.maxY <= 120 - 8 + 1)
        #expect(label.frame.height >= 5 * line && label.frame.height < 5 * line + 1)
    }

    // MARK: Accessibility

    @Test("VoiceOver reads it as the view's value, once, and not when there is text")
    func accessibility() throws {
        let (view, _) = show(PlaceholderTextView())
        #expect(view.accessibilityValue == "Notes")
        #expect(try !label(view).isAccessibilityElement)
        view.accessibilityLabel = "Notes"
        #expect(view.accessibilityValue != "Notes")
        view.accessibilityLabel = "About you"
        #expect(view.accessibilityValue == "Notes")
        view.text = "a"
        #expect(view.accessibilityValue != "Notes")
        view.text = ""
        view.accessibilityValue = "empty"
        #expect(view.accessibilityValue == "empty")
    }

    // MARK: Together with other features

    @Test("the toolbar's title is its first line")
    func title() throws {
        let (view, form) = show(PlaceholderTextView())
        view.placeholder = "\nNotes\nfor the courier"
        let navigator = FormNavigator(viewController: form.viewController)
        view.becomeFirstResponder()
        let titles = navigator.toolbar.bar.items?.compactMap { $0.customView?.accessibilityLabel }
        #expect(titles == ["Notes"])
    }

    @Test("the delegate is the app's, and asked about Return through the navigator as for any text view")
    func delegate() {
        final class Delegate: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let (view, form) = show(PlaceholderTextView())
        #expect(view.delegate == nil)
        let delegate = Delegate()
        view.delegate = delegate
        view.formOptions.movesOnReturn = true
        let navigator = FormNavigator(viewController: form.viewController)
        view.becomeFirstResponder()
        #expect(view.returnKeyType == .done)
        #expect(!view.delegateShouldInsertNewline)
        navigator.uninstall()
        #expect(view.delegate === delegate && view.returnKeyType == .default)
        #expect(view.delegateShouldInsertNewline)
    }

    @Test("what is typed elsewhere does not concern it")
    func elsewhere() {
        final class WatchedTextView: PlaceholderTextView {
            private(set) var looks = 0
            override var font: UIFont? {
                get {
                    looks += 1
                    return super.font
                }
                set { super.font = newValue }
            }
        }
        let (view, form) = show(WatchedTextView())
        let other = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
        form.view.addSubview(other)
        let looks = view.looks
        other.insertText("a")
        #expect(view.looks == looks)
        view.insertText("a")
        #expect(view.looks > looks)
    }

    @Test("a subclass overrides what it likes")
    func subclass() throws {
        final class LoudTextView: PlaceholderTextView {
            private(set) var layouts = 0
            override var placeholder: String? {
                get { super.placeholder }
                set { super.placeholder = newValue?.uppercased() }
            }
            override var text: String! { didSet { setNeedsLayout() } }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let (view, form) = show(LoudTextView())
        #expect(try label(view).text == "NOTES")
        view.text = "a"
        form.window.layoutIfNeeded()
        #expect(try label(view).isHidden && view.layouts > 0)
    }

    @Test("a view from a storyboard has its placeholder too")
    func archive() throws {
        let form = TestForm(column: 1)
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let view = try #require(PlaceholderTextView(coder: coder))
        form.view.addSubview(view)
        view.placeholder = "Notes"
        #expect(try !label(view).isHidden)
        view.insertText("a")
        #expect(try label(view).isHidden)
    }

    @Test("it goes with its last owner, used or not")
    func lifetime() {
        weak var gone: PlaceholderTextView?
        weak var label: UILabel?
        do {
            let (view, form) = show(PlaceholderTextView())
            gone = view
            label = view.subviews.lazy.compactMap { $0 as? UILabel }.first
            view.becomeFirstResponder()
            view.insertText("a")
            form.window.endEditing(true)
            form.window.isHidden = true
        }
        #expect(gone == nil && label == nil)
    }
}

extension CGRect {
    /// A view keeps its center, from which its edges come back with a rounding error.
    fileprivate func isClose(to other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return differences.allSatisfy { abs($0) < 0.001 }
    }
}

extension UITextView {
    fileprivate func replaceAll(with text: String) {
        guard let all = textRange(from: beginningOfDocument, to: endOfDocument) else { return }
        replace(all, withText: text)
    }
}
