extension NSValue {
    /// A boxed rectangle, as in keyboard notifications.
    static func frame(_ rect: CGRect) -> NSValue {
        #if canImport(ObjectiveC)
            NSValue(rect: rect)
        #else
            FrameValue(rect)
        #endif
    }

    public var cgRectValue: CGRect {
        #if canImport(ObjectiveC)
            rectValue
        #else
            (self as? FrameValue)?.rect ?? rectValue
        #endif
    }
}

#if !canImport(ObjectiveC)
    /// A boxed rectangle that reports its type without Foundation on Linux, which leaks the answer each time it's read.
    private final class FrameValue: NSValue, @unchecked Sendable {  // Nothing in it changes.
        private static let type: StaticString = "{CGRect={CGPoint=dd}{CGSize=dd}}"

        let rect: CGRect

        init(_ rect: CGRect) {
            self.rect = rect
            super.init()
        }

        required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>) {
            rect = value.loadUnaligned(as: CGRect.self)
            super.init()
        }

        required convenience init?(coder: NSCoder) {
            nil
        }

        override var objCType: UnsafePointer<CChar> {
            UnsafeRawPointer(Self.type.utf8Start).assumingMemoryBound(to: CChar.self)
        }

        override func getValue(_ value: UnsafeMutableRawPointer) {
            value.storeBytes(of: rect, as: CGRect.self)
        }

        override var hash: Int { rect.origin.x.hashValue ^ rect.origin.y.hashValue }

        override func isEqual(_ object: Any?) -> Bool { (object as? FrameValue)?.rect == rect }
    }
#endif
