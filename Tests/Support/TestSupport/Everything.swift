import Foundation
import UIKit

/// Whether the tests run all of their cases, which takes many minutes, or only a sample.
///
/// The default is a sample. `EVERYTHING=1 swift test` goes through everything.
public let testsEverything = ProcessInfo.processInfo.environment["EVERYTHING"] != nil

#if HEADLESS_UIKIT
    extension HeadlessModel {
        /// The models that walks through whole screens use: all of them or, as a sample, the smallest and the largest.
        public static let walked: [HeadlessModel] = testsEverything ? all : [.iPhoneSE, .iPad]
    }
#endif
