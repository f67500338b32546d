extension ExampleScreen {
    /// The screens of the app: those of the gallery, and those that need a framework which only a device has.
    static var inApp: [ExampleScreen] {
        var screens = all
        #if canImport(WebKit)
            screens.append(
                ExampleScreen(name: "web", summary: "A web page with fields of its own, below the app's") {
                    GuestbookViewController()
                })
        #endif
        #if canImport(SwiftUI)
            screens.append(
                ExampleScreen(name: "swiftui", summary: "A form whose lower part is SwiftUI's") {
                    RoomViewController()
                })
        #endif
        return screens
    }
}
