// swift-format-ignore-file
// How the pixels of a layer's picture are scaled. Pictures have no pixels here.

import UIKit

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
    public var minificationFilter: CALayerContentsFilter { get { .linear } set {} }
    public var magnificationFilter: CALayerContentsFilter { get { .linear } set {} }
}
