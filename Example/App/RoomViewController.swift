#if canImport(SwiftUI)
    import FormNavigation
    import SwiftUI
    import UIKit

    /// A form whose lower part is in SwiftUI. SwiftUI manages focus in its own fields, and FormNavigation leaves them
    /// alone.
    final class RoomViewController: UIViewController {
        private lazy var form = FormNavigator(viewController: self)
        private let fields = ["Guest", "Nights"].map { UITextField.bordered($0) }
        private let wishes = UIHostingController(rootView: WishesView())

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Room"
            view.backgroundColor = .systemBackground
            let column = UIStackView.column(fields)
            addChild(wishes)
            for subview in [column, wishes.view!] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            wishes.didMove(toParent: self)
            let safeArea = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
                column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
                column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
                wishes.view.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 20),
                wishes.view.leadingAnchor.constraint(equalTo: column.leadingAnchor),
                wishes.view.trailingAnchor.constraint(equalTo: column.trailingAnchor),
                wishes.view.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor, constant: -20),
            ])
            form.enable()
        }
    }

    /// The guest's wishes.
    private struct WishesView: View {
        private enum Wish { case pillow, breakfast }

        @State private var pillow = ""
        @State private var breakfast = ""
        @FocusState private var focus: Wish?

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("What would you like?").font(.footnote).foregroundColor(.secondary)
                TextField("Pillow", text: $pillow)
                    .focused($focus, equals: .pillow)
                    .submitLabel(.next)
                    .onSubmit { focus = .breakfast }
                TextField("Breakfast", text: $breakfast)
                    .focused($focus, equals: .breakfast)
                    .submitLabel(.done)
            }
            .textFieldStyle(.roundedBorder)
        }
    }
#endif
