extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face, such as "Bold", a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of ``UIFontDescriptor/TraitKey`` and values.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The features of the font that are on. Here, letters and digits look and measure the same with all features.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The raw value of a ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of a ``UIFontDescriptor/SymbolicTraits``, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1, a number or a ``UIFont/Weight``.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant, from -1 to 1, a number.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature's settings.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        @available(iOS 15.0, *)
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        @available(iOS 15.0, *)
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
}

extension UIFont {
    /// The font with what attributes say of it.
    func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
        let size = Self.number(attributes[.size]).map { CGFloat($0) } ?? pointSize
        var font = withName(attributes, size: size)
        if let style = attributes[.textStyle] as? String, font.name == nil {
            font = .preferredFont(forTextStyle: TextStyle(rawValue: style))
            if attributes[.size] != nil { font = font.withSize(size) }
        }
        guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return font }
        let symbolic = Self.number(traits[.symbolic]).map { UIFontDescriptor.SymbolicTraits(rawValue: UInt32($0)) }
        let weight = Self.number(traits[.weight]).map { Weight(CGFloat($0)) }
        return UIFont(
            size: size, weight: weight ?? (symbolic?.contains(.traitBold) == true ? .bold : font.weight),
            isItalic: Self.number(traits[.slant]).map { $0 > 0 } ?? symbolic?.contains(.traitItalic) ?? font.isItalic,
            isMonospaced: symbolic?.contains(.traitMonoSpace) ?? font.isMonospaced, textStyle: font.textStyle,
            name: font.name)
    }

    /// The font whose name attributes give, or whose family and face.
    private func withName(_ attributes: [UIFontDescriptor.AttributeName: Any], size: CGFloat) -> UIFont {
        if let name = attributes[.name] as? String, let font = UIFont(name: name, size: size) { return font }
        let face = attributes[.face] as? String
        guard let family = attributes[.family] as? String ?? (face == nil ? nil : name.map { _ in familyName }) else {
            return size == pointSize ? self : withSize(size)
        }
        let name = ([family] + (face.map { [$0] } ?? [])).joined(separator: "-").filter { $0 != " " }
        return UIFont(name: name, size: size) ?? self
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Weight: Double(value.rawValue)
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
