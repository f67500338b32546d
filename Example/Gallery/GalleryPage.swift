import Foundation

/// Writes the pictures of the walks into a folder: one SVG a frame, and a page that shows them in order.
///
/// Everything that the page needs is in the folder, so that it opens from there without a network.
struct GalleryPage {
    /// A walkthrough as the page shows it.
    struct Section {
        /// Short and lower case: the anchor, and the beginning of the names of its pictures.
        var name: String
        var title: String
        /// What to look at, in a sentence.
        var hint: String?
        /// Whether its pictures have no marks.
        var isFilm = false
        /// Device and system, in words.
        var setting: String
        /// Where the screen is written; `nil` if that was not found.
        var source: SourceFile?
        var frames: [SimulatedUser.Frame]

        /// The name of a picture's file, counted from 0.
        func picture(_ index: Int) -> String { "\(name)-\(index + 1).svg" }

        /// The name of the same picture without marks, if there is one.
        func plainPicture(_ index: Int) -> String? {
            frames[index].plainPicture == nil ? nil : "\(PageText.plainFolder)/\(picture(index))"
        }
    }

    let folder: URL

    private var sourceFolder: URL { folder.appendingPathComponent(PageText.sourceFolder) }

    /// Makes the folder, and finds out early whether it can be written to.
    func prepare() throws {
        do {
            for name in [PageText.sourceFolder, PageText.plainFolder] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            try Data().write(to: folder.appendingPathComponent("index.html"))
        } catch {
            throw Failure.cannotWrite(
                "The gallery cannot be written to '\(folder.path)': choose another with --output.")
        }
    }

    /// - Returns: The page's file.
    @MainActor
    func write(_ sections: [Section]) throws -> URL {
        for section in sections {
            for (index, frame) in section.frames.enumerated() {
                try save(frame.picture, as: section.picture(index), in: folder)
                if let plain = frame.plainPicture, let name = section.plainPicture(index) {
                    try save(plain, as: name, in: folder)
                }
            }
            if let source = section.source {
                try save(PageText.page(of: source, backTo: section.name), as: source.page, in: sourceFolder)
            }
        }
        try save(PageText.style, as: "gallery.css", in: folder)
        try save(PageText.script, as: "gallery.js", in: folder)
        return try save(PageText.page(of: sections), as: "index.html", in: folder)
    }

    @discardableResult
    private func save(_ text: String, as name: String, in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent(name)
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw Failure.cannotWrite("'\(file.path)' cannot be written: \(error.localizedDescription)")
        }
        return file
    }
}
