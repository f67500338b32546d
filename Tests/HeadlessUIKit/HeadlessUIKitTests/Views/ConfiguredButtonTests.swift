import Testing

@testable import UIKit

/// What a button's configuration says of its background and its title.
@MainActor
struct ConfiguredButtonTests {
    private func background(_ configuration: UIButton.Configuration) -> UIView? {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.layoutIfNeeded()
        return button.subviews.first { $0 is ConfiguredBackgroundView }
    }

    @Test("F29 a button has the background that its configuration says, with the color of its style if that says none")
    func backgrounds() {
        _ = HeadlessDevice()
        #expect(background(.plain()) == nil)
        var filled = UIButton.Configuration.filled()
        filled.baseBackgroundColor = .systemGreen
        filled.background.cornerRadius = 13
        filled.background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let view = background(filled)
        #expect(view?.backgroundColor == .systemGreen && view?.layer.cornerRadius == 13)
        #expect(view?.frame == CGRect(x: 5, y: 5, width: 110, height: 30))
        filled.cornerStyle = .capsule
        #expect(background(filled)?.layer.cornerRadius == 20)
        filled.background.backgroundColor = .systemRed
        #expect(background(filled)?.backgroundColor == .systemRed)
        var outlined = UIButton.Configuration.plain()
        (outlined.background.strokeColor, outlined.background.strokeWidth) = (.systemBlue, 2)
        let outline = background(outlined)
        #expect(outline?.layer.borderWidth == 2 && outline?.backgroundColor == .clear)
    }

    @Test("F28 the lines of a title are aligned as the configuration says")
    func alignment() {
        _ = HeadlessDevice()
        func alignment(_ change: (inout UIButton.Configuration) -> Void) -> NSTextAlignment? {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            change(&configuration)
            return UIButton(configuration: configuration).titleLabel?.textAlignment
        }
        #expect(alignment { _ in } == .natural)
        #expect(alignment { $0.imagePlacement = .top } == .center)
        #expect(alignment { $0.titleAlignment = .trailing } == .right)
        #expect(alignment { $0.titleAlignment = .center } == .center)
    }

    @Test("F30 enabling or disabling a control asks for an update of the screen")
    func updates() {
        let stage = ViewStage()
        let controls: [UIControl] = [
            UIButton(type: .system), UISwitch(), UITextField(), UISlider(), UISegmentedControl(),
        ]
        for control in controls { stage.add(control, CGRect(x: 20, y: 100, width: 100, height: 40)) }
        var updates = 0
        let link = UIUpdateLink(view: stage.root) { _, _ in updates += 1 }
        link.isEnabled = true
        stage.device.settle()
        for control in controls {
            for isEnabled in [false, true] {
                updates = 0
                control.isEnabled = isEnabled
                #expect(stage.device.needsLayoutInWindows, "\(type(of: control))")
                stage.device.settle()
                #expect(updates > 0, "\(type(of: control))")
            }
        }
        link.isEnabled = false
    }

    @Test("H18 a sheet shows a grabber only if the app prefers one")
    func grabber() throws {
        let device = HeadlessDevice(.iPhone15)
        let (presenter, sheet) = (UIViewController(), UIViewController())
        device.show(presenter)
        let presentation = try #require(sheet.sheetPresentationController)
        presentation.detents = [.medium(), .large()]
        presenter.present(sheet, animated: false)
        device.settle()
        let without = device.drawSVG()
        presentation.prefersGrabberVisible = true
        let with = device.drawSVG()
        #expect(!presentation.detents.isEmpty && with != without)
        presentation.prefersGrabberVisible = false
        #expect(device.drawSVG() == without)
    }
}
