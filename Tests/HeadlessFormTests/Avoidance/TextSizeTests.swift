import FormNavigation
import Testing
import UIKit

/// A form whose field is low on the screen, below text that grows.
@MainActor
private struct TextSizeForm {
    let device = HeadlessDevice()
    let field = UITextField(named: "Name")
    let scrollView: UIScrollView
    let navigator: FormNavigator

    init() {
        let label = UILabel()
        label.text = "What is written here takes more lines the larger it is."
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let spacer = UIView()
        spacer.heightAnchor.constraint(equalToConstant: 320).isActive = true
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        let column = UIStackView(arrangedSubviews: [spacer, label, field])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false

        let viewController = UIViewController()
        scrollView = UIScrollView(frame: device.screen.bounds)
        viewController.view.addSubview(scrollView)
        scrollView.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        navigator = FormNavigator(viewController: viewController)
        device.show(viewController)
    }

    var edge: CGFloat { field.convert(field.bounds, to: nil).maxY }

    func choose(_ size: UIContentSizeCategory) {
        device.preferredContentSizeCategory = size
        device.settle()
    }
}

/// What happens to the focused field when the user chooses another text size.
@MainActor
struct TextSizeTests {
    @Test("the field stays above the keyboard when what is above it grows and shrinks")
    func growing() throws {
        let form = TextSizeForm()
        try form.device.tap(form.field)
        form.device.settle()
        let (place, offset) = (form.edge, form.scrollView.contentOffset.y)
        #expect(place <= form.device.keyboard.frame.minY)
        form.choose(.accessibilityExtraExtraExtraLarge)
        // The text above it is higher now, so the scroll view has scrolled for it.
        #expect(form.edge <= form.device.keyboard.frame.minY)
        #expect(form.scrollView.contentOffset.y > offset)
        form.choose(.large)
        #expect(form.edge <= form.device.keyboard.frame.minY)
    }

    @Test("without focus, and after uninstall, another text size moves nothing")
    func nothingToDo() throws {
        let form = TextSizeForm()
        form.choose(.accessibilityLarge)
        #expect(form.scrollView.contentOffset == .zero)
        form.choose(.large)
        try form.device.tap(form.field)
        form.device.settle()
        form.navigator.uninstall()
        let offset = form.scrollView.contentOffset
        form.choose(.accessibilityExtraExtraExtraLarge)
        #expect(form.scrollView.contentOffset == offset)
    }
}
