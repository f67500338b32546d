import FormNavigation
import UIKit

/// What an app releases inside its own code.
enum Release: String, CaseIterable {
    /// The screen releases its navigator.
    case navigator
    /// The window gets a different screen.
    case screen
    /// The window gets a different screen, and the app holds the fields strongly.
    case screenWithoutFields
    /// The window loses its screen.
    case root
    /// The window is closed.
    case window
    /// Nothing is released; the navigator is uninstalled.
    case uninstall
}

/// A screen on a device. Only the device and the screen itself hold anything strongly.
@MainActor
struct LifetimeStage {
    let device = HeadlessDevice()
    let runner = AppCodeRunner()
    private let use: FormUse
    private let observers: [any NSObjectProtocol]
    private weak var window: UIWindow?
    private weak var screen: LifetimeScreen?
    private weak var navigator: FormNavigator?
    private weak var toolbar: FormToolbar?
    /// The number of the window's recognizers without a navigator.
    private let recognizerCount: Int
    private let switchSubviewCount: Int

    /// Shows the screen, and gives it what the use requires.
    init(_ use: FormUse, _ list: LifetimeScreen.List) {
        self.use = use
        observers = LifetimeScreen.observeNotifications(runner)
        let screen = LifetimeScreen(list, runner)
        let window = device.show(screen)
        device.settle()
        recognizerCount = window.gestureRecognizers?.count ?? 0
        switchSubviewCount = screen.news.subviews.count
        let form = screen.install(for: use)
        (self.window, self.screen, navigator, toolbar) = (window, screen, form, form.toolbar)
    }

    /// Uses the form, and makes the app release something when its code runs.
    ///
    /// - Returns: What's wrong afterward, in words.
    func play(_ release: Release? = nil, in code: AppCode? = nil, turn: Int = 1) throws -> [String] {
        defer { tearDown() }
        begin()
        let kept = Keeper()
        runner.prepare(in: code, turn: turn) { [self] in
            if let release { perform(release, kept) }
        }
        try performUse()
        device.settle()
        runner.forget()
        guard let release, runner.counts[code ?? .trace] != nil else { return [] }
        var problems =
            leftovers(after: release) + kept.fields.flatMap { $0.traces(ofDelegateOtherThan: nil) + $0.traces }
        if release == .navigator || release == .uninstall { problems += traces() }
        kept.fields = []
        close()
        device.settle()
        return problems + leftovers(after: .window)
    }

    private final class Keeper {
        var fields: [HookedField] = []
    }

    // In separate functions, so that nothing holds the screen or the window after they return.

    private func begin() {
        if let screen { use.begin(screen, on: device) }
    }

    private func close() {
        if let window { device.close(window) }
    }

    private func performUse() throws {
        let action = prepareUse()
        try action?()
    }

    private func prepareUse() -> (() throws -> Void)? { screen.map { use.action($0, on: device) } }

    private func perform(_ release: Release, _ keeper: Keeper) {
        switch release {
        case .navigator: screen?.form = nil
        case .screen: window?.rootViewController = UIViewController()
        case .screenWithoutFields:
            keeper.fields = screen?.fields ?? []
            window?.rootViewController = UIViewController()
        case .root: window?.rootViewController = nil
        case .window: close()
        case .uninstall: screen?.form?.uninstall()
        }
    }

    private func tearDown() {
        FormNavigator.trace = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// What should have been released, but wasn't.
    private func leftovers(after release: Release) -> [String] {
        var kept: [String] = []
        if release != .uninstall {
            if navigator != nil { kept.append("the navigator is alive") }
            if toolbar != nil { kept.append("the toolbar is alive") }
        }
        switch release {
        case .navigator, .uninstall: break
        case .screen, .screenWithoutFields, .root, .window:
            if let screen {
                kept.append("the screen is alive")
                if release != .screenWithoutFields, !screen.fields.isEmpty { kept.append("fields are alive") }
            }
        }
        if release == .window {
            if window != nil { kept.append("the window is alive") }
        } else if let window, (window.gestureRecognizers?.count ?? 0) != recognizerCount {
            kept.append("the window has a gesture recogniser")
        }
        return kept
    }

    /// What the navigator has left behind in a screen that's still there.
    private func traces() -> [String] {
        guard let screen else { return ["the screen has gone"] }
        return screen.fields.flatMap { $0.traces(ofDelegateOtherThan: screen) + $0.traces }
            + screen.tracesOfFocus(switchSubviewCount: switchSubviewCount) + screen.tracesInNote
    }
}
