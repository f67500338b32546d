import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// Walks through a tour, and looks after every step.
@MainActor @discardableResult
func walk(
    _ name: String, on model: HeadlessModel = .iPhone15, fromRightToLeft isRightToLeft: Bool = false,
    look: @escaping (Person) -> Void = { _ in }
) throws -> Person {
    let tour = try #require(Tour.all.first { $0.name == name })
    var setting = tour.setting(on: model)
    if isRightToLeft { setting.layoutDirection = .rightToLeft }
    var person: Person?
    person = Person(with: tour.screen, in: setting) { _ in person.map(look) }
    let walker = try #require(person)
    try Walk.through(name, by: walker)
    person = nil
    return walker
}

extension Person {
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
