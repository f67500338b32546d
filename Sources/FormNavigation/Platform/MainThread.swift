import Foundation

/// Whether this code runs where it may use views. A deinitializer may run on any thread (J9).
#if HEADLESS_UIKIT
    // In a program without UIKit's run loop, the main queue doesn't necessarily run on the main thread.
    var isOnMainThread: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    private let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
#else
    var isOnMainThread: Bool { Thread.isMainThread }
#endif
