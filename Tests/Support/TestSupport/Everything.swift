import Foundation
import UIKit

/// Whether the tests go through everything that they promise, which takes many minutes, or through a sample of it.
///
/// The default is a sample. `EVERYTHING=1 swift test` goes through everything.
public let testsEverything = ProcessInfo.processInfo.environment["EVERYTHING"] != nil

#if HEADLESS_UIKIT
    extension HeadlessModel {
        /// The models that whole screens are walked through on: all of them, or as a sample the smallest and the largest.
        public static let walked: [HeadlessModel] = testsEverything ? all : [.iPhoneSE, .iPad]
    }
#endif
