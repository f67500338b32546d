import Foundation
import TestSupport
import Testing

/// What people see and apps hear in random use is still what it was.
///
/// `FORM_STORY` is the number of a story to print. To see what has changed, print it before and after the change.
struct AccountTests {
    // In their own processes, so that they don't keep the other tests of the main actor waiting.

    @Test(
        "people and apps that do anything", .enabled(if: AccountFile.isComparable), .oneProcessAtATime)
    func apps() async {
        await #expect(processExitsWith: .success) { try await Self.compare(AppStory.self, with: "Apps", count: 130) }
    }

    @Test(
        "people and apps on any screen", .enabled(if: AccountFile.isComparable), .oneProcessAtATime)
    func screens() async {
        await #expect(processExitsWith: .success) {
            try await Self.compare(ScreenStory.self, with: "Screens", count: 60)
        }
    }

    @Test("the requested story", .enabled(if: requested != nil))
    @MainActor func print() {
        guard let number = Self.requested else { return }
        for story in [AppStory(number: number), ScreenStory(number: number)] as [any Story] {
            Swift.print(type(of: story), story.play(Self.length).steps.joined(separator: "\n"))
        }
    }

    private static let requested = ProcessInfo.processInfo.environment["FORM_STORY"].flatMap { UInt64($0) }
    /// The number of steps of each story.
    private static let length = 40

    @MainActor
    private static func compare<World: Story>(_: World.Type, with name: String, count: UInt64) throws {
        var file = AccountFile(name)
        for number in 1...count { file.compare(World(number: number).play(length), number) }
        try file.writeIfRequested()
    }
}
