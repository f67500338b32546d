/// The methods that provide the appearance of a picker's wheels, and report choices. All of them are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: 0) { (target: any UIPickerViewDelegate) in
            target.pickerView(pickerView, widthForComponent: component)
        }
    }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: 0) { (target: any UIPickerViewDelegate) in
            target.pickerView(pickerView, rowHeightForComponent: component)
        }
    }

    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIPickerViewDelegate) in
            target.pickerView(pickerView, titleForRow: row, forComponent: component)
        }
    }

    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIPickerViewDelegate) in
            target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        }
    }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        HeadlessOptional.missing(in: self, default: UIView()) { (target: any UIPickerViewDelegate) in
            target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        }
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIPickerViewDelegate) in
            target.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}
