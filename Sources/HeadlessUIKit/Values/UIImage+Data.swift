extension UIImage {
    /// The picture in a file's contents, with one pixel for each point. `nil` if it isn't a PNG, a JPEG, or a GIF.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in a file's contents. Only its size is read: it's drawn as a gray area.
    ///
    /// - Parameter scale: Pixels for each point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = ImageHeader.size(in: [UInt8](data)), scale > 0 else { return nil }
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        let area = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
        self.init(drawing: [.fill(area, .winding, .lightGray)], size: size, scale: scale)
    }

    /// The picture in a file. `nil` if it can't be read, or if it isn't a PNG, a JPEG, or a GIF.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
}

/// The size of a picture, in pixels, at the beginning of its file.
private enum ImageHeader {
    static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            return (number(bytes[16..<20]), number(bytes[20..<24]))
        }
        if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
            return (number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
        }
        return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(in: bytes) : nil
    }

    /// A JPEG consists of segments. The one with the size begins a frame.
    private static func jpegSize(in bytes: [UInt8]) -> (width: Int, height: Int)? {
        var index = 2
        while index + 9 <= bytes.count, bytes[index] == 0xFF {
            let kind = bytes[index + 1]
            // C4, C8, and CC are tables, not frames.
            if 0xC0...0xCF ~= kind, ![0xC4, 0xC8, 0xCC].contains(kind) {
                return (number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)]))
            }
            index += 2 + number(bytes[(index + 2)..<(index + 4)])
        }
        return nil
    }

    /// A number whose first byte is the most significant one.
    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
