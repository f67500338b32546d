#if HEADLESS_UIKIT
    import UIKit

    extension Question {
        /// The settings under which the question is asked: each possible answer, as the headless UIKit has them.
        var settings: [Setting] {
            switch self {
            case .textFieldOrder: orders(\.textFieldOrder)
            case .textViewOrder: orders(\.textViewOrder)
            case .handover:
                sides(\.handoverOrder, [("new field first", .newFieldFirst), ("old field first", .oldFieldFirst)])
            case .refusedHandover:
                sides(\.handoverOrder, [("old field keeps focus", .newFieldFirst), ("nobody", .oldFieldFirst)])
            case .handoverNotifications:
                sides(
                    \.handoverNotifications,
                    [
                        ("nothing", .changeFrameOnly),
                        ("willChangeFrame willShow didChangeFrame didShow", .fullSeries),
                    ])
            case .sharedAccessory:
                sides(\.handoverNotifications, [("nothing", .changeFrameOnly), ("nothing", .fullSeries)])
            case .turning:
                only("willChangeFrame willHide didChangeFrame didHide willChangeFrame willShow didChangeFrame didShow")
            case .screenAsObject: sides(\.postsScreenAsObject, [("the screen", true), ("nil", false)])
            case .hiddenFocus: only("keeps focus")
            case .endingNothing: only("false")
            case .insertedText: only("didChange a, note:didChange a")
            case .emptyText: only("empty")
            case .fieldFont: only("17.0")
            case .movedSafeArea:
                sides(
                    \.movedSafeArea,
                    [
                        ("follows; a plain view bottom goes, top stays", .follows),
                        ("bottom goes, top stays; a plain view bottom goes, top stays", .bottomGoesTopStays),
                        ("frozen; a plain view bottom goes, top stays", .frozen),
                    ])
            case .toolbarHeight: [only("44.0"), glass(48), glass(58)].flatMap { $0 }
            case .toolbarTouches:
                sides(\.toolbarsReceiveTouchesBetweenItems, [("takes them", true), ("lets them through", false)])
            case .earlyFocus:
                sides(
                    \.remembersEarlyFocus,
                    [
                        ("remembered, answered false, keyboard in the transition", true),
                        ("forgotten, answered false, no keyboard", false),
                    ])
            case .intoSight: sides(\.scrollsInputsIntoSight, [("scrolls", true), ("stays", false)])
            case .sheetOrder:
                sides(\.sheetOrder, [("sheet first", .sheetFirst), ("keyboard first", .notificationsFirst)])
            case .tableReload: sides(\.tableReload, [("resigns", .resigns), ("keeps editing", .keepsEditing)])
            case .hiddenCellPath: sides(\.returnsIndexPathsOfHiddenCells, [("its row", true), ("nil", false)])
            case .prefetchedCells:
                sides(\.prefetchedCellCount, [("none", 0), ("1, in no view", 1), ("3, in no view", 3)])
            case .prefetchedSubviews:
                sides(\.prefetchedCellsAreSubviews, [("in no view", false), ("hidden in the table", true)])
            case .containerFrames: sides(\.containersAssignFrames, [("stays", false), ("is taken back", true)])
            case .guideConstraints: sides(\.keyboardGuidesHaveConstraints, [("none", false), ("some", true)])
            case .smoothScroll: sides(\.assignedOffsetsEndAnimatedScrolls, [("goes on", false), ("ends", true)])
            case .didFrame: sides(\.didFrameShift, [("the same", 0), ("44.0 points lower", 44)])
            case .primaryAction:
                sides(\.primaryEventsSendPrimaryAction, [("is not sent", false), ("is sent once", true)])
            case .accessoryTint:
                sides(\.keyboardWindowFollowsField, [("another tint", false), ("the window's tint", true)])
            }
        }

        private func sides<Value>(
            _ keyPath: WritableKeyPath<HeadlessBehavior, Value>, _ sides: [(answer: String, value: Value)]
        ) -> [Setting] {
            sides.map { side in
                var setting = Setting(question: self, answer: side.answer)
                setting.behavior[keyPath: keyPath] = side.value
                return setting
            }
        }

        private func orders(_ keyPath: WritableKeyPath<HeadlessBehavior, HeadlessBehavior.KeyboardOrder>) -> [Setting] {
            sides(keyPath, [("editing first", .editingFirst), ("keyboard first", .keyboardFirst)])
        }

        /// An answer that doesn't have a switch.
        private func only(_ answer: String) -> [Setting] { [Setting(question: self, answer: answer)] }

        private func glass(_ height: CGFloat) -> [Setting] {
            var setting = Setting(question: self, answer: "\(height)")
            setting.behavior.systemVersion = "26.0"
            setting.behavior.glassToolbarHeight = height
            return [setting]
        }
    }
#else
    extension Question {
        /// A device has one setting.
        var settings: [Setting] { [Setting(question: self)] }
    }
#endif
