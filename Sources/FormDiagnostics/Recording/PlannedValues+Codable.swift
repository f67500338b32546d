import FormNavigationCore
import Foundation

// The situations and plans of avoidance in a recording, with the names of their properties. The file omits values that
// are `nil`.

extension KeyboardEvent.Kind: Codable {}

extension AvoidanceSituation: Codable {
    private enum CodingKeys: String, CodingKey {
        case viewport, keyboardTop, distance, topDistance, caret, field, companions, scrollViews, container
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            viewport: values.value(.viewport), keyboardTop: values.optional(.keyboardTop),
            distance: values.value(.distance), topDistance: values.optional(.topDistance),
            caret: values.optional(.caret), field: values.optional(.field), companions: values.value(.companions),
            scrollViews: values.value(.scrollViews), container: values.optional(.container))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(viewport, forKey: .viewport)
        try values.encodeIfPresent(keyboardTop, forKey: .keyboardTop)
        try values.encode(distance, forKey: .distance)
        try values.encodeIfPresent(topDistance, forKey: .topDistance)
        try values.encodeIfPresent(caret, forKey: .caret)
        try values.encodeIfPresent(field, forKey: .field)
        try values.encode(companions, forKey: .companions)
        try values.encode(scrollViews, forKey: .scrollViews)
        try values.encodeIfPresent(container, forKey: .container)
    }
}

extension AvoidanceSituation.Target: Codable {
    private enum CodingKeys: String, CodingKey { case frame, scrollView }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(frame: values.value(.frame), scrollView: values.optional(.scrollView))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(frame, forKey: .frame)
        try values.encodeIfPresent(scrollView, forKey: .scrollView)
    }
}

extension AvoidanceSituation.ScrollView: Codable {
    private enum CodingKeys: String, CodingKey {
        case frame, contentOffset, contentSize, adjustedInsets, bottomInset
        case scrollsVertically, mayChangeInset, restsAtEnd
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            frame: values.value(.frame), contentOffset: values.value(.contentOffset),
            contentSize: values.value(.contentSize), adjustedInsets: values.value(.adjustedInsets),
            bottomInset: values.value(.bottomInset), scrollsVertically: values.value(.scrollsVertically),
            mayChangeInset: values.value(.mayChangeInset), restsAtEnd: values.value(.restsAtEnd))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(frame, forKey: .frame)
        try values.encode(contentOffset, forKey: .contentOffset)
        try values.encode(contentSize, forKey: .contentSize)
        try values.encode(adjustedInsets, forKey: .adjustedInsets)
        try values.encode(bottomInset, forKey: .bottomInset)
        try values.encode(scrollsVertically, forKey: .scrollsVertically)
        try values.encode(mayChangeInset, forKey: .mayChangeInset)
        try values.encode(restsAtEnd, forKey: .restsAtEnd)
    }
}

extension AvoidanceSituation.Insets: Codable {
    private enum CodingKeys: String, CodingKey { case top, bottom }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(top: values.value(.top), bottom: values.value(.bottom))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(top, forKey: .top)
        try values.encode(bottom, forKey: .bottom)
    }
}

extension AvoidanceSituation.Container: Codable {
    private enum CodingKeys: String, CodingKey { case shift, maximumRise }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(shift: values.value(.shift), maximumRise: values.value(.maximumRise))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(shift, forKey: .shift)
        try values.encode(maximumRise, forKey: .maximumRise)
    }
}

extension AvoidancePlan: Codable {
    private enum CodingKeys: String, CodingKey { case scrollViews, containerShift }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(scrollViews: values.value(.scrollViews), containerShift: values.value(.containerShift))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(scrollViews, forKey: .scrollViews)
        try values.encode(containerShift, forKey: .containerShift)
    }
}

extension AvoidancePlan.ScrollView: Codable {
    private enum CodingKeys: String, CodingKey { case contentOffset, bottomInset }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(contentOffset: values.value(.contentOffset), bottomInset: values.value(.bottomInset))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(contentOffset, forKey: .contentOffset)
        try values.encode(bottomInset, forKey: .bottomInset)
    }
}

// MARK: - Input bars

extension InputBarSituation: Codable {
    private enum CodingKeys: String, CodingKey {
        case bar, safeAreaPadding, keyboardTop, content, keptAtBar, keptAtTop, keptBeforeEnd
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            bar: values.value(.bar), safeAreaPadding: values.value(.safeAreaPadding),
            keyboardTop: values.value(.keyboardTop), content: values.optional(.content),
            kept: values.optional(.keptAtBar).map(KeptContent.atBar)
                ?? values.optional(.keptAtTop).map(KeptContent.atTop)
                ?? values.optional(.keptBeforeEnd).map(KeptContent.beforeEnd))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(bar, forKey: .bar)
        try values.encode(safeAreaPadding, forKey: .safeAreaPadding)
        try values.encode(keyboardTop, forKey: .keyboardTop)
        try values.encodeIfPresent(content, forKey: .content)
        switch kept {
        case .atBar(let place): try values.encode(place, forKey: .keptAtBar)
        case .atTop(let place): try values.encode(place, forKey: .keptAtTop)
        case .beforeEnd(let distance): try values.encode(distance, forKey: .keptBeforeEnd)
        case nil: break
        }
    }
}

extension InputBarPlan: Codable {
    private enum CodingKeys: String, CodingKey { case shift, top, content }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            shift: values.value(.shift), top: values.value(.top), content: values.optional(.content))
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(shift, forKey: .shift)
        try values.encode(top, forKey: .top)
        try values.encodeIfPresent(content, forKey: .content)
    }
}

// MARK: - Reading

extension KeyedDecodingContainer {
    fileprivate func value<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }

    fileprivate func optional<Value: Decodable>(_ key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }
}
