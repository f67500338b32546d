// swift-format-ignore-file
// Members of UIKit that only draw, and that the headless UIKit doesn't declare. Here they do nothing.

import Foundation
import UIKit

extension UIButton {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    public var titleEdgeInsets: UIEdgeInsets { get { .zero } set {} }
    public var imageEdgeInsets: UIEdgeInsets { get { .zero } set {} }
}

extension UIView {
    public var mask: UIView? { get { nil } set {} }
}

extension UISegmentedControl {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetricsOfImages) {}
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public func setDividerImage(_ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State, barMetrics: UIBarMetricsOfImages) {}
}

public enum UIBarMetricsOfImages { case `default` }
public enum UIScrollViewIndicatorStyle { case `default`, black, white }
extension UIScrollView {
    public var indicatorStyle: UIScrollViewIndicatorStyle { get { .default } set {} }
}

extension UITableView {
    public var separatorColor: UIColor? { get { nil } set {} }
}

extension NSTextAttachment {
    public var image: UIImage? { get { UIImage() } set {} }
    public var bounds: CGRect { get { .zero } set {} }
}

extension UIFont {
    public var familyName: String { "" }
    public var fontName: String { "" }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}

extension UIImageView {
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { false } set {} }
}

public struct UILabelLineBreakStrategy: OptionSet { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue } }
extension UILabel {
    public var lineBreakStrategy: UILabelLineBreakStrategy { get { [] } set {} }
    public var highlightedTextColor: UIColor? { get { nil } set {} }
}

extension UIBackgroundConfiguration {
    public var image: UIImage? { get { nil } set {} }
    public var imageContentMode: UIView.ContentMode { get { .scaleToFill } set {} }
}

public struct UIConfigurationTextAttributesTransformer {
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}
extension UIButton.Configuration {
    public var titlePadding: CGFloat { get { 0 } set {} }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get { nil } set {} }
    public var titleLineBreakMode: NSLineBreakMode { get { .byTruncatingTail } set {} }
}

public enum UIUserInterfaceLevelOfColors { case base, elevated }
extension UITraitCollection {
    public var userInterfaceLevel: UIUserInterfaceLevelOfColors { .base }
}
