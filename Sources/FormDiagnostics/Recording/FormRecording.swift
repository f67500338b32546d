import FormNavigationCore
import Foundation

/// A record of what an app saw of the keyboard and of its forms, and of what navigators did: everything that keyboard
/// avoidance depends on, without any text that the app shows or people type.
///
/// The page Recording.md describes the format. A new event, or a change to the meaning of a file, requires a new
/// ``version``.
package struct FormRecording: Sendable, Equatable {
    /// The newest version of the format, which is the one that's written.
    package static let version = 1

    /// What a replay should expect.
    package enum Expectation: String, Sendable, Codable {
        /// The recorded values, and what's promised for every form.
        case same
        /// Only what's promised, because the recorded values are wrong.
        case promises
    }

    /// A description of where the recording comes from.
    package var origin: String
    /// What to expect. A recorder always writes ``Expectation/same``; a developer can change it.
    package var expects = Expectation.same
    /// The device that it was recorded on.
    package var device: Device
    /// The events, in the order in which they happened.
    package var events: [Event]

    package init(origin: String, device: Device, events: [Event] = []) {
        self.origin = origin
        self.device = device
        self.events = events
    }

    /// The properties of a device that a form can notice.
    package struct Device: Sendable, Equatable, Codable {
        /// A phone, a pad, or `other` for everything else.
        package enum Idiom: String, Sendable, Codable {
            case phone, pad, other
        }

        package var idiom: Idiom
        /// The version of the system, such as "18.5".
        package var system: String
        /// Whether the language is written from right to left.
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

    /// Something that happened, or a note about it.
    package struct Event: Sendable, Equatable {
        /// The time, in seconds since the recording began.
        package var time: Double
        /// Whether it happened during the previous event. `false` by default.
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

        /// The system posted a keyboard notification.
        case keyboard(Notification)
        /// Editing began in a field.
        case focus(Reference)
        /// Editing ended in a field.
        case ended(Reference)
        /// The line with the caret moved. The frame ended in which that happened.
        case caret
        /// A frame ended, and what earlier events had asked for happened.
        case frame
        /// A rotation, or a swipe back, ended.
        case transitionEnded(TransitionEnd)
        /// The navigator read the form again.
        case look
        /// The navigator stopped.
        case stopped

        // Notes about what happened.

        /// What had changed without the navigator.
        case found(Geometry)
        /// What the navigator changed, and what changed because of that.
        case done(Geometry)
        /// The navigator keeps a field clear of the keyboard from now on.
        case serving(Service)
        /// The navigator doesn't keep a field of the form clear of the keyboard anymore.
        case left
        /// The planned position of everything.
        case plan(Planned)
        /// The planned position of a bar that stays on the keyboard, and of the content behind it.
        case barPlan(PlannedBar)
        /// Layout put the field back each time its container moved, because the field depends on something that stays.
        case resisted
        /// Another decision.
        case decision(Decision)

        /// Whether this is something that happened, not a note.
        package var isHappening: Bool {
            switch self {
            case .keyboard, .focus, .ended, .caret, .frame, .transitionEnded, .look, .stopped: true
            case .found, .done, .serving, .left, .plan, .barPlan, .resisted, .decision: false
            }
        }
    }
}

// MARK: - Contents

extension FormRecording {
    /// A keyboard notification as it was posted. A value is `nil` if it's missing, or not of the documented type.
    package struct Notification: Sendable, Equatable, Codable {
        /// A transition of view controllers while the keyboard moves.
        package enum Transition: String, Sendable, Codable {
            case rotation, interactive
        }

        package var kind: KeyboardEvent.Kind
        /// The frames before and after the change, in points, in the coordinates of the screen.
        package var begin: CGRect?
        package var end: CGRect?
        /// The duration, in seconds.
        package var duration: Double?
        package var curve: Int?
        package var isLocal: Bool?
        /// The size of the screen in the orientation at that time, in points.
        package var screen = CGSize.zero
        /// The transition that was in progress in the screen being edited.
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

    /// The parameters for keeping a field clear of the keyboard.
    package struct Service: Sendable, Equatable, Codable {
        /// The field, the view that contains the form, and the view that moves if scrolling isn't enough.
        package var field: Int
        package var root: Int
        package var container: Int?
        /// The companions of the field, in the order of their priority.
        package var companions: [Int]
        /// The minimum distance to the keyboard, in points.
        package var distance: CGFloat
        /// The distance above the field, in points, or `nil` if it's the same.
        package var topDistance: CGFloat?
        /// The height, in points, of the app's own views above the keyboard, or `nil` if there are none.
        package var covered: CGFloat?
        /// Whether the field gained focus by a move through the form.
        package var isByMove: Bool
        /// Whether the app's own bar stays on the keyboard.
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

    /// A plan, and the situation that it was made for.
    package struct Planned: Sendable, Equatable, Codable {
        package var situation: AvoidanceSituation
        package var plan: AvoidancePlan

        /// - Parameter situation: The situation. Only the line of the caret is recorded, not the position in the line.
        package init(_ plan: AvoidancePlan, for situation: AvoidanceSituation) {
            self.plan = plan
            self.situation = situation
            self.situation.caret?.frame.origin.x = 0
            self.situation.caret?.frame.size.width = 0
        }
    }

    /// A plan for a bar, and the situation that it was made for.
    package struct PlannedBar: Sendable, Equatable, Codable {
        package var situation: InputBarSituation
        package var plan: InputBarPlan

        package init(_ plan: InputBarPlan, for situation: InputBarSituation) {
            self.plan = plan
            self.situation = situation
        }
    }

    /// A decision, with the library's own names.
    package struct Decision: Sendable, Equatable, Codable {
        /// The kind of decision: the name of the `FormNavigator.Decision.Kind`.
        package var decision: String
        /// The reason: a name from the library, never from the app.
        package var reason: String?
        /// The UIKit class of the view or view controller that it's about.
        package var about: String?
        /// The fields that focus was to move from and to, if the recording describes them.
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
