// `import UIKit` brings Foundation along, as Apple's does.
@_exported import Foundation
