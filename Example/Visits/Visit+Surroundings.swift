import Foundation

/// What is around a form: the device is turned, the form is in a sheet, and what the app has at hand.
extension Visit {
    static let theFieldStaysInSightWhenTheDeviceIsTurned = Visit("delivery") { visitor in
        try visitor.tap(.field("City"))
        try visitor.expectClear(.field("City"))
        for orientation in [Orientation.landscape, .portrait] {
            try visitor.turn(to: orientation)
            try visitor.expectClear(.field("City"))
        }
        try visitor.type("12")
        try visitor.expect("12", in: .field("City"))
    }

    static let aFormInASheetMakesRoom = Visit("sheet") { visitor in
        try visitor.tap(.button("Invite a Guest…"))
        try visitor.tap(.field("Email"))
        for _ in 1...5 { try visitor.tap(.toolbarButton("Next")) }
        try visitor.expect("the last field is above the toolbar") {
            guard let field = visitor.frame(of: .field("Song to dance to")), let bar = visitor.frame(of: .toolbar)
            else { return false }
            return field.maxY <= bar.minY
        }
        try visitor.tap(.toolbarButton("Previous"))
        try visitor.type("12")
        try visitor.expect("12", in: .field("City"))
    }

    static let aConversationStaysAboveItsBar = Visit("chat") { visitor in
        try visitor.tap(.textView("Message"))
        try visitor.expect("what is written is above the keys") {
            guard let text = visitor.frame(of: .textView("Message")), let keys = visitor.frame(of: .keyboard)
            else { return false }
            return text.maxY <= keys.minY
        }
    }

    static let aChangeOfTheConfigurationAppliesImmediately = Visit("options") { visitor in
        try visitor.tap(.field("Name"))
        try visitor.expect(.toolbarButton("Next"))
        try visitor.tap(.toolbarButton("Done"))
        try visitor.tap(.toggle("Toolbar"))
        try visitor.tap(.field("Name"))
        try visitor.expect(.toolbarButton("Next"), isSeen: false)
    }

    static let aRecordingIsShown = Visit("report") { visitor in
        try visitor.tap(.barButton("Record"))
        try visitor.tap(.field("Since when"))
        try visitor.type("12")
        try visitor.tap(.toolbarButton("Done"))
        try visitor.tap(.barButton("Stop"))
        try visitor.expect("the recording is shown") {
            visitor.text(in: .textView("Recording"))?.contains("FormNavigation recording") == true
        }
        try visitor.expect(.barButton("Close"))
    }

    static let theTraceSaysWhatHappened = Visit("delivery") { visitor in
        try visitor.tap(.field("Full name"))
        try visitor.tap(.toolbarButton("Next"))
        try visitor.tap(.toolbarButton("Done"))
        try visitor.tap(.barButton("Trace"))
        // The notes of the form behind are a text view, too.
        try visitor.expect("the trace names the move") {
            visitor.text(in: .textView("Trace"))?.contains("moved to") == true
        }
    }
}
