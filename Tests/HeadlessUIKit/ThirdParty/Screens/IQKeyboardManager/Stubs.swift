// swift-format-ignore-file
// What stands in for Combine, and the screens: forms that IQKeyboardManager moves beside a form with a navigator.

import Foundation
import UIKit

// What IQKeyboardManager uses of Combine.

public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end?() }
    public func cancel() { end?(); end = nil }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct Publisher<Output> {
    let subscribe: (@escaping (Output) -> Void) -> AnyCancellable
    func map<Other>(_ change: @escaping (Output) -> Other) -> Publisher<Other> { Publisher<Other> { receive in subscribe { receive(change($0)) } } }
    func compactMap<Other>(_ change: @escaping (Output) -> Other?) -> Publisher<Other> { Publisher<Other> { receive in subscribe { if let value = change($0) { receive(value) } } } }
    func removeDuplicates() -> Self { self }
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receiveValue) }
}

extension NotificationCenter {
    @MainActor func publisher(for name: Notification.Name) -> Publisher<Notification> {
        Publisher { [self] receive in
            nonisolated(unsafe) let receive = receive
            let token = addObserver(forName: name, object: nil, queue: nil) { receive($0) }
            return AnyCancellable { [self] in removeObserver(token) }
        }
    }
}

extension UIView {
    // Only for a screen that a person drags back.
    func publisher(for path: KeyPath<UIView, CGRect>) -> Publisher<CGRect> { Publisher { _ in AnyCancellable {} } }
}

/// A form in a scroll view.
final class ManagedScrollViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 720)
        scrollView.contentInset.bottom = 12
        view.addSubview(scrollView)
        BesideForms.addFields(to: scrollView, "Theirs")
    }
}

/// A form without a scroll view.
final class ManagedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        BesideForms.addFields(to: view, "Theirs", count: 6)
    }
}

/// Switches IQKeyboardManager on, for all screens or for all but the form.
@MainActor private func managed<Controller: UIViewController>(everywhere: Bool = false, _ controller: @escaping @MainActor () -> Controller) -> @MainActor () -> UIViewController {
    {
        IQKeyboardManager.shared.isEnabled = true
        if !everywhere { IQKeyboardManager.shared.disabledDistanceHandlingClasses.append(BesideForm.self) }
        return controller()
    }
}

@MainActor let realScreens: [RealScreen] = [
    BesideForms.tabs("A scroll view in another tab", formFirst: false, managed { ManagedScrollViewController() }),
    BesideForms.tabs("A scroll view in another tab, after the form", formFirst: true, managed { ManagedScrollViewController() }),
    BesideForms.tabs("A view in another tab", formFirst: false, managed { ManagedViewController() }),
    BesideForms.sheet("A scroll view in a sheet above the form", managed { ManagedScrollViewController() }),
    BesideForms.oneScreen("A scroll view on the same screen", managed { ManagedScrollViewController() }),
    BesideForms.tabs("Everywhere, the form included", formFirst: false, managed(everywhere: true) { ManagedScrollViewController() }),
]
