import UIKit

/// What a form may leave behind in a screen.
extension LifetimeScreen {
    /// What shouldn't be there while no field has focus.
    ///
    /// - Parameters:
    ///   - insets: The insets that the app may have given the list.
    ///   - switchSubviewCount: The number of views in the switch without a navigator.
    func tracesOfFocus(insets: [UIEdgeInsets] = [.zero], switchSubviewCount: Int) -> [String] {
        var traces: [String] = []
        if note.delegate !== self { traces.append("the text view has another delegate") }
        if list.delegate !== self { traces.append("the list has another delegate") }
        if !insets.contains(list.contentInset) { traces.append("the list has an inset") }
        if list.verticalScrollIndicatorInsets != .zero { traces.append("its indicator has an inset") }
        if container.transform != .identity { traces.append("the container is moved") }
        if view.transform != .identity { traces.append("the screen is moved") }
        if additionalSafeAreaInsets != .zero { traces.append("the safe area is changed") }
        if keyCommands != nil { traces.append("the screen has key commands") }
        if news.subviews.count != switchSubviewCount { traces.append("the switch has a view too many") }
        return traces
    }

    /// What shouldn't be in the text view without a navigator.
    var tracesInNote: [String] {
        var traces: [String] = []
        if note.returnKeyType != .search { traces.append("the text view has another return key") }
        if note.inputAccessoryView != nil { traces.append("the text view has an accessory view") }
        return traces
    }
}

extension HookedField {
    /// What shouldn't be in the field without a navigator.
    var traces: [String] {
        let name = placeholder ?? ""
        var traces: [String] = []
        if returnKeyType != .search { traces.append("\(name) has another return key") }
        if inputAccessoryView != nil { traces.append("\(name) has an accessory view") }
        if keyboardAppearance != .default { traces.append("\(name) has another keyboard") }
        return traces
    }

    /// What's wrong if the field has another delegate than the app's.
    func traces(ofDelegateOtherThan own: AnyObject?) -> [String] {
        guard delegate !== own else { return [] }
        return ["\(placeholder ?? "") has another delegate: \(delegate.map { "\(type(of: $0))" } ?? "none")"]
    }
}
