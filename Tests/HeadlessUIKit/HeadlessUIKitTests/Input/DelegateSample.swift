@testable import UIKit

/// Arguments for delegate members.
@MainActor
enum DelegateSample {
    static let field = UITextField(frame: .zero)
    static let textView = UITextView(frame: .zero)
    static let searchBar = UISearchBar(frame: .zero)
    static let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    static let layout = UICollectionViewFlowLayout()
    static let cell = UICollectionViewCell(frame: .zero)
    static let indexPath = IndexPath(item: 0, section: 0)
    static let range = NSRange(location: 0, length: 0)
    static let animator = Animator()
    static let menu = UIMenu(children: [])
    static let action = UIAction { _ in }
    static let item = UITextItem(link: url, range: range)
    static let url = URL(fileURLWithPath: "/")
    static let formatting = UITextFormattingViewController()
    static let pointer = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)

    final class Animator: NSObject, UIEditMenuInteractionAnimating, UIContextMenuInteractionAnimating {
        var previewViewController: UIViewController? { nil }
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping () -> Void) {}
    }
}

/// A delegate that writes down which of its members are called.
@MainActor
protocol DelegateScribe: AnyObject {
    var calls: [String] { get }
}

/// A delegate that implements nothing.
final class SilentDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UITableViewDelegate, UICollectionViewDelegateFlowLayout
{}

/// A delegate that implements nothing and forwards.
final class ForwardingDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UITableViewDelegate, UICollectionViewDelegateFlowLayout, HeadlessForwarding
{
    var headlessForwardingTarget: AnyObject?
}

/// Whether a member is missed where it is missing, and called where it is implemented, directly or by a target.
///
/// - Parameters:
///   - name: The member.
///   - all: A delegate that implements it.
///   - call: Calls it, and says whether it is implemented.
@MainActor
func isOptional(_ name: String, _ all: any DelegateScribe, _ call: (AnyObject) -> Bool) -> Bool {
    let forwarding = ForwardingDelegate()
    guard !call(SilentDelegate()), call(all), all.calls == [name], !call(forwarding) else { return false }
    forwarding.headlessForwardingTarget = SilentDelegate()
    guard !call(forwarding) else { return false }
    forwarding.headlessForwardingTarget = all
    return call(forwarding) && all.calls == [name, name]
}
