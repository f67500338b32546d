import FormNavigation
import TestSupport
import Testing
import UIKit

struct ToolbarItemExitTests {
    @Test("a button that nobody can tap, or that VoiceOver can't name, stops the app", .oneProcessAtATime)
    func unusable() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = FormToolbar.Configuration.Item.systemItem(.flexibleSpace) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = FormToolbar.Configuration.Item.systemItem(.fixedSpace) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = FormToolbar.Configuration.Item.systemItem(.done, accessibilityLabel: " ") }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = FormToolbar.Configuration.Item.image(UIImage(), accessibilityLabel: "") }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = FormToolbar.Configuration.Item.title(" ") }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                _ = [
                    FormToolbar.Configuration.Item.systemItem(.done), .systemItem(.done, accessibilityLabel: "Save"),
                    .image(UIImage(), accessibilityLabel: "Save"), .title("Save"),
                ]
            }
        }
    }
}
