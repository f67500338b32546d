import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What can be known of the Xcode project where there is no Xcode.
struct XcodeProjectTests {
    private let project: XcodeProject

    init() throws { project = try XcodeProject("Example/Example.xcodeproj") }

    private func contents(_ path: String) -> [String] {
        let folder = project.folder.appendingPathComponent(path)
        return FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    }

    @Test("every object that is referred to is there, and every object is referred to")
    func references() {
        var reached: Set<String> = []
        var open = [project.root]
        while let identifier = open.popLast() {
            guard reached.insert(identifier).inserted else { continue }
            let object = project.objects[identifier]
            #expect(object != nil, "there is no object \(identifier)")
            if let object { open += project.references(of: object) }
        }
        #expect(reached == Set(project.objects.keys))
        #expect(project.objects[project.root]?.isa == "PBXProject")
    }

    @Test("every folder holds sources, belongs to a target and is in the list of files")
    func folders() {
        let folders = project.all("PBXFileSystemSynchronizedRootGroup")
        let used = project.targets.flatMap { $0.list("fileSystemSynchronizedGroups") }
        let shown = project.objects[project.root].flatMap { project.object("mainGroup", of: $0) }?.list("children")
        #expect(Set(used) == Set(folders.map(\.identifier)))
        for folder in folders {
            #expect(folder["sourceTree"] == "<group>")
            let path = folder["path"] ?? ""
            let hasSources = contents(path).contains { $0.hasSuffix(".swift") }
            #expect(hasSources, "\(path)")
            #expect(shown?.contains(folder.identifier) == true, "\(path)")
        }
    }

    @Test("every folder of the example is in the project, but the gallery, which is drawn on other machines")
    func allFolders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
        let paths = project.all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] }
        let folders = names.filter { !contents($0).isEmpty && !$0.hasSuffix(".xcodeproj") && $0 != "Gallery" }
        #expect(Set(folders).isSubset(of: paths), "\(folders)")
    }

    @Test("every target has sources, a product, and settings for both configurations")
    func targets() {
        let products = project.objects[project.root].flatMap { project.object("productRefGroup", of: $0) }
        #expect(project.targets.count == project.all("PBXNativeTarget").count)
        #expect(project.targets.compactMap { $0["name"] }.contains("Example"))
        for target in project.targets {
            let name = target["name"] ?? ""
            let product = project.object("productReference", of: target)
            switch target["productType"] {
            case "com.apple.product-type.application": #expect(product?["path"] == "\(name).app")
            case "com.apple.product-type.library.static": #expect(product?["path"] == "lib\(name).a")
            default: #expect(product?["path"] == "\(name).xctest")
            }
            #expect(products?.list("children").contains(product?.identifier ?? "") == true)
            #expect(project.objects("buildPhases", of: target).contains { $0.isa == "PBXSourcesBuildPhase" })
            let settings = project.settings(of: target)
            #expect(Set(settings.keys) == ["Debug", "Release"])
            for (configuration, settings) in settings {
                let place = Comment("\(name), \(configuration)")
                #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0", place)
                #expect(settings["SWIFT_VERSION"] == "6.0", place)
                #expect(settings["SDKROOT"] == "iphoneos", place)
                #expect(settings["TARGETED_DEVICE_FAMILY"] == "1,2", place)
                #expect(settings["PRODUCT_NAME"] == "$(TARGET_NAME)", place)
                #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"]?.hasPrefix("org.formnavigation.example") == true, place)
                #expect(settings["DEVELOPMENT_TEAM"] == nil, place)
            }
        }
        let identifiers = project.targets.map { project.settings(of: $0)["Debug"]?["PRODUCT_BUNDLE_IDENTIFIER"] }
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test("tests wait for the app that they run")
    func tests() {
        let app = project.targets.first { $0["productType"] == "com.apple.product-type.application" }
        for target in project.targets where target.identifier != app?.identifier {
            let dependencies = project.objects("dependencies", of: target)
            #expect(dependencies.first?["target"] == app?.identifier, "\(target["name"] ?? "")")
            for dependency in dependencies {
                let proxy = project.object("targetProxy", of: dependency)
                #expect(proxy?["remoteGlobalIDString"] == dependency["target"])
                #expect(proxy?["containerPortal"] == project.root)
            }
            if target["productType"] == "com.apple.product-type.library.static" { continue }
            let isForFingers = target["productType"] == "com.apple.product-type.bundle.ui-testing"
            let name = app?["name"] ?? ""
            for settings in project.settings(of: target).values {
                if isForFingers {
                    #expect(settings["TEST_TARGET_NAME"] == name)
                } else {
                    // Tests that use UIKit run in the app.
                    #expect(settings["BUNDLE_LOADER"] == "$(TEST_HOST)")
                    let folder = "$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)"
                    #expect(settings["TEST_HOST"] == "\(folder)/\(name)")
                }
            }
        }
    }

    @Test(
        "the app's tests are the package's, with what they share, and what CI keeps of them is what its script writes")
    func packageTests() throws {
        let files = ["Package.swift", ".ci/simulators", ".github/workflows/ci.yml"]
        let texts = try files.map {
            try String(contentsOf: XcodeProject.repository.appendingPathComponent($0), encoding: .utf8)
        }
        let library = try #require(project.targets.first { $0["name"] == "TestSupport" })
        let names = ["UIKitConformanceTests", "FormDiagnosticsTests", "FormNavigationCoreTests", "FormNavigationTests"]
        let folders = ["UIKitConformanceTests": "HeadlessUIKit/", "TestSupport": "Support/"]
        for name in names + ["TestSupport"] {
            let path = "../Tests/\(folders[name] ?? "")\(name)"
            let target = try #require(project.targets.first { $0["name"] == name })
            let folder = project.objects("fileSystemSynchronizedGroups", of: target).compactMap { $0["path"] }
            #expect(folder == [path])
            #expect(texts[0].contains("name: \"\(name)\""))
            // They find the library in the app: a copy of their own would have a state of its own.
            #expect(target.list("packageProductDependencies").isEmpty)
            let needsSupport = contents(path).contains {
                let file = project.folder.appendingPathComponent("\(path)/\($0)")
                return (try? String(contentsOf: file, encoding: .utf8))?.contains("import TestSupport\n") == true
            }
            let dependencies = project.objects("dependencies", of: target).compactMap { $0["target"] }
            #expect(dependencies.contains(library.identifier) == needsSupport, "\(name)")
            let linked = project.objects("buildPhases", of: target).flatMap { project.objects("files", of: $0) }
            let expected = needsSupport ? [library["productReference"] ?? ""] : []
            #expect(linked.compactMap { $0["fileRef"] } == expected)
        }
        for file in [".build/Example.xcresult", ".build/answers.json"] {
            #expect(texts[1].contains(file) && texts[2].contains(file))
        }
    }

    @Test("the app links the library of the package around it")
    func package() throws {
        let reference = try #require(project.all("XCLocalSwiftPackageReference").first)
        let folder = project.folder.appendingPathComponent(reference["relativePath"] ?? "").standardizedFileURL
        #expect(folder.path == XcodeProject.repository.path)
        #expect(project.objects[project.root]?.list("packageReferences") == [reference.identifier])
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        let products = project.all("XCSwiftPackageProductDependency")
        #expect(!products.isEmpty)
        for product in products {
            let name = try #require(product["productName"])
            #expect(manifest.contains(".library(name: \"\(name)\""))
            #expect(product["package"] == reference.identifier)
            let linked = project.all("PBXFrameworksBuildPhase").flatMap { project.objects("files", of: $0) }
            #expect(linked.contains { $0["productRef"] == product.identifier })
        }
    }

    @Test("the scheme runs the app, and every test by its plan, which keeps what tests attach")
    func scheme() throws {
        let path = "Example.xcodeproj/xcshareddata/xcschemes/Example.xcscheme"
        let parser = XMLParser(data: try Data(contentsOf: project.folder.appendingPathComponent(path)))
        let reader = SchemeReader()
        parser.delegate = reader
        #expect(parser.parse())
        for reference in reader.references {
            let target = project.objects[reference.values["BlueprintIdentifier"] ?? ""]
            #expect(target?["name"] == reference.values["BlueprintName"])
            let product = target.flatMap { project.object("productReference", of: $0) }
            #expect(product?["path"] == reference.values["BuildableName"])
            #expect(reference.values["ReferencedContainer"] == "container:Example.xcodeproj")
        }
        let launched = reader.references.filter { $0.action == "LaunchAction" }
        #expect(launched.compactMap { $0.values["BlueprintName"] } == ["Example"])
        #expect(reader.plans == ["container:Example.xctestplan"])
        let plan = try JSONDecoder().decode(
            TestPlan.self, from: Data(contentsOf: project.folder.appendingPathComponent("Example.xctestplan")))
        #expect(plan.defaultOptions.userAttachmentLifetime == "keepAlways")
        let tests = project.targets.filter { $0["productType"]?.contains(".bundle.") == true }
        #expect(Set(plan.testTargets.map(\.target.identifier)) == Set(tests.map(\.identifier)))
        for entry in plan.testTargets {
            #expect(project.objects[entry.target.identifier]?["name"] == entry.target.name)
            #expect(entry.target.containerPath == "container:Example.xcodeproj")
            // A device has one screen, one focus and one keyboard.
            #expect(!entry.parallelizable)
        }
        #expect(project.all("PBXFileReference").contains { $0["path"] == "Example.xctestplan" })
    }

    private struct TestPlan: Decodable {
        struct Options: Decodable { let userAttachmentLifetime: String }
        struct Target: Decodable { let containerPath, identifier, name: String }
        struct Entry: Decodable {
            let target: Target
            let parallelizable: Bool
        }

        let defaultOptions: Options
        let testTargets: [Entry]
    }

    private final class SchemeReader: NSObject, XMLParserDelegate {
        var plans: [String] = []
        var references: [(action: String, values: [String: String])] = []
        private var action = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if name.hasSuffix("Action") { action = name }
            if name == "TestPlanReference" { plans.append(attributes["reference"] ?? "") }
            if name == "BuildableReference" { references.append((action, attributes)) }
        }
    }
}
