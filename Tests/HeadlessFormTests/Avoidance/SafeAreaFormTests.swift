import FormNavigation
import TestSupport
import Testing
import UIKit

/// The tests of ``SafeAreaFormTests`` that take longest, each in its own process.
struct SafeAreaPromiseTests {
    @Test(
        "a form that is laid out from the safe area is clear of the keyboard, and typing moves nothing",
        .oneProcessAtATime)
    func clear() async {
        await #expect(processExitsWith: .success) { await SafeAreaFormTests.everyForm(SafeAreaFormTests().clear) }
    }

    @Test(
        "the same forms turn with the keyboard up, shrink by nothing, and come back exactly", .oneProcessAtATime)
    func rotation() async {
        await #expect(processExitsWith: .success) { await SafeAreaFormTests.everyForm(SafeAreaFormTests().rotation) }
    }
}

/// Forms with a layout that's based on the safe area, whatever happens to the safe area when a view moves (P1, P2, P3).
@MainActor
struct SafeAreaFormTests {
    typealias MovedSafeArea = HeadlessBehavior.MovedSafeArea

    /// The container of a form.
    enum Place: CaseIterable {
        case plain, navigation, tab, tabAndNavigation

        @MainActor
        func wrap(_ controller: UIViewController) -> UIViewController {
            switch self {
            case .plain: return controller
            case .navigation: return UINavigationController(rootViewController: controller)
            case .tab, .tabAndNavigation:
                let tabs = UITabBarController()
                tabs.viewControllers = [self == .tab ? controller : Self.navigation.wrap(controller)]
                return tabs
            }
        }
    }

    /// A different number for each layout with each safe area, to take turns by.
    private static func turn(_ layout: SafeAreaForm.Layout, _ movedSafeArea: MovedSafeArea) -> Int {
        let index = SafeAreaForm.Layout.allCases.firstIndex(of: layout) ?? 0
        return index * MovedSafeArea.allCases.count + (MovedSafeArea.allCases.firstIndex(of: movedSafeArea) ?? 0)
    }

    private func checkNothingMoves(_ form: SafeAreaForm, _ device: HeadlessDevice, _ comment: Comment) {
        let before = Placement(of: form.view)
        for key in ["a", "b", "c"] {
            device.type(key)
            device.settle()
            #expect(Placement(of: form.view) == before, comment)
        }
        form.view.setNeedsLayout()
        device.settle()
        form.form.reload()
        device.settle()
        #expect(Placement(of: form.view) == before, comment)
    }

    static func everyForm(_ check: @MainActor (SafeAreaForm.Layout, MovedSafeArea) -> Void) {
        for layout in SafeAreaForm.Layout.allCases {
            for movedSafeArea in MovedSafeArea.allCases { check(layout, movedSafeArea) }
        }
    }

    fileprivate func clear(_ layout: SafeAreaForm.Layout, _ movedSafeArea: MovedSafeArea) {
        for (index, place) in Place.allCases.enumerated() {
            let models = [HeadlessModel.iPhoneSE, .iPhone15, .iPad]
            let model = models[(Self.turn(layout, movedSafeArea) + index) % models.count]
            for model in testsEverything ? models : [model] {
                let device = HeadlessDevice(model, movedSafeArea)
                let form = SafeAreaForm(layout)
                let window = device.show(place.wrap(form))
                device.settle()
                let before = Placement(of: window)
                // As a sample, the first one, one in the middle, and the last one.
                for field in testsEverything ? form.fields : [0, 3, 5].map({ form.fields[$0] }) {
                    field.becomeFirstResponder()
                    device.settle()
                    #expect(device.distance(to: field) >= 10 - 0.5, "\(layout) \(movedSafeArea) \(place) \(model.name)")
                    checkNothingMoves(form, device, "\(place) \(model.name)")
                }
                window.endEditing(true)
                device.settle()
                #expect(Placement(of: window) == before, "\(place) \(model.name)")
            }
        }
    }

    @Test(
        "a field at the bottom of the safe area is reached by Next while the keyboard is up",
        arguments: Place.allCases, MovedSafeArea.allCases)
    func next(_ place: Place, _ movedSafeArea: MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let form = SafeAreaForm(.bottomSafeArea)
        let window = device.show(place.wrap(form))
        device.settle()
        let before = Placement(of: window)
        form.fields[0].becomeFirstResponder()
        repeat {
            device.settle()
            guard let field = form.form.currentField else { break }
            #expect(device.distance(to: field) >= 10 - 0.5)
        } while form.form.focusNext()
        #expect(form.fields[5].isFirstResponder)
        checkNothingMoves(form, device, "\(place)")
        form.form.endEditing()
        device.settle()
        #expect(Placement(of: window) == before)
    }

    fileprivate func rotation(_ layout: SafeAreaForm.Layout, _ movedSafeArea: MovedSafeArea) {
        let place = Place.allCases[Self.turn(layout, movedSafeArea) % Place.allCases.count]
        for place in testsEverything ? Place.allCases : [place] {
            let device = HeadlessDevice(.iPhone15ProMax, movedSafeArea)
            let form = SafeAreaForm(layout)
            let window = device.show(place.wrap(form))
            device.rotate(to: .landscapeLeft)
            device.settle()
            let inLandscape = Placement(of: window)
            device.rotate(to: .portrait)
            device.settle()
            let before = Placement(of: window)
            // In landscape, the lower part is below the screen, and nothing can bring all of it up.
            let field = form.fields[layout == .bottomSafeArea || layout == .child ? 5 : 2]
            field.becomeFirstResponder()
            device.settle()
            let size = field.bounds.size
            for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
                device.rotate(to: orientation)
                device.settle()
                #expect(field.isFirstResponder)
                #expect(device.distance(to: field) >= -0.5, "\(place) \(orientation)")
                #expect(abs(field.bounds.height - size.height) < 0.001)
                checkNothingMoves(form, device, "\(place) \(orientation)")
            }
            #expect(device.distance(to: field) >= 10 - 0.5, "\(place)")
            #expect(field.bounds.size == size)
            device.rotate(to: .landscapeLeft)
            device.settle()
            window.endEditing(true)
            device.settle()
            #expect(Placement(of: window) == inLandscape, "\(place)")
            device.rotate(to: .portrait)
            device.settle()
            #expect(Placement(of: window) == before, "\(place)")
        }
    }

    @Test(
        "additional insets that the app sets while the form is lifted stay, relative and absolute ones",
        arguments: MovedSafeArea.allCases)
    func additionalInsets(_ movedSafeArea: MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let form = SafeAreaForm(.safeAreaTop)
        form.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 0, right: 2)
        let window = device.show(form)
        form.fields[5].becomeFirstResponder()
        device.settle()
        #expect(form.view.transform.ty < 0)
        form.additionalSafeAreaInsets.top += 10
        form.additionalSafeAreaInsets.bottom = 5
        form.additionalSafeAreaInsets.left += 3
        form.additionalSafeAreaInsets.right = 9
        device.type("a")
        device.settle()
        #expect(device.distance(to: form.fields[5]) >= 10 - 0.5)
        window.endEditing(true)
        device.settle()
        #expect(form.additionalSafeAreaInsets == UIEdgeInsets(top: 30, left: 4, bottom: 5, right: 9))
    }

    @Test(
        "a form that the app puts back by itself while it is lifted is lifted again, and loses nothing of its safe area",
        arguments: SafeAreaForm.Layout.allCases, MovedSafeArea.allCases)
    func putBack(_ layout: SafeAreaForm.Layout, _ movedSafeArea: MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let form = SafeAreaForm(layout)
        let window = device.show(form)
        let before = Placement(of: window)
        form.fields[5].becomeFirstResponder()
        device.settle()
        let lifted = Placement(of: form.view)
        form.view.transform = .identity
        device.type("a")
        device.settle()
        #expect(Placement(of: form.view) == lifted)
        form.view.transform = .identity
        window.endEditing(true)
        device.settle()
        #expect(Placement(of: window) == before)
    }

    @Test("E10: half a turn, after which the keyboard is where it was, lifts the form with the keyboard")
    func halfTurn() {
        let stage = AvoidanceStage(scrolls: false)
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        stage.focus(3)
        #expect(stage.distance(of: stage.fields[3]) >= 10 - 0.5)
        stage.device.rotate(to: .landscapeRight)
        while !stage.device.keyboard.isVisible { stage.device.advance(by: 0.05) }
        #expect(stage.distance(of: stage.fields[3]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
    }

    @Test(
        "a tall text view that is laid out from the safe area keeps its caret in sight and creeps nowhere",
        arguments: MovedSafeArea.allCases, [true, false])
    func tallTextView(_ movedSafeArea: MovedSafeArea, _ isTapped: Bool) throws {
        for behavior in HeadlessBehavior.avoidance where behavior.movedSafeArea == movedSafeArea {
            let device = HeadlessDevice(.iPhone15, behavior: behavior)
            let controller = UIViewController()
            let textView = UITextView()
            textView.isScrollEnabled = false
            textView.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(textView)
            let safe: UILayoutGuide = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                textView.heightAnchor.constraint(equalToConstant: 120),
                textView.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
                textView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                textView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            ])
            let navigator = FormNavigator(viewController: controller)
            let window = device.show(UINavigationController(rootViewController: controller))
            device.settle()
            let before = Placement(of: window)
            if isTapped { try device.tap(textView) } else { textView.becomeFirstResponder() }
            device.settle()
            #expect(device.distance(to: textView) >= 10 - 0.5)
            let lifted = Placement(of: controller.view)
            for _ in 0..<3 {
                device.type("a")
                device.settle()
                #expect(Placement(of: controller.view) == lifted)
            }
            navigator.endEditing()
            device.settle()
            #expect(Placement(of: window) == before)
        }
    }
}
