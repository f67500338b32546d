import FormNavigation
import UIKit

// What a screen pays for a navigator that it creates in `viewDidLoad`, before anything has focus.

/// Measures a navigator against a toolbar with the items of a form's toolbar: Previous, Next, a title, and Done. An app
/// that creates its own bar creates one such bar there.
@MainActor
func measureCreation(rounds: Int, report: Report) {
    // Nothing is shown, but a device is required.
    let measured = withExtendedLifetime(HeadlessDevice()) {
        (0...rounds).map { _ in
            let bar = timeInViewDidLoad { _ in HandMadeBar() }
            return (navigator: timeInViewDidLoad { FormNavigator(viewController: $0) }, bar: bar)
        }.dropFirst()
    }
    report.heading("A navigator in viewDidLoad beside a toolbar with its items", unit: Job.creation.unit)
    report.add(
        Result(
            job: .creation, form: "in viewDidLoad", time: median(measured.map(\.navigator)),
            ratio: median(measured.map { $0.navigator / $0.bar })))
}

/// How long it takes to create something in `viewDidLoad`: the mean of several screens, each with its own form.
@MainActor
private func timeInViewDidLoad(_ make: @escaping (UIViewController) -> AnyObject) -> Double {
    let screens = (0..<10).map { _ in CreatingController(make) }
    for screen in screens { screen.loadViewIfNeeded() }
    return screens.map(\.duration).reduce(0, +) / Double(screens.count)
}

/// Creates something while its view loads, and holds it.
private final class CreatingController: UIViewController {
    private let make: (UIViewController) -> AnyObject
    private var made: AnyObject?
    private(set) var duration = 0.0

    init(_ make: @escaping (UIViewController) -> AnyObject) {
        self.make = make
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Tree.make(.rows, views: 100).root }

    override func viewDidLoad() {
        super.viewDidLoad()
        duration = time { made = make(self) }
    }
}
