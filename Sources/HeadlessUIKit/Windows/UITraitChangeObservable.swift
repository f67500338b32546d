/// A registration for trait changes, which can be ended.
@available(iOS 17.0, *)
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that reports changes of its traits: views, controllers, scenes, and presentation controllers.
@available(iOS 17.0, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

/// What keeps the registrations of its traits.
@MainActor
protocol TraitChangeTeller: AnyObject {
    var traitRegistrations: [TraitRegistration] { get set }
}

/// The receiver of changes, and the traits that it registered for.
final class TraitRegistration: NSObject, NSCopying, @unchecked Sendable {  // unchecked: used on the main thread alone
    private let concerns: (_ new: UITraitCollection, _ old: UITraitCollection) -> Bool
    private let handler: (_ environment: Any, _ previous: UITraitCollection) -> Void

    init(
        concerns: @escaping (_ new: UITraitCollection, _ old: UITraitCollection) -> Bool,
        handler: @escaping (_ environment: Any, _ previous: UITraitCollection) -> Void
    ) {
        self.concerns = concerns
        self.handler = handler
    }

    func copy(with zone: NSZone? = nil) -> Any { self }

    func tell(_ environment: Any, _ new: UITraitCollection, _ old: UITraitCollection) {
        if concerns(new, old) { handler(environment, old) }
    }
}

@available(iOS 17.0, *)
extension TraitRegistration: UITraitChangeRegistration {}

extension TraitChangeTeller {
    /// Notifies the receivers that have registered, in the order of registration.
    func notifyTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in traitRegistrations { registration.tell(self, new, old) }
    }
}

@available(iOS 17.0, *)
extension UITraitChangeObservable where Self: UITraitEnvironment {
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Has `handler` called when one of some traits has changed, with the receiver and the traits before.
    ///
    /// The registration lasts as long as the receiver. There are no selectors here, so the variants with one aren't
    /// declared.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait],
        handler:
            @escaping (
                _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
            ) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        let system = traits.compactMap { $0 as? any SystemTrait.Type }
        let registration = TraitRegistration { new, old in
            system.contains { $0.isDifferent(new, old) }
        } handler: { environment, previous in
            guard let environment = environment as? TraitEnvironment else {
                preconditionFailure("The handler is for \(TraitEnvironment.self), not for \(type(of: environment)).")
            }
            handler(environment, previous)
        }
        (self as? any TraitChangeTeller)?.traitRegistrations.append(registration)
        return registration
    }

    /// Ends what a registration began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeTeller)?.traitRegistrations.removeAll { $0 === registration }
    }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {}

extension UIView: TraitChangeTeller {}
extension UIViewController: TraitChangeTeller {}
extension UIWindowScene: TraitChangeTeller {}
extension UIPresentationController: TraitChangeTeller {}
