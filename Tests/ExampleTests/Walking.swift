import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// Walks through a walkthrough, and looks after every step.
@MainActor @discardableResult
func walk(
    _ name: String, on model: HeadlessModel = .iPhone15, fromRightToLeft isRightToLeft: Bool = false,
    look: @escaping (SimulatedUser) -> Void = { _ in }
) throws -> SimulatedUser {
    let walkthrough = try #require(Walkthrough.all.first { $0.name == name })
    var setting = walkthrough.setting(on: model)
    if isRightToLeft { setting.layoutDirection = .rightToLeft }
    var user: SimulatedUser?
    user = SimulatedUser(with: walkthrough.screen, in: setting) { _ in user.map(look) }
    let walker = try #require(user)
    try WalkthroughSteps.through(name, by: walker)
    user = nil
    return walker
}

extension SimulatedUser {
    /// The focused fields, one after the other, without those that stayed focused.
    var path: [String] {
        var path: [String] = []
        for focus in frames.map({ $0.status.focus ?? "-" }) where focus != path.last { path.append(focus) }
        return path
    }

    /// Where a text field is on the screen, by its placeholder.
    func frame(of placeholder: String) -> CGRect? {
        let field = window.first { ($0 as? UITextField)?.placeholder == placeholder }
        return field.map { $0.convert($0.bounds, to: nil) }
    }

    /// The first step whose caption begins so.
    func frame(_ caption: String) throws -> Frame {
        try #require(frames.first { $0.caption.hasPrefix(caption) })
    }
}
