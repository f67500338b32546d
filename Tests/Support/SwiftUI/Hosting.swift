// The parts of SwiftUI that a UIKit library encounters: views and controllers that host its views, and the text fields
// that it shows. The module has SwiftUI's name, so that the origin of these classes is recognized as on Apple
// platforms.
import UIKit

/// Hosts SwiftUI views.
open class _UIHostingView<Content>: UIView {}

/// Shows a SwiftUI view.
open class UIHostingController<Content>: UIViewController {
    private let rootView: Content?

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        rootView = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = _UIHostingView<Content>(frame: UIScreen.main.bounds) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let content = rootView as? any UIViewControllerRepresentable { embed(content) }
        if let content = rootView as? any UIViewRepresentable { embed(content) }
    }

    private func embed<Screen: UIViewControllerRepresentable>(_ content: Screen) {
        let controller = content.makeUIViewController(context: .init())
        addChild(controller)
        show(controller.view, in: PlatformViewHost<Screen>())
        controller.didMove(toParent: self)
    }

    private func embed<Part: UIViewRepresentable>(_ content: Part) {
        show(content.makeUIView(context: .init()), in: PlatformViewHost<Part>())
    }

    private func show(_ content: UIView, in host: UIView) {
        for (inner, outer) in [(host, view), (content, host)] as [(UIView, UIView)] {
            inner.frame = outer.bounds
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(inner)
        }
    }
}

/// Hosts one UIKit view among SwiftUI views.
final class PlatformViewHost<Content>: UIView {}

/// What SwiftUI shows for a text field.
public final class UIKitTextField: UITextField {}

/// A UIKit screen in a SwiftUI view.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// What a representable receives.
public struct UIViewControllerRepresentableContext<Representable> {}

/// A UIKit view in a SwiftUI view.
@preconcurrency @MainActor
public protocol UIViewRepresentable {
    associatedtype UIViewType: UIView
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
}

/// What a representable receives.
public struct UIViewRepresentableContext<Representable> {}
