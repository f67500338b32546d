import Foundation

#if HEADLESS_UIKIT
    import UIKit
#endif

extension Bundle {
    /// The bundle with the library's text, in the language that the app runs in.
    static var words: Bundle {
        #if HEADLESS_UIKIT
            // Foundation determines a bundle's language once for each process. Headless devices in one process have
            // several.
            spokenBundles.bundle(for: HeadlessLanguage.current.identifier)
        #else
            .module
        #endif
    }
}

#if HEADLESS_UIKIT
    private let spokenBundles = SpokenBundles()

    /// The bundles of the languages used so far, so that the file system is accessed once for each.
    private final class SpokenBundles: @unchecked Sendable {
        private let lock = NSLock()
        /// Accessed only while the lock is held.
        private var bundles: [String: Bundle] = [:]

        func bundle(for language: String) -> Bundle {
            lock.withLock {
                if let bundle = bundles[language] { return bundle }
                let path = Bundle.module.path(forResource: language, ofType: "lproj")
                let bundle = path.flatMap(Bundle.init(path:)) ?? .module
                bundles[language] = bundle
                return bundle
            }
        }
    }
#endif
