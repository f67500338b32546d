import Foundation

/// What the gallery's pages say, in HTML.
enum PageText {
    /// The folder of the sources' pages, inside that of the gallery.
    static let sourceFolder = "source"
    /// The folder of the pictures without marks, inside that of the gallery.
    static let plainFolder = "plain"

    /// The gallery itself.
    @MainActor
    static func page(of sections: [GalleryPage.Section]) -> String {
        // Visitors see first what users see.
        let sections = sections.filter(\.isFilm) + sections.filter { !$0.isFilm }
        return """
            \(head(title: "FormNavigation gallery", folder: "", script: true))
            <body>
            <header>
            <h1>FormNavigation gallery</h1>
            <p>Each section walks through one screen of the example, step by step, as a user would. The pictures show the screen
            of a headless device after each step. Choose one to enlarge it, or play a section as a film.</p>
            <p>The first sections show what users see. In the others, the inspector marks how the navigator sees each form:</p>
            \(legend)
            <p><label class="switch" hidden><input type="checkbox" id="marks" checked> Show the inspector’s marks</label></p>
            <nav aria-labelledby="contents">
            <h2 id="contents">Contents</h2>
            <ul>
            \(sections.map { "<li><a href=\"#\($0.name)\">\(escaped($0.title))</a></li>" }.joined(separator: "\n"))
            </ul>
            </nav>
            </header>
            <main>
            \(sections.map(text).joined(separator: "\n"))
            </main>
            \(film)
            </body>
            </html>

            """
    }

    /// A page that shows a source file as it is.
    static func page(of source: SourceFile, backTo section: String) -> String {
        """
        \(head(title: source.name, folder: "../", script: false))
        <body>
        <header>
        <p><a href="../index.html#\(section)">Back to the gallery</a></p>
        <h1>\(escaped(source.name))</h1>
        <p>In the package: <code>\(escaped(source.path))</code></p>
        </header>
        <main>
        <pre class="source" tabindex="0"><code>\(escaped(source.text))</code></pre>
        </main>
        </body>
        </html>

        """
    }

    private static func head(title: String, folder: String, script: Bool) -> String {
        let script = script ? "\n<script src=\"\(folder)gallery.js\" defer></script>" : ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(title))</title>
            <link rel="stylesheet" href="\(folder)gallery.css">\(script)
            </head>
            """
    }

    private static let legend = """
        <dl class="legend">
        <div><dt><span class="mark ring"></span>Ring</dt><dd>The field that has focus.</dd></div>
        <div><dt><span class="mark line"></span>Dashed line</dt><dd>The top edge of the keyboard, including its toolbar.</dd></div>
        <div><dt><span class="mark frame"></span>Red frame</dt><dd>What has to stay visible above that line.</dd></div>
        <div><dt><span class="mark word">1</span>Number</dt><dd>The field's position in the order of Next. A dash marks a skipped field.</dd></div>
        <div><dt><span class="mark word">(Next)</span>Parentheses</dt><dd>A disabled button.</dd></div>
        </dl>
        """

    // MARK: Sections

    @MainActor
    private static func text(of section: GalleryPage.Section) -> String {
        let name = section.name
        let frames = section.frames.indices.map { text(of: section.frames[$0], at: $0, in: section) }
        let source = section.source.map {
            "<li><a href=\"\(sourceFolder)/\($0.page)\">\(escaped($0.name))</a></li>"
        }
        return """
            <section id="\(name)" aria-labelledby="\(name)-title">
            <h2 id="\(name)-title">\(escaped(section.title))</h2>
            \(section.hint.map { "<p class=\"hint\">\(escaped($0))</p>" } ?? "")
            <ul class="facts">
            <li><button type="button" class="play" hidden>Play<span class="unseen">: \(escaped(section.title))</span></button></li>
            <li>\(escaped(section.setting))</li>
            \(source ?? "")
            <li><a href="#contents">Contents</a></li>
            </ul>
            <ol class="frames" tabindex="0" aria-label="Steps: \(escaped(section.title))">
            \(frames.joined(separator: "\n"))
            </ol>
            </section>
            """
    }

    @MainActor
    private static func text(of frame: SimulatedUser.Frame, at index: Int, in section: GalleryPage.Section) -> String {
        let file = section.picture(index)
        let plain = section.plainPicture(index).map { " data-other=\"\($0)\"" } ?? ""
        let (width, height) = (Int(frame.size.width.rounded()), Int(frame.size.height.rounded()))
        let status = sentence(frame.status.description)
        return """
            <li id="\(section.name)-\(index + 1)" style="--width: \(width)"><figure>\
            <a href="\(file)"><img src="\(file)" width="\(width)" height="\(height)" loading="lazy"\(plain) \
            alt="Step \(index + 1): \(escaped(frame.caption)). \(escaped(status))"></a>\
            <figcaption><b>\(index + 1). \(escaped(sentence(frame.caption)))</b> <span>\(escaped(status))</span></figcaption>\
            </figure></li>
            """
    }

    /// Where a frame is enlarged, and a section is played.
    private static let film = """
        <dialog id="film" aria-labelledby="film-title">
        <header><h2 id="film-title"></h2><button type="button" data-does="close">Close</button></header>
        <div class="stage"><img id="film-picture" alt=""></div>
        <p id="film-caption" aria-live="polite"></p>
        <footer>
        <button type="button" data-does="back">Back</button>
        <button type="button" data-does="play" autofocus>Play</button>
        <button type="button" data-does="forward">Forward</button>
        <span id="film-place"></span>
        <span class="keys">Keys: arrows, Space, Escape</span>
        </footer>
        </dialog>
        """

    // MARK: Words

    /// `text` with a capital at its beginning.
    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
