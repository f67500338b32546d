// swift-format-ignore-file
// As much of Quick as other people's tests use.

@preconcurrency @MainActor
open class QuickSpec: XCTestCase {
    open func spec() {}
    open class func spec() {}
}

@preconcurrency @MainActor
open class QuickConfiguration: NSObject {}

public struct Filter {}

@MainActor
private final class Group {
    let name: String
    let parent: Group?
    var befores: [() throws -> Void] = []
    var afters: [() throws -> Void] = []

    init(_ name: String, in parent: Group?) {
        self.name = name
        self.parent = parent
    }

    var path: [Group] { (parent?.path ?? []) + [self] }
}

@MainActor
private enum Specs {
    static var group: Group?
    static var examples: [(name: String, group: Group, body: () throws -> Void)] = []
    static var shared: [String: (@escaping () -> [String: Any]) -> Void] = [:]

    static func within(_ name: String, _ body: () -> Void) {
        let outer = group
        group = Group(name, in: outer)
        body()
        group = outer
    }
}

@preconcurrency @MainActor public func describe(_ name: String, _ body: () -> Void) { Specs.within(name, body) }
@preconcurrency @MainActor public func context(_ name: String, _ body: () -> Void) { Specs.within(name, body) }
@preconcurrency @MainActor public func fdescribe(_ name: String, _ body: () -> Void) { Specs.within(name, body) }
@preconcurrency @MainActor public func xdescribe(_ name: String, _ body: () -> Void) {}
@preconcurrency @MainActor public func xcontext(_ name: String, _ body: () -> Void) {}
@preconcurrency @MainActor public func beforeEach(_ body: @escaping () throws -> Void) { Specs.group?.befores.append(body) }
@preconcurrency @MainActor public func afterEach(_ body: @escaping () throws -> Void) { Specs.group?.afters.append(body) }
@preconcurrency @MainActor public func beforeSuite(_ body: @escaping () -> Void) { body() }

@preconcurrency @MainActor public func it(_ name: String, _ body: @escaping () throws -> Void) {
    guard let group = Specs.group else { return }
    Specs.examples.append((name, group, body))
}

@preconcurrency @MainActor public func fit(_ name: String, _ body: @escaping () throws -> Void) { it(name, body) }
@preconcurrency @MainActor public func xit(_ name: String, _ body: @escaping () throws -> Void) {}
@preconcurrency @MainActor public func pending(_ name: String, _ body: @escaping () -> Void) {}

extension Runner {
    public static func runSpec(_ type: QuickSpec.Type) {
        begin()
        _ = newDevice()
        Specs.group = Group("\(type)", in: nil)
        type.spec()
        type.init().spec()
        var counts: [String: Int] = [:]
        for example in Specs.examples {
            let groups = example.group.path
            let words = (groups.dropFirst().map(\.name) + [example.name]).joined(separator: ", ")
            counts[words, default: 0] += 1
            let name = counts[words]! > 1 ? "\(words) (\(counts[words]!))" : words
            guard isWanted(name) else { continue }
            one(name) {
                for before in groups.flatMap(\.befores) { try before() }
                try example.body()
                for after in groups.reversed().flatMap(\.afters) { try after() }
            }
        }
    }
}
