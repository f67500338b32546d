import Foundation

extension FormRecording {
    /// The geometry of views. A view that hasn't changed isn't included.
    package struct Geometry: Sendable, Equatable, Codable {
        /// The size of the screen in its current orientation, in points, or `nil` if it hasn't changed.
        package var screen: CGSize?
        /// The frame of the field's window, in points, in the coordinates of the screen, or `nil` if it hasn't changed.
        package var window: CGRect?
        /// The window's keyboard layout guide, in points, in the coordinates of the window. Empty if nobody has
        /// requested the guide, or `nil` if it hasn't changed.
        package var guide: CGRect?
        /// The views from the field to its window, or `nil` if they're the same as before.
        package var path: [Int]?
        /// The line with the caret in the text view being edited: its top and its height, in points, in the coordinates
        /// of the text view. Empty if there's no caret, or `nil` if it hasn't changed.
        package var caret: [CGFloat]?
        /// The views that have changed.
        package var views: [View]

        package init(views: [View] = []) { self.views = views }

        package var isEmpty: Bool {
            screen == nil && window == nil && guide == nil && path == nil && caret == nil && views.isEmpty
        }
    }

    /// Traits that a view can have.
    package enum Trait: String, Sendable, Codable {
        /// The view is an instance of a subclass that doesn't belong to UIKit.
        case subclass
        case clips
        case hidden
        /// One of its constraints refers to a keyboard layout guide.
        case followsKeyboard
    }

    /// A view, with the properties that matter to the keyboard.
    package struct View: Sendable, Equatable, Codable {
        /// The view's number in this recording.
        package var view: Int
        /// The nearest UIKit class. The recording omits the app's own classes, because they would identify the app.
        package var `class`: String
        package var traits: [Trait]
        /// The number of its superview, or `nil` for a window.
        package var superview: Int?
        /// The view controller whose view this is.
        package var controller: Controller?

        /// The center, in points, in the coordinates of the superview.
        package var center: CGPoint
        /// The bounds, in points. For a scroll view, the origin is the content offset.
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
        /// The nearest UIKit class.
        package var `class`: String
        package var isSubclass: Bool
        package var hasParent: Bool
        /// The raw value of the style in which the controller itself is presented, or `nil` if it isn't presented.
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

    /// Additional values of a scroll view. All lengths are in points.
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

    /// Distances from the edges of a rectangle, in points, written as a list: top, left, bottom, right.
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
