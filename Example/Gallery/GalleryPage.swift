import Foundation

/// Writes the pictures of a walk into a folder: one SVG a frame, and a page that shows them in order.
struct GalleryPage {
    struct Section {
        var title: String
        var frames: [Person.Frame]
    }

    let folder: URL

    /// Makes the folder, and finds out early whether it can be written to.
    func prepare() throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appendingPathComponent("index.html"))
        } catch {
            throw Failure.cannotWrite(
                "The gallery cannot be written to '\(folder.path)': choose another with --output.")
        }
    }

    /// - Returns: The page's file.
    @MainActor
    func write(_ sections: [Section], subtitle: String) throws -> URL {
        var body = ""
        for (number, section) in sections.enumerated() {
            body += "<h2>\(escaped(section.title))</h2>\n<div class=\"frames\">\n"
            for (index, frame) in section.frames.enumerated() {
                let name = "\(number + 1)-\(index + 1).svg"
                try save(frame.picture, as: name)
                body += """
                    <figure\(frame.isWide ? " class=\"wide\"" : "")><img src="\(name)" alt="\(escaped(frame.status.description))">\
                    <figcaption><b>\(index + 1). \(escaped(frame.caption))</b><br>\(escaped(frame.status.description))\
                    </figcaption></figure>

                    """
            }
            body += "</div>\n"
        }
        return try save(page(body, subtitle: subtitle), as: "index.html")
    }

    @discardableResult
    private func save(_ text: String, as name: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw Failure.cannotWrite("'\(file.path)' cannot be written: \(error.localizedDescription)")
        }
        return file
    }

    private func page(_ body: String, subtitle: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>FormNavigation gallery</title>
        <style>
        body { font: 15px -apple-system, "Helvetica Neue", Arial, sans-serif; margin: 32px; color: #1c1c1e }
        .frames { display: flex; flex-wrap: wrap; gap: 24px }
        figure { margin: 0; width: 260px }
        figure.wide { width: 540px }
        img { width: 100%; display: block }
        figcaption { margin-top: 8px; font-size: 13px; color: #636366 }
        b { color: #1c1c1e }
        </style>
        </head>
        <body>
        <h1>FormNavigation on \(escaped(subtitle))</h1>
        \(body)</body>
        </html>

        """
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
