import Foundation

extension FormRecording {
    /// Where views are: of each that has changed everything, of the others nothing.
    package struct Geometry: Sendable, Equatable, Codable {
        /// The size of the screen as it is turned now, in points; `nil` where it has not changed.
        package var screen: CGSize?
        /// The window of the field, in points, in the coordinates of the screen; `nil` where it has not changed.
        package var window: CGRect?
        /// The window's keyboard layout guide, in points of the window; empty where nobody has asked for it, `nil` where it
        /// has not changed.
        package var guide: CGRect?
        /// The views from the field to its window; `nil` where they are the same.
        package var path: [Int]?
        /// The line with the caret in the text view that is edited: its top and its height, in points of the text view. Empty
        /// where there is none, `nil` where it has not changed.
        package var caret: [CGFloat]?
        /// The views that have changed.
        package var views: [View]

        package init(views: [View] = []) { self.views = views }

        package var isEmpty: Bool {
            screen == nil && window == nil && guide == nil && path == nil && caret == nil && views.isEmpty
        }
    }

    /// What may be so of a view.
    package enum Trait: String, Sendable, Codable {
        /// It is of a subclass of the class of UIKit's, which is somebody else's.
        case subclass
        case clips
        case hidden
        /// One of its constraints refers to a keyboard layout guide.
        case followsKeyboard
    }

    /// A view, by what of it concerns the keyboard.
    package struct View: Sendable, Equatable, Codable {
        /// The number that this recording calls the view by.
        package var view: Int
        /// The nearest class of UIKit's that it is of: an app's own classes say whose the app is.
        package var `class`: String
        package var traits: [Trait]
        /// Its superview; `nil` for a window.
        package var superview: Int?
        /// The controller whose own view it is.
        package var controller: Controller?

        /// In points of the superview.
        package var center: CGPoint
        /// In points. Of a scroll view the origin is the content offset.
        package var bounds: CGRect
        /// The six numbers of an affine transform, from `a` to `ty`; `nil` for the identity.
        package var transform: [CGFloat]?
        package var safeArea: Edges
        package var scroll: Scroll?

        package init(
            view: Int, class: String, traits: [Trait], superview: Int?, controller: Controller?, center: CGPoint,
            bounds: CGRect, transform: [CGFloat]?, safeArea: Edges, scroll: Scroll?
        ) {
            self.view = view
            self.class = `class`
            self.traits = traits
            self.superview = superview
            self.controller = controller
            self.center = center
            self.bounds = bounds
            self.transform = transform
            self.safeArea = safeArea
            self.scroll = scroll
        }
    }

    /// A view controller.
    package struct Controller: Sendable, Equatable, Codable {
        /// The nearest class of UIKit's.
        package var `class`: String
        package var isSubclass: Bool
        package var hasParent: Bool
        /// The raw value of the style in which the controller itself is presented; `nil` where it is not.
        package var presentation: Int?
        package var additionalSafeArea: Edges

        package init(
            class: String, isSubclass: Bool, hasParent: Bool, presentation: Int?, additionalSafeArea: Edges
        ) {
            self.class = `class`
            self.isSubclass = isSubclass
            self.hasParent = hasParent
            self.presentation = presentation
            self.additionalSafeArea = additionalSafeArea
        }
    }

    /// What a scroll view has that other views do not. All lengths are in points.
    package struct Scroll: Sendable, Equatable, Codable {
        package var contentSize: CGSize
        package var inset: Edges
        package var adjustedInset: Edges
        package var indicatorInset: Edges
        package var isEnabled: Bool
        package var isPaging: Bool
        /// What the options of the view allow.
        package var mayScroll: Bool
        package var mayInset: Bool
        package var restoresOffset: Bool

        package init(
            contentSize: CGSize, inset: Edges, adjustedInset: Edges, indicatorInset: Edges, isEnabled: Bool,
            isPaging: Bool, mayScroll: Bool, mayInset: Bool, restoresOffset: Bool
        ) {
            self.contentSize = contentSize
            self.inset = inset
            self.adjustedInset = adjustedInset
            self.indicatorInset = indicatorInset
            self.isEnabled = isEnabled
            self.isPaging = isPaging
            self.mayScroll = mayScroll
            self.mayInset = mayInset
            self.restoresOffset = restoresOffset
        }
    }

    /// Distances from the edges of a rectangle inwards, in points; written as a list from the top counterclockwise, as UIKit
    /// names them.
    package struct Edges: Sendable, Equatable {
        package var top: CGFloat
        package var left: CGFloat
        package var bottom: CGFloat
        package var right: CGFloat

        package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }
}

extension FormRecording.Edges: Codable {
    package init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        top = try list.decode(CGFloat.self)
        left = try list.decode(CGFloat.self)
        bottom = try list.decode(CGFloat.self)
        right = try list.decode(CGFloat.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for length in [top, left, bottom, right] { try list.encode(length) }
    }
}
