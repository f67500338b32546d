import Foundation

/// Several pictures in one that moves, as an SVG file without scripts: for pages that show pictures only.
enum AnimatedPicture {
    /// - Parameters:
    ///   - pictures: Pictures of one size, as ``HeadlessDevice`` draws them.
    ///   - poster: The index of the picture that lies below the others, and is what is seen where nothing moves. The first by
    ///     default.
    ///   - seconds: How long each is shown, in seconds.
    static func svg(of pictures: [String], poster: Int = 0, seconds: Double) -> String {
        guard pictures.indices.contains(poster), let head = pictures[poster].range(of: ">\n") else { return "" }
        let length = seconds * Double(pictures.count)
        let share = number(100 / Double(pictures.count))
        let groups = pictures.enumerated().filter { $0.offset != poster }.map { index, picture in
            """
            <g class="frame" style="animation-delay: \(number(seconds * Double(index)))s">
            \(body(of: picture))</g>

            """
        }
        return """
            \(pictures[poster][..<head.upperBound])  <style>
                .frame { visibility: hidden; animation: show \(number(length))s step-end infinite; }
                @keyframes show { 0% { visibility: visible; } \(share)%, 100% { visibility: hidden; } }
                @media (prefers-reduced-motion: reduce) { .frame { animation: none; } }
              </style>
            \(body(of: pictures[poster]))\(groups.joined())</svg>

            """
    }

    /// What is between the first tag and the last one.
    private static func body(of picture: String) -> Substring {
        guard let head = picture.range(of: ">\n"), let foot = picture.range(of: "</svg>", options: .backwards) else {
            return ""
        }
        return picture[head.upperBound..<foot.lowerBound]
    }

    private static func number(_ value: Double) -> String { String(format: "%g", (value * 100).rounded() / 100) }
}
