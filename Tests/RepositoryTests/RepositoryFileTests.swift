import Foundation
import Testing

/// The files around the sources agree with the sources.
struct RepositoryFileTests {
    private static let pages = [
        "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "Tests/README.md",
        ".github/PULL_REQUEST_TEMPLATE.md", ".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/feature.yml",
        "Sources/HeadlessUIKit/README.md",
    ]

    /// Where GitHub lists what the documentation workflow has published, relative to a file at the repository's root.
    private static let published = "../../deployments/github-pages"

    /// The first group of a pattern, for each match in a text.
    private static func matches(of pattern: String, in text: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            Range(match.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    @Test(
        "every link to a file leads to one, and every file that is named in the repository's folders is there",
        arguments: pages)
    func links(page: String) throws {
        let text = try Repository.text(page)
        let links = try Self.matches(of: #"\]\(([^)\s]+)\)"#, in: text).filter { !$0.hasPrefix("http") }
        let folders = #"Sources|Tests|Example|Documentation|\.ci|\.github"#
        let paths = try Self.matches(of: "`((?:\(folders))/[^`*\\s]+)`", in: text)
        for path in links + paths where path != Self.published {
            let isThere = Repository.hasFile(path)
            #expect(isThere, "\(path)")
        }
    }

    @Test("editors indent and break lines as swift format does")
    func editors() throws {
        let formatting = try Repository.text(".swift-format")
        let length = try #require(try Self.matches(of: #""lineLength": (\d+)"#, in: formatting).first)
        let spaces = try #require(try Self.matches(of: #""spaces": (\d+)"#, in: formatting).first)
        let editor = try Repository.text(".editorconfig")
        #expect(editor.contains("[*.swift]\nmax_line_length = \(length)\n"))
        #expect(editor.contains("[*]\n") && editor.contains("\nindent_size = \(spaces)\n"))
    }

    @Test("the Swift Package Index documents the targets that there are")
    func packageIndex() throws {
        let settings = try Repository.text(".spi.yml")
        let list = try #require(try Self.matches(of: #"documentation_targets: \[([\w, ]+)\]"#, in: settings).first)
        let targets = list.components(separatedBy: ", ")
        #expect(targets.count == 2)
        let manifest = try Repository.text("Package.swift")
        for target in targets {
            #expect(manifest.contains(".library(name: \"\(target)\""))
            #expect(!Repository.files(in: "Sources/\(target)/\(target).docc").isEmpty)
        }
    }

    @Test(
        "the versions of Swift and iOS that are asked for are the manifest's",
        arguments: pages + [".github/workflows/ci.yml", ".github/workflows/documentation.yml"])
    func versions(page: String) throws {
        let manifest = try Repository.text("Package.swift")
        let tools = try #require(try Self.matches(of: #"swift-tools-version: ([\d.]+)"#, in: manifest).first)
        let system = try #require(try Self.matches(of: #"\.iOS\(\.v(\d+)\)"#, in: manifest).first)
        let text = try Repository.text(page)
        for version in try Self.matches(of: #"[Ss]wift[ :](\d+\.\d+)"#, in: text) { #expect(version == tools) }
        for version in try Self.matches(of: #"iOS (\d+)(?:, Xcode| or later)"#, in: text) { #expect(version == system) }
    }

    @Test("every page asks for the version of Xcode that the example's project is made with")
    func xcode() throws {
        let project = try Repository.text("Example/Example.xcodeproj/project.pbxproj")
        let number = try #require(try Self.matches(of: #"LastUpgradeCheck = (\d+)\d\d;"#, in: project).first)
        let folders = ["FormNavigation", "FormDiagnostics"].map { "Sources/\($0)/\($0).docc" } + ["Documentation"]
        let documentation = folders.flatMap(Repository.files)
        for page in Self.pages + documentation where page.hasSuffix(".md") || page.hasSuffix(".tutorial") {
            for version in try Self.matches(of: #"Xcode (\d+)"#, in: Repository.text(page)) {
                #expect(version == number, "\(page)")
            }
        }
    }

    @Test("the number of languages that pages name is that of the translations", arguments: pages)
    func languages(page: String) throws {
        let files = Repository.files(in: "Sources/FormNavigation/Resources").filter { $0.hasSuffix(".strings") }
        let numbers = try Self.matches(of: #"(\d+) languages"#, in: Repository.text(page))
        for number in numbers { #expect(Int(number) == files.count) }
    }

    @Test("there are about as many tests as pages say")
    func tests() throws {
        let files = Repository.files(in: "Tests").filter { $0.hasSuffix("Tests.swift") }
        let count = try files.map { try Self.matches(of: #"^ *(@Test)\b"#, in: Repository.text($0)).count }.reduce(0, +)
        for page in ["README.md", "Documentation/Contributors.docc/Comparison.md"] {
            let numbers = try Self.matches(of: #"[Aa]bout ([\d,]+)(?: tests| \|)"#, in: Repository.text(page))
            #expect(!numbers.isEmpty, "\(page)")
            for number in numbers {
                let claimed = try #require(Int(number.replacingOccurrences(of: ",", with: "")))
                #expect(abs(claimed - count) <= 100, "\(page): \(count) tests")
            }
        }
    }

    @Test("no suite creates a device before its tests, because the tests of other suites run in between")
    func devices() throws {
        let kind = #"\w*(?:Device|Stage|Form|Screen)\("#
        let property = #"^    (?:private )?(?:let|var) (\w+)(?:: \w+)? = \#(kind)"#
        let initializer = #"^    init\(\) (\{(?:(?!^    \}$)[\s\S])*?\b\#(kind))"#
        for file in Repository.files(in: "Tests") where file.hasSuffix("Tests.swift") {
            // A declaration at the beginning of a line ends with a brace at the beginning of another.
            for type in try Repository.text(file).components(separatedBy: "\n}\n") where type.contains("\n    @Test") {
                #expect(try Self.matches(of: property, in: type).isEmpty, "\(file)")
                #expect(try Self.matches(of: initializer, in: type).isEmpty, "\(file)")
            }
        }
    }

    @Test("the published documentation is what .ci/documentation converts")
    func publishing() throws {
        let workflow = try Repository.text(".github/workflows/documentation.yml")
        #expect(workflow.contains(".ci/documentation") && workflow.contains("path: .build/documentation"))
        let variable = "HOSTING_BASE_PATH"
        let script = try Repository.text(".ci/documentation")
        #expect(workflow.contains("\(variable): ") && script.contains("${\(variable)"))
        #expect(try Repository.text("README.md").contains("(\(Self.published))"))
    }

    @Test("the picture for links has the size that GitHub asks for")
    func preview() throws {
        let data = try Repository.data(".github/social-preview.png")
        #expect(data.count < 1_000_000)
        // The header of a PNG: width and height, four bytes each, most significant first.
        let numbers = [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        #expect(numbers == [1280, 640])
    }
}
