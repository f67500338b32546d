import Foundation

/// What the program has allocated, counted block by block in the single heap that glibc has if ``environment`` is set.
struct Heap {
    var bytes = 0
    /// Blocks of memory: class instances, and the storage of arrays, dictionaries, and strings.
    var objects = 0

    /// A single heap that doesn't hold back any blocks for later, so that free memory can be distinguished from memory
    /// in use.
    static let environment = [
        "GLIBC_TUNABLES":
            "glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0:glibc.malloc.mmap_max=0:glibc.malloc.arena_max=1"
    ]

    /// Whether this program was started with that environment.
    static var isCounted: Bool { environment.allSatisfy { ProcessInfo.processInfo.environment[$0.key] == $0.value } }

    /// The current heap, or `nil` if it can't be read.
    static func now() -> Heap? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
            let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("[heap]") })
        else { return nil }
        let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt(String($0), radix: 16) }
        guard ends.count == 2 else { return nil }
        var heap = Heap()
        var (block, end) = (ends[0], ends[1])
        // Each block begins with its size. The lowest bit says whether the previous block is in use. The last block is
        // free.
        func word(_ address: UInt) -> UInt { UnsafePointer<UInt>(bitPattern: address)?.pointee ?? 0 }
        while block + 16 < end {
            let size = word(block + 8) & ~7
            let next = block + size
            guard size >= 32, next + 16 < end else { break }
            if word(next + 8) & 1 == 1 {
                heap.bytes += Int(size)
                heap.objects += 1
            }
            block = next
        }
        end = block
        return heap
    }

    static func - (left: Heap, right: Heap) -> Heap {
        Heap(bytes: left.bytes - right.bytes, objects: left.objects - right.objects)
    }
}
