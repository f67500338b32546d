import FormNavigation
import UIKit

/// A form "0", "1" with a field "inner" between the two, which tests can put anywhere.
@MainActor
struct SurroundedForm {
    let device = HeadlessDevice()
    let controller: UIViewController
    let window: UIWindow
    let inner = UITextField(named: "inner", frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    private let plain = [("0", 100), ("1", 300)].map { name, y in
        UITextField(named: name, frame: CGRect(x: 20, y: y, width: 300, height: 40))
    }

    init(_ controller: UIViewController = UIViewController()) {
        self.controller = controller
        for field in plain { controller.view.addSubview(field) }
        window = device.show(controller)
    }

    /// Puts the field into a view between the other two, and the view into the form.
    func put(innerIn view: UIView) {
        view.frame = CGRect(x: 0, y: 200, width: 393, height: 50)
        view.addSubview(inner)
        controller.view.addSubview(view)
    }

    /// Adds a controller as a child, with its view in the form, or, as some apps do, only its view.
    func put(innerIn child: UIViewController, isChild: Bool = true) {
        if isChild { controller.addChild(child) }
        put(innerIn: child.view)
        if isChild { child.didMove(toParent: controller) }
    }

    /// Adds a controller as a child of one that's already in the form.
    func put(innerIn child: UIViewController, inside parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.view.addSubview(inner)
        child.didMove(toParent: parent)
    }

    // MARK: How a navigator treats the field

    /// What a navigator does for a field that has focus.
    struct Service: OptionSet, CustomStringConvertible {
        let rawValue: Int
        static let current = Service(rawValue: 1)
        static let toolbar = Service(rawValue: 2)
        static let returnKey = Service(rawValue: 4)
        static let all: Service = [.current, .toolbar, .returnKey]

        var description: String {
            let names = [(Service.current, "current"), (.toolbar, "toolbar"), (.returnKey, "return key")]
            return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
        }
    }

    /// How a navigator treats a field, determined in every possible way.
    struct Treatment: Equatable, CustomStringConvertible {
        /// Whether it's in `fields` while another field has focus.
        var isStop: Bool
        /// What it has after a move gave it focus; `nil` if no move leads there.
        var byMove: Service?
        /// What it has after code, or a finger, gave it focus.
        var byCode: Service

        static let served = Treatment(isStop: true, byMove: .all, byCode: .all)
        static let leftAlone = Treatment(isStop: false, byMove: nil, byCode: [])

        var description: String {
            "\(isStop ? "a stop" : "no stop"), by a move: \(byMove.map { "[\($0)]" } ?? "never"), by code: [\(byCode)]"
        }
    }

    /// How a navigator treats the field "inner".
    func treatment(by navigator: FormNavigator) -> Treatment {
        var isStop = false
        var byMove: Service?
        for (start, move) in [(plain[0], navigator.focusNext), (plain[1], navigator.focusPrevious)] {
            start.becomeFirstResponder()
            isStop = navigator.fields.contains(inner)
            if move(), inner.isFirstResponder { byMove = service(by: navigator) }
        }
        window.endEditing(true)
        inner.becomeFirstResponder()
        return Treatment(isStop: isStop, byMove: byMove, byCode: service(by: navigator))
    }

    private func service(by navigator: FormNavigator) -> Service {
        var service: Service = []
        if navigator.currentField === inner { service.insert(.current) }
        if inner.inputAccessoryView === navigator.toolbar { service.insert(.toolbar) }
        if inner.returnKeyType == .next { service.insert(.returnKey) }
        return service
    }

    /// The fields of the form while one of them has focus.
    func fields(of navigator: FormNavigator, whileEditing field: UIView) -> [UIView] {
        field.becomeFirstResponder()
        return navigator.fields
    }

    var first: UITextField { plain[0] }
}

/// Enables the shared navigator while `body` runs.
@MainActor
func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
    let shared = FormNavigator.shared
    let before = shared.configuration
    defer { shared.configuration = before }
    shared.configuration = FormNavigator.Configuration()
    try body(shared)
}
