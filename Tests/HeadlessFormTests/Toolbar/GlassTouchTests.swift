import FormNavigation
import Testing
import UIKit

/// What's behind the toolbar shows through it if it's glass, and can be touched there.
@MainActor
struct GlassTouchTests {
    private func form(_ version: String, _ takesTouches: Bool) -> DeviceForm {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = version
        behavior.toolbarsReceiveTouchesBetweenItems = takesTouches
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        form.navigator.configuration.isAvoidanceEnabled = false
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        return form
    }

    @Test(
        "R14 a field behind glass is tapped between the items; before glass, and if the app wants it so, it isn't",
        arguments: [("26.0", true), ("26.0", false), ("18.5", true), ("18.5", false)], [true, false])
    func behind(_ system: (version: String, takesTouches: Bool), passes: Bool) throws {
        let form = form(system.version, system.takesTouches)
        form.navigator.configuration.toolbar.passesTouchesThroughGlass = passes
        form.fields[1].frame = form.navigator.toolbar.convert(form.navigator.toolbar.bounds, to: nil)
            .insetBy(dx: 0, dy: 2)
        let items = try place(of: form)
        let goesThrough = system.version == "26.0" && passes
        form.device.tap(at: CGPoint(x: (items.title.maxX + items.done.minX) / 2, y: items.done.midY))
        if system.takesTouches || goesThrough { #expect(form.focus == (goesThrough ? "1" : "0")) }
    }

    @Test("R14 what's close to an item, or on the title, does nothing, and the items work")
    func slop() throws {
        let form = form("26.0", true)
        let toolbar = form.navigator.toolbar
        form.fields[1].frame = toolbar.convert(toolbar.bounds, to: nil).insetBy(dx: 0, dy: 2)
        let items = try place(of: form)
        for x in [items.title.midX, items.title.maxX + 6, items.done.minX - 6] {
            form.device.tap(at: CGPoint(x: x, y: items.done.midY))
            #expect(form.focus == "0")
        }
        form.fields[1].frame.origin.y = 200
        try form.device.tap(toolbar.nextItem)
        #expect(form.focus == "2" || form.focus == "1")
        try form.device.tap(toolbar.doneItem)
        #expect(form.focus == nil)
    }

    /// Where the title and Done are, in the window.
    private func place(of form: DeviceForm) throws -> (title: CGRect, done: CGRect) {
        let bar = form.navigator.toolbar.bar
        let title = try #require(bar.items?.first { $0.customView != nil }?.customView)
        let done = try #require(HeadlessBarButton.view(of: form.navigator.toolbar.doneItem))
        return (title.convert(title.bounds, to: nil), done.convert(done.bounds, to: nil))
    }
}
