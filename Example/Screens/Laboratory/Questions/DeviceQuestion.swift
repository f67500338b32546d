/// A question about UIKit that only a device can answer.
struct DeviceQuestion {
    /// Who finds the answer.
    enum Way {
        /// The user, by looking at the screen.
        case looking
        /// The app, when it's asked to measure.
        case measuring
        /// The app, which records what's posted while the user follows the instructions.
        case watching
    }

    /// A short name, for the JSON.
    let name: String
    /// The question, for the user.
    let title: String
    /// What the user should do.
    let task: String
    /// What the user should look at.
    let look: String
    /// The statements that the answer settles, by their IDs.
    let statements: [String]
    let way: Way

    static let all = [
        DeviceQuestion(
            name: "safeArea", title: "The safe area of a view that is moved",
            task: "Tap Measure.",
            look:
                "The insets of a root view at rest, and moved up by 200 points: alone, in a navigation and in a tab"
                + " bar controller.",
            statements: ["P1", "P2", "P3"], way: .measuring),
        DeviceQuestion(
            name: "toolbar", title: "Toolbars, with glass and without",
            task: "Tap Measure, then tap an answer below, and tap the toolbar between its buttons.",
            look: "The height, whether touches go through, and how far the buttons are from the keys.",
            statements: ["D6", "P6", "P7"], way: .measuring),
        DeviceQuestion(
            name: "hardwareKeyboard", title: "A hardware keyboard over a home indicator",
            task: "On a device without a Home button, connect a hardware keyboard and tap an answer.",
            look:
                "Whether the toolbar's buttons are above the home indicator, and whether they are at the top or at"
                + " the bottom of their bar.",
            statements: ["E18", "P8"], way: .looking),
        DeviceQuestion(
            name: "firstFocus", title: "What is posted at the first focus",
            task: "Dismiss the keyboard, tap Watch, tap the answer to this question, and tap Stop.",
            look: "The order of did-begin and of the keyboard's notifications.",
            statements: ["A10", "A11", "E9"], way: .watching),
        DeviceQuestion(
            name: "swipeBack", title: "A canceled swipe back",
            task: "Tap the answer to this question, tap Watch, swipe back from the edge, and return before you let go.",
            look: "What is posted when the swipe begins and when it's canceled, and where the form is then.",
            statements: ["P11"], way: .watching),
        DeviceQuestion(
            name: "sheets", title: "Sheets",
            task: "Open the screen with a form in a sheet, on an iPhone and on an iPad, and tap its fields.",
            look: "Whether the sheet grows or moves, before the keyboard or after it, and whether it goes back.",
            statements: ["P12"], way: .looking),
        DeviceQuestion(
            name: "earlyFocus", title: "Focus in viewWillAppear",
            task: "Tap Measure. A screen comes and goes.",
            look:
                "Whether its field gained the focus that it requested before it was in a window, and when the"
                + " keyboard appeared.",
            statements: ["A5", "P19"], way: .measuring),
        DeviceQuestion(
            name: "composing", title: "Tab while composing",
            task: "With a hardware keyboard, type Japanese in an answer, and press Tab before you choose a word.",
            look: "Whether Tab goes through the words, or goes to the next field.",
            statements: ["P14"], way: .looking),
        DeviceQuestion(
            name: "windows", title: "Windows and other apps' keyboards",
            task:
                "On an iPad, show this app next to another one, in Slide Over, or in a Stage Manager window. Tap"
                + " Watch, type in the other app, type here, and tap Stop.",
            look:
                "Which notifications are not local, where the keyboard's frames end, and whether the answer stays"
                + " clear of the keyboard.",
            statements: ["E5", "E6", "E16", "Q20"], way: .watching),
        DeviceQuestion(
            name: "turning", title: "Rotating while the keyboard is visible",
            task: "Tap an answer, tap Watch, rotate the device, and tap Stop.",
            look: "Whether the keyboard hides and reappears, and which part of that is inside the transition.",
            statements: ["E10"], way: .watching),
        DeviceQuestion(
            name: "tapOutside", title: "Taps outside, menus and handles",
            task:
                "On the screen where a tap outside the fields ends editing, select a word. Tap its menu, drag its"
                + " handles, and tap outside the field.",
            look: "Whether the menu and the handles work, and what ends editing.",
            statements: ["P25"], way: .looking),
        DeviceQuestion(
            name: "otherKeys", title: "AutoFill, dictation, and emoji search",
            task:
                "Tap Watch, tap an answer, dictate, switch to the emoji keyboard and search for an emoji, and let"
                + " AutoFill fill in a password on the sign-up screen.",
            look: "The frames of the keyboard, and whether the field stays visible.",
            statements: ["E11", "P10"], way: .watching),
        DeviceQuestion(
            name: "numberPad", title: "Number pads on iPad",
            task:
                "On an iPad with iOS 26 or later, open the screen for a card payment. Begin with the number: tap it, tap"
                + " outside the number pad, and tap the number again.",
            look:
                "Whether the number pad is next to its field or at the bottom, what a tap outside it does, and"
                + " where the form's toolbar is in the meantime.",
            statements: ["Q1", "R9"], way: .looking),
        DeviceQuestion(
            name: "draggedBar", title: "A bar dragged down with the keyboard",
            task:
                "On a device without a Home button, open the chat, tap its field, and slowly drag the keyboard down"
                + " and up again.",
            look:
                "Whether the bar jumps, whether its height changes during the drag, and whether the app keeps"
                + " responding.",
            statements: ["Q2"], way: .looking),
        DeviceQuestion(
            name: "corrections", title: "A reload while a correction is offered",
            task: "Type a misspelled word in this answer, and tap Measure while a correction is offered.",
            look:
                "Whether the word is corrected by the reload, and whether the keyboard shows other keys. The app"
                + " compares the word.",
            statements: ["Q4"], way: .measuring),
        DeviceQuestion(
            name: "layoutInCell", title: "A layout while a cell is configured",
            task: "Copy the answers, then tap Measure. If the app crashes, that's the answer.",
            look: "Whether the app keeps running. The app tries it with a table view that isn't visible.",
            statements: ["Q16"], way: .measuring),
        DeviceQuestion(
            name: "comingBack", title: "The toolbar after the app was in the background",
            task:
                "Tap an answer, leave the app, and return. Do the same after pushing and popping a screen, and"
                + " after presenting a sheet.",
            look: "Whether the toolbar is above the keys each time, immediately or after a moment.",
            statements: ["D9", "Q32"], way: .looking),
        DeviceQuestion(
            name: "guides", title: "The keyboard's layout guide of a window",
            task: "Tap the answer to this question, and tap Measure while the keyboard is visible.",
            look: "The frames of the guides of the window and of its root view.",
            statements: ["R1", "M4"], way: .measuring),
        DeviceQuestion(
            name: "disconnection", title: "A hardware keyboard that is disconnected",
            task:
                "On an iPad, connect a hardware keyboard, tap the answer to this question, tap Watch, disconnect the"
                + " keyboard, and tap Stop.",
            look: "Where the frames of the onscreen keyboard are, in will-show and in did-show.",
            statements: ["R2", "E19"], way: .watching),
        DeviceQuestion(
            name: "keyboardMotion", title: "How the keyboard moves",
            task: "Tap Watch, tap the answer to this question, wait a second, and tap Stop.",
            look: "The duration that is posted, and whether the form arrives together with the keyboard.",
            statements: ["R13", "E7"], way: .watching),
        DeviceQuestion(
            name: "voiceOver", title: "VoiceOver after Next",
            task: "Turn on VoiceOver, open the sign-up screen, edit the first field, and double-tap Next.",
            look: "Whether VoiceOver reads the next field, and whether its cursor is there or at the button.",
            statements: ["R4", "Q28"], way: .looking),
        DeviceQuestion(
            name: "focusReturn", title: "Focus after a presentation",
            task:
                "Tap the answer to this question, tap Watch, open another app's screen over this one, such as a share"
                + " sheet, close it, and tap Stop.",
            look: "Whether the answer has focus again, and when the keyboard appears.",
            statements: ["R11"], way: .watching),
        DeviceQuestion(
            name: "swiftUIAccessory", title: "The view above the keyboard in SwiftUI",
            task:
                "In an app of your own, put a UITextField into a UIViewRepresentable, and print the inputAccessoryView"
                + " of each object in its responder chain.",
            look: "Whether a hosting view has one, its class, and its height.",
            statements: ["R7"], way: .looking),
        DeviceQuestion(
            name: "swiftUIFocus", title: "Focus in SwiftUI that code moves",
            task:
                "In an app of your own, bind a SwiftUI text field to @FocusState, and give focus to it, and to a UIKit"
                + " field, with becomeFirstResponder(), outside of an update and in updateUIView.",
            look: "What @FocusState says afterward, and whether focus stays.",
            statements: ["R8"], way: .looking),
    ]
}
