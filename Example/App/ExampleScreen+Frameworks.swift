extension ExampleScreen {
    /// The screens that need a framework that's only on devices.
    static var deviceScreens: [ExampleScreen] {
        var screens: [ExampleScreen] = []
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
