extension ExampleScreen {
    /// The screens to copy from. Each teaches one thing, in code that an app would ship.
    static let examples = [
        ExampleScreen(name: "signup", summary: "A sign-up form in a scroll view") {
            SignUpViewController()
        },
        ExampleScreen(name: "login", summary: "A login form without a scroll view") {
            LoginViewController()
        },
        ExampleScreen(name: "checkout", summary: "Two columns in the order of their tags") {
            CheckoutViewController()
        },
        ExampleScreen(name: "picnic", summary: "A form that changes while people fill it in") {
            PicnicViewController()
        },
        ExampleScreen(
            name: "transfer", summary: "Validation, and errors from a server"
        ) {
            TransferViewController()
        },
        ExampleScreen(
            name: "event", summary: "Pickers, and a form in a popover"
        ) {
            EventViewController()
        },
        ExampleScreen(name: "confirm", summary: "A code in boxes: a custom view that accepts text") {
            ConfirmViewController()
        },
        ExampleScreen(name: "groups", summary: "Groups of fields, side by side") {
            InvoiceViewController()
        },
        ExampleScreen(name: "sheet", summary: "A form in a sheet") {
            PartyViewController()
        },
        ExampleScreen(name: "chat", summary: "A conversation with an input bar on the keyboard") {
            ChatViewController()
        },
        ExampleScreen(name: "settings", summary: "A table with text fields that are screens apart") {
            SettingsViewController()
        },
        ExampleScreen(
            name: "recipe", summary: "A growing list with a diffable data source"
        ) {
            RecipeViewController()
        },
        ExampleScreen(name: "stock", summary: "A search that moves focus to a row far away") {
            StockViewController()
        },
        ExampleScreen(
            name: "app", summary: "One navigator for a whole app, with rules",
            presentation: .fullScreen
        ) {
            CafeViewController()
        },
        ExampleScreen(name: "german", summary: "The sign-up form in German", language: .german) {
            SignUpViewController(strings: .german)
        },
        ExampleScreen(name: "rtl", summary: "The sign-up form in Arabic, from right to left", language: .arabic) {
            SignUpViewController(strings: .arabic)
        },
    ]
}
