extension LayoutPass {
    /// The preferred width of a view's content, or `nil` if it doesn't have one.
    func naturalWidth(of view: UIView) -> Double? {
        let width = (view as? UIStackView)?.fittingSize(width: nil).width ?? view.intrinsicContentSize.width
        return width >= 0 ? Double(width) : nil
    }

    /// The preferred height of a view's content at the given `width`. `nil` if it doesn't have one.
    func naturalHeight(of view: UIView, width: Double) -> Double? {
        // Equations leave tiny errors, which must not make text wrap that fits exactly.
        let width = (CGFloat(width) * 1_000).rounded() / 1_000
        if let stack = view as? UIStackView { return Double(stack.fittingSize(width: width).height) }
        let height = view.intrinsicContentSize.height
        guard height >= 0 else { return nil }
        guard width > 0, view.heightDependsOnWidth else { return Double(height) }
        return Double(view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }

    /// The position of a view's baseline: a fraction of its height and an offset, from its top.
    struct Baseline {
        let part: Double
        let offset: Double

        @MainActor
        init(of view: UIView?, isFirst: Bool) {
            switch view {
            case let label as UILabel where label.numberOfLines == 1:
                self.init(centering: label.font)
            case let label as UILabel:
                self.init(isFirst ? 0 : 1, isFirst ? label.font.ascender : label.font.descender)
            case let textView as UITextView:
                let font = textView.font ?? .systemFont(ofSize: 12)
                let inset = textView.textContainerInset
                self.init(isFirst ? 0 : 1, isFirst ? inset.top + font.ascender : font.descender - inset.bottom)
            case let field as UITextField:
                self.init(centering: field.font ?? .systemFont(ofSize: 12))
            case let button as UIButton:
                self.init(centering: button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize))
            default: self.init(isFirst ? 0 : 1, 0)
            }
        }

        private init(_ part: Double, _ offset: CGFloat) {
            self.part = part
            self.offset = Double(offset)
        }

        /// One line in the middle.
        private init(centering font: UIFont) {
            self.init(0.5, font.ascender - font.lineHeight / 2)
        }
    }
}
