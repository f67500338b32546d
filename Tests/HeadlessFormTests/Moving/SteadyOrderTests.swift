import FormNavigation
import TestSupport
import Testing
import UIKit

/// Fields that move as they gain focus keep their order.
@MainActor
struct SteadyOrderTests {
    /// A field above a hint that's visible while the field is edited. Whatever is beside it is aligned with its bottom.
    private final class HintedField: UIView {
        let field: UITextField
        private let hint = UILabel()

        init(_ name: String, hint lines: Int) {
            field = UITextField(named: name)
            super.init(frame: .zero)
            hint.isHidden = true
            let stack = UIStackView(arrangedSubviews: [field, hint])
            stack.axis = .vertical
            addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 40),
                hint.heightAnchor.constraint(equalToConstant: CGFloat(22 * lines)),
            ])
            field.addAction(
                UIAction { [weak self] _ in self?.hint.isHidden = false }, for: .editingDidBegin)
            field.addAction(UIAction { [weak self] _ in self?.hint.isHidden = true }, for: .editingDidEnd)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Card, and below it Expiry and CVC side by side, aligned at their bottoms.
    private func makeForm(_ lines: Int, isRightToLeft: Bool) -> (HeadlessDevice, FormNavigator, [UITextField]) {
        let device = HeadlessDevice(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let controller = UIViewController()
        let hinted = ["Card", "Expiry", "CVC"].map { HintedField($0, hint: lines) }
        let row = UIStackView(arrangedSubviews: Array(hinted[1...]))
        row.alignment = .bottom
        row.distribution = .fillEqually
        row.spacing = 12
        controller.view.addSubview(hinted[0])
        controller.view.addSubview(row)
        let safe = controller.view.safeAreaLayoutGuide
        for view in [hinted[0], row] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20).isActive = true
            view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20).isActive = true
        }
        NSLayoutConstraint.activate([
            hinted[0].topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            row.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 250),
        ])
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        return (device, navigator, hinted.map(\.field))
    }

    @Test("Next ends at the last of two fields that rise as they're edited", arguments: [1, 2], [true, false])
    func hints(_ lines: Int, isRightToLeft: Bool) {
        let (device, form, fields) = makeForm(lines, isRightToLeft: isRightToLeft)
        fields[0].becomeFirstResponder()
        device.settle()
        var visited = ["Card"]
        while visited.count < 6, form.focusNext() {
            device.settle()
            visited.append(names([form.currentField].compactMap { $0 }))
        }
        #expect(visited == ["Card", "Expiry", "CVC"])
        #expect(fields[2].returnKeyType == .done)
        while visited.count < 9, form.focusPrevious() {
            device.settle()
            visited.append(names([form.currentField].compactMap { $0 }))
        }
        #expect(visited == ["Card", "Expiry", "CVC", "Expiry", "Card"])
    }

    @Test("Next visits each field once, whichever of them the user taps first", arguments: [0, 1, 2])
    func tapped(_ first: Int) {
        let (device, form, fields) = makeForm(1, isRightToLeft: false)
        fields[first].becomeFirstResponder()
        device.settle()
        var visited = [fields[first]]
        while visited.count < 6, form.focusNext() {
            device.settle()
            visited += [form.currentField as? UITextField].compactMap { $0 }
        }
        #expect(Set(visited).count == visited.count)
    }

    @Test("fields that really exchange their positions exchange their order", arguments: [true, false])
    func exchanged(isRow: Bool) {
        let form = DeviceForm(2)
        if isRow {
            for (index, field) in form.fields.enumerated() {
                field.frame = CGRect(x: 20 + 150 * CGFloat(index), y: 80, width: 140, height: 40)
            }
        }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(names(form.navigator.fields) == "0 1")
        (form.fields[0].frame, form.fields[1].frame) = (form.fields[1].frame, form.fields[0].frame)
        form.device.advance(by: 1)
        #expect(names(form.navigator.fields) == "1 0")
        #expect(form.fields.map(\.returnKeyType) == [.done, .next])
    }

    @Test("an order of the app gets the fields as they're read, whatever it has made of them before")
    func customOrder() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        // Diagonal, so that no field is clearly before another one.
        let fields = [CGPoint(x: 20, y: 100), CGPoint(x: 130, y: 130), CGPoint(x: 240, y: 160)].map { origin in
            UITextField(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 40)))
        }
        for field in fields { controller.view.addSubview(field) }
        let navigator = FormNavigator(viewController: controller)
        navigator.configuration.order = .custom { $0.reversed() }
        device.show(controller)
        fields[2].becomeFirstResponder()
        device.settle()
        for _ in 0..<4 {
            navigator.reload()
            #expect(navigator.fields == fields.reversed())
        }
        #expect(fields[2].returnKeyType == .next && fields[0].returnKeyType == .done)
    }
}
