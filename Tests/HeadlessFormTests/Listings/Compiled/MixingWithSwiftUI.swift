// The listings of Sources/FormNavigation/FormNavigation.docc/MixingWithSwiftUI.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import SwiftUI
import UIKit

enum MixingWithSwiftUIListings {
    final class AddressViewController: UIViewController {
        let streetField = UITextField()
        let cityField = UITextField()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the fields as you do today.
            form.configuration.endsEditingOnTapOutside = true
        }
    }

    struct AddressScreen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> AddressViewController { AddressViewController() }
        func updateUIViewController(_ controller: AddressViewController, context: Context) {}
    }

    struct StreetField: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {}
    }

    final class StreetHostingController: UIHostingController<StreetField> {
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            form.configuration.endsEditingOnTapOutside = true
        }
    }
}

private typealias AddressViewController = MixingWithSwiftUIListings.AddressViewController
private typealias AddressScreen = MixingWithSwiftUIListings.AddressScreen
private typealias StreetField = MixingWithSwiftUIListings.StreetField
private typealias StreetHostingController = MixingWithSwiftUIListings.StreetHostingController

extension MixingWithSwiftUIListings.StreetHostingController {
    func statements() async throws {
        form.configuration.isAvoidanceEnabled = false
        form.restoreFocus()
    }
}
