import UIKit

/// Where a walk takes place: the device, how it is held, and how much of its screen the app has.
struct Setting {
    /// The device.
    var model: HeadlessModel
    /// How the device is held at first. Portrait by default.
    var orientation = UIInterfaceOrientation.portrait
    /// Whether the app has the right half of the screen only, beside another one. `false` by default.
    var isBesideAnotherApp = false

    /// Switches on a device like that.
    @MainActor
    func makeDevice(layoutDirection: UIUserInterfaceLayoutDirection) -> HeadlessDevice {
        let device = HeadlessDevice(model, layoutDirection: layoutDirection)
        device.rotate(to: orientation)
        if isBesideAnotherApp { device.windowOrigin.x = device.screen.bounds.midX }
        return device
    }
}
