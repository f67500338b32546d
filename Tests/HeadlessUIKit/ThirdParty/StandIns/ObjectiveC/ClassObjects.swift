// swift-format-ignore-file
// Initializers that are called on a class object. Objective-C finds them in the class, Swift only where they are `required`. So the
// tool writes, for each class of a source, what makes its objects, and calls that instead.

import UIKit

public enum ClassObjects {
    private nonisolated(unsafe) static var framed: [ObjectIdentifier: @MainActor (CGRect) -> AnyObject] = [:]
    private nonisolated(unsafe) static var plain: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
    private nonisolated(unsafe) static var knowsUIKit = false

    @MainActor
    public static func add<Object: AnyObject>(_ type: Object.Type, _ make: @escaping @MainActor (CGRect) -> Object) {
        framed[ObjectIdentifier(type)] = make
    }

    @MainActor
    public static func add<Object: AnyObject>(_ type: Object.Type, _ make: @escaping @MainActor () -> Object) {
        plain[ObjectIdentifier(type)] = make
    }

    public static func make<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object {
        made(type) { framed[ObjectIdentifier(type)]?(frame) }
    }

    public static func make<Object: AnyObject>(_ type: Object.Type) -> Object {
        made(type) { plain[ObjectIdentifier(type)]?() }
    }

    /// The same, for a controller that has no archive.
    public static func make<Object: UIViewController>(_ type: Object.Type, nibName: String?, bundle: Bundle?) -> Object { make(type) }

    private static func made<Object: AnyObject>(_ type: Object.Type, _ make: @MainActor () -> AnyObject?) -> Object {
        nonisolated(unsafe) let make = make
        let object = MainActor.assumeIsolated { () -> UncheckedObject in
            if !knowsUIKit { addUIKit() }
            return UncheckedObject(object: make())
        }.object
        guard let object else { fatalError("\(type) has no such initializer on Linux") }
        return object as! Object
    }

    private struct UncheckedObject: @unchecked Sendable { let object: AnyObject? }

    @MainActor
    private static func addUIKit() {
        knowsUIKit = true
        func view<View: UIView>(_ type: View.Type, _ make: @escaping @MainActor (CGRect) -> View) {
            add(type, make)
            add(type) { make(.zero) }
        }
        view(UIView.self) { UIView(frame: $0) }
        view(UILabel.self) { UILabel(frame: $0) }
        view(UIImageView.self) { UIImageView(frame: $0) }
        view(UIControl.self) { UIControl(frame: $0) }
        view(UIButton.self) { UIButton(frame: $0) }
        view(UISwitch.self) { UISwitch(frame: $0) }
        view(UISlider.self) { UISlider(frame: $0) }
        view(UIStepper.self) { UIStepper(frame: $0) }
        view(UISegmentedControl.self) { UISegmentedControl(frame: $0) }
        view(UIPageControl.self) { UIPageControl(frame: $0) }
        view(UIDatePicker.self) { UIDatePicker(frame: $0) }
        view(UIPickerView.self) { UIPickerView(frame: $0) }
        view(UIProgressView.self) { UIProgressView(frame: $0) }
        view(UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: $0) }
        view(UITextField.self) { UITextField(frame: $0) }
        view(UITextView.self) { UITextView(frame: $0) }
        view(UISearchBar.self) { UISearchBar(frame: $0) }
        view(UIScrollView.self) { UIScrollView(frame: $0) }
        view(UIStackView.self) { UIStackView(frame: $0) }
        view(UITableView.self) { UITableView(frame: $0) }
        view(UICollectionReusableView.self) { UICollectionReusableView(frame: $0) }
        view(UICollectionViewCell.self) { UICollectionViewCell(frame: $0) }
        add(UIViewController.self) { UIViewController() }
        add(UINavigationController.self) { UINavigationController() }
        add(UITableViewController.self) { UITableViewController() }
    }
}
