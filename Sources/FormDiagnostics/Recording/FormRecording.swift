import FormNavigationCore
import Foundation

/// What an app saw of the keyboard and of one form after the other, and what was made of it: everything that keyboard
/// avoidance depends on, and no word of what the app shows or people type.
///
/// The page Recording.md describes the format. What changes the meaning of a file, or adds to it what a reader must know of,
/// takes a new ``version``.
package struct FormRecording: Sendable, Equatable {
    /// The newest version of the format, which is the one that is written.
    package static let version = 1

    /// What a replay is to find.
    package enum Expectation: String, Sendable, Codable {
        /// What the recording says, and what is promised for every form.
        case same
        /// Only what is promised: what was recorded is what is wrong.
        case promises
    }

    /// Where the recording comes from, in words.
    package var origin: String
    /// ``Expectation/same`` in what is recorded; people change it who know better.
    package var expects = Expectation.same
    /// What it was recorded on.
    package var device: Device
    /// What happened, in the order in which it did.
    package var events: [Event]

    package init(origin: String, device: Device, events: [Event] = []) {
        self.origin = origin
        self.device = device
        self.events = events
    }

    /// A device, as far as a form can notice.
    package struct Device: Sendable, Equatable, Codable {
        /// Phone or pad; `other` for everything else.
        package enum Idiom: String, Sendable, Codable {
            case phone, pad, other
        }

        package var idiom: Idiom
        /// The version of the system, such as "18.5".
        package var system: String
        /// Whether the language runs from right to left.
        package var isRightToLeft: Bool
        /// The size of the screen when the recording began, in points.
        package var screen: CGSize

        package init(idiom: Idiom, system: String, isRightToLeft: Bool, screen: CGSize) {
            self.idiom = idiom
            self.system = system
            self.isRightToLeft = isRightToLeft
            self.screen = screen
        }
    }

    /// Something that happened, or was noted about what had happened.
    package struct Event: Sendable, Equatable {
        /// When it was, in seconds since the recording began.
        package var time: Double
        /// Whether it happened while an event before it was being dealt with. `false` by default.
        package var isNested: Bool
        package var content: Content

        package init(time: Double, isNested: Bool = false, content: Content) {
            self.time = time
            self.isNested = isNested
            self.content = content
        }
    }

    package enum Content: Sendable, Equatable {
        // What happened.

        /// The system has posted a keyboard notification.
        case keyboard(Notification)
        /// A field has begun to be edited.
        case focus(Reference)
        /// Editing ended in a field.
        case ended(Reference)
        /// The line with the caret is elsewhere.
        case caret
        /// A rotation, or a swipe back, is over.
        case transitionEnded(TransitionEnd)
        /// The navigator has looked at the form once more.
        case look
        /// The navigator has ended its work.
        case stopped

        // What was noted about it.

        /// What had changed without the navigator.
        case found(Geometry)
        /// What the navigator has changed, with what that has changed in turn.
        case done(Geometry)
        /// A field is kept clear of the keyboard from now on.
        case serving(Service)
        /// No field of the form is kept clear of the keyboard any more.
        case left
        /// Where everything was to be.
        case plan(Planned)
        /// Where a bar that rides on the keyboard was to be, and the content behind it.
        case barPlan(PlannedBar)
        /// Layout has put the field back each time its container was moved: it depends on something that stays.
        case resisted
        /// Another decision.
        case decision(Decision)

        /// Whether it is something that happened, and not a note.
        package var isHappening: Bool {
            switch self {
            case .keyboard, .focus, .ended, .caret, .transitionEnded, .look, .stopped: true
            case .found, .done, .serving, .left, .plan, .barPlan, .resisted, .decision: false
            }
        }
    }
}

// MARK: - Contents

extension FormRecording {
    /// A keyboard notification as it was posted; `nil` for what it does not say, or not in the documented type.
    package struct Notification: Sendable, Equatable, Codable {
        /// A transition of view controllers while the keyboard moves.
        package enum Transition: String, Sendable, Codable {
            case rotation, interactive
        }

        package var kind: KeyboardEvent.Kind
        /// The frames before and after, in points, in the coordinates of the screen.
        package var begin: CGRect?
        package var end: CGRect?
        /// In seconds.
        package var duration: Double?
        package var curve: Int?
        package var isLocal: Bool?
        /// The size of the screen as it was turned then, in points.
        package var screen = CGSize.zero
        /// The transition that was under way where text was edited.
        package var transition: Transition?

        /// Reads a notification.
        package init(kind: KeyboardEvent.Kind, userInfo: [AnyHashable: Any]?) {
            let userInfo = userInfo ?? [:]
            self.kind = kind
            begin = KeyboardEvent.rect(userInfo[KeyboardEvent.Key.begin])
            end = KeyboardEvent.rect(userInfo[KeyboardEvent.Key.end])
            duration = (userInfo[KeyboardEvent.Key.duration] as? NSNumber)?.doubleValue
            curve = (userInfo[KeyboardEvent.Key.curve] as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
            isLocal = (userInfo[KeyboardEvent.Key.isLocal] as? NSNumber)?.boolValue
        }
    }

    /// One of the views that the recording describes.
    package struct Reference: Sendable, Equatable, Codable {
        package var view: Int

        package init(_ view: Int) { self.view = view }
    }

    package struct TransitionEnd: Sendable, Equatable, Codable {
        package var isCancelled: Bool

        package init(isCancelled: Bool) { self.isCancelled = isCancelled }
    }

    /// How a field is kept clear of the keyboard.
    package struct Service: Sendable, Equatable, Codable {
        /// The field, the view that holds the form, and what moves where scrolling is not enough.
        package var field: Int
        package var root: Int
        package var container: Int?
        /// The companions of the field, in the order of their priority.
        package var companions: [Int]
        /// The minimum distance to the keyboard, in points.
        package var distance: CGFloat
        /// The distance above the field, in points; `nil` for the same.
        package var topDistance: CGFloat?
        /// The height, in points, of the app's own views above the keyboard; `nil` if there are none.
        package var covered: CGFloat?
        /// Whether a move through the form has brought focus.
        package var isByMove: Bool
        /// Whether a bar of the app's rides on the keyboard.
        package var hasInputBar: Bool

        package init(
            field: Int, root: Int, container: Int?, companions: [Int], distance: CGFloat,
            topDistance: CGFloat? = nil, covered: CGFloat? = nil, isByMove: Bool, hasInputBar: Bool
        ) {
            self.field = field
            self.root = root
            self.container = container
            self.companions = companions
            self.distance = distance
            self.topDistance = topDistance
            self.covered = covered
            self.isByMove = isByMove
            self.hasInputBar = hasInputBar
        }
    }

    /// A plan, and what it was made for.
    package struct Planned: Sendable, Equatable, Codable {
        package var situation: AvoidanceSituation
        package var plan: AvoidancePlan

        /// - Parameter situation: Of the caret its line is taken, and not how far into the line it is.
        package init(_ plan: AvoidancePlan, for situation: AvoidanceSituation) {
            self.plan = plan
            self.situation = situation
            self.situation.caret?.frame.origin.x = 0
            self.situation.caret?.frame.size.width = 0
        }
    }

    /// A plan for a bar, and what it was made for.
    package struct PlannedBar: Sendable, Equatable, Codable {
        package var situation: InputBarSituation
        package var plan: InputBarPlan

        package init(_ plan: InputBarPlan, for situation: InputBarSituation) {
            self.plan = plan
            self.situation = situation
        }
    }

    /// A decision, in the library's own words.
    package struct Decision: Sendable, Equatable, Codable {
        /// What was decided: the name of the case of `FormNavigator.Decision`.
        package var decision: String
        /// Why: a reason of the library's, never one of the app's.
        package var reason: String?
        /// UIKit's class of the view or controller that it is about.
        package var about: String?
        /// The fields that focus was to go from and to, where the recording describes them.
        package var from: Int?
        package var to: Int?

        package init(
            _ decision: String, reason: String? = nil, about: String? = nil, from: Int? = nil, to: Int? = nil
        ) {
            self.decision = decision
            self.reason = reason
            self.about = about
            self.from = from
            self.to = to
        }
    }
}
