import Foundation

/// The Xcode project of the example, read from its property list.
struct XcodeProject {
    /// An entry: a target, a folder, a list of settings …
    struct Object {
        let identifier: String
        let values: [String: Any]

        var isa: String { self["isa"] ?? "" }

        subscript(key: String) -> String? { values[key] as? String }

        func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    }

    /// The folder that the project is in, which its paths start from.
    let folder: URL
    let root: String
    let objects: [String: Object]

    /// - Parameter path: The project's place in the repository.
    init(_ path: String) throws {
        let project = Self.repository.appendingPathComponent(path)
        folder = project.deletingLastPathComponent()
        let data = try Data(contentsOf: project.appendingPathComponent("project.pbxproj"))
        let contents = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        root = contents?["rootObject"] as? String ?? ""
        let entries = contents?["objects"] as? [String: [String: Any]] ?? [:]
        objects = entries.reduce(into: [:]) { $0[$1.key] = Object(identifier: $1.key, values: $1.value) }
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    func all(_ isa: String) -> [Object] { objects.values.filter { $0.isa == isa } }

    /// The objects that a list of an object names.
    func objects(_ key: String, of object: Object) -> [Object] { object.list(key).compactMap { objects[$0] } }

    /// The object that a value of an object names.
    func object(_ key: String, of object: Object) -> Object? { object[key].flatMap { objects[$0] } }

    var targets: [Object] { objects[root].map { objects("targets", of: $0) } ?? [] }

    /// The settings of a target in each of its configurations, by name: its own over the project's.
    func settings(of target: Object) -> [String: [String: String]] {
        var result = objects[root].map(ownSettings) ?? [:]
        for (name, settings) in ownSettings(of: target) { result[name, default: [:]].merge(settings) { $1 } }
        return result
    }

    private func ownSettings(of object: Object) -> [String: [String: String]] {
        let list = self.object("buildConfigurationList", of: object)
        let configurations = list.map { objects("buildConfigurations", of: $0) } ?? []
        return configurations.reduce(into: [:]) {
            $0[$1["name"] ?? ""] = $1.values["buildSettings"] as? [String: String]
        }
    }

    /// What an object refers to, itself not included: every string in it that looks like an identifier.
    func references(of object: Object) -> Set<String> {
        func strings(_ value: Any) -> [String] {
            switch value {
            case let text as String: [text]
            case let list as [Any]: list.flatMap(strings)
            case let dictionary as [String: Any]: Array(dictionary.keys) + dictionary.values.flatMap(strings)
            default: []
            }
        }
        return Set(strings(object.values).filter { $0.count == 24 && $0.allSatisfy(\.isHexDigit) })
    }
}
