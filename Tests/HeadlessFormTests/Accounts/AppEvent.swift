import UIKit

/// What happens on the device, or to the screen as a whole.
enum AppEvent: CaseIterable {
    case turn, background, tallKeyboard, hardwareKeyboard, drag, push, pop, swipe, present, dismiss, wait, dark, layout
    case delete, lowWindow, hideScreen, replaceRoot, tapOuter

    @MainActor
    func perform(on story: AppStory) {
        let (device, screen) = (story.device, story.screen)
        switch self {
        case .turn: device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .background:
            device.background()
            device.foreground()
        case .tallKeyboard: device.keyboard.extraHeight = device.keyboard.extraHeight == 0 ? 44 : 0
        case .hardwareKeyboard: device.keyboard.isHardwareKeyboardAttached.toggle()
        case .drag: device.drag(from: CGPoint(x: 350, y: 420), to: CGPoint(x: 350, y: 300))
        case .push: story.navigation?.pushViewController(UIViewController(), animated: true)
        case .pop: story.navigation?.popViewController(animated: true)
        case .swipe:
            guard let navigation = story.navigation, navigation.viewControllers.count > 1 else { return }
            HeadlessTransition.swipeBack(in: navigation)?.cancel()
        case .present: screen.present(UIViewController(), animated: true)
        case .dismiss: screen.dismiss(animated: true)
        case .wait: device.advance(by: 2)
        case .dark: device.userInterfaceStyle = device.userInterfaceStyle == .dark ? .light : .dark
        case .layout: screen.view.setNeedsLayout()
        case .delete: device.deleteBackward()
        case .lowWindow: story.stage.window.frame.size.height = story.stage.window.frame.height > 780 ? 760 : 852
        case .hideScreen: screen.view.isHidden.toggle()
        case .replaceRoot:
            let window = story.stage.window
            let root = window.rootViewController
            window.rootViewController = UIViewController()
            device.settle()
            window.rootViewController = root
        case .tapOuter: device.tap(at: CGPoint(x: 60, y: 25))
        }
    }
}
