/// An event caused by keys.
open class UIPressesEvent: UIEvent {
    open private(set) var allPresses: Set<UIPress>

    init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(type: .presses)
    }
}
