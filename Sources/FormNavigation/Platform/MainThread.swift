import Foundation

/// Whether this code runs where views may be used, for a deinitialiser, which may run anywhere (J9).
#if canImport(ObjectiveC)
    var isOnMainThread: Bool { Thread.isMainThread }
#else
    // The main queue need not run on the main thread here.
    var isOnMainThread: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    private let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
#endif
