import Foundation
import UIKit

/// The file that a screen is written in.
struct SourceFile: Equatable {
    /// From the package's root.
    let path: String
    let text: String

    /// The file's name without its folder.
    var name: String { (path as NSString).lastPathComponent }

    /// The page in the gallery that shows it.
    var page: String { (name as NSString).deletingPathExtension + ".html" }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Looks for the file that is named after a controller's class, or after the class of what it shows at first.
    ///
    /// It is `nil` where there is none, or the sources are not where the program was built.
    @MainActor
    static func file(of controller: UIViewController?) -> SourceFile? {
        guard let controller else { return nil }
        let name = "\(type(of: controller)).swift"
        let folder = "Example/Screens"
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        let found = files?.lazy.compactMap { $0 as? String }.first { ($0 as NSString).lastPathComponent == name }
        guard let found else { return file(of: controller.children.first) }
        let path = "\(folder)/\(found)"
        let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        return text.map { SourceFile(path: path, text: $0) }
    }
}
