import Testing

@testable import FormNavigation

/// Who receives changes, and for how long.
@MainActor
struct ChangeFeedTests {
    @Test("for a listener that is busy the last hundred changes wait")
    func busyListener() async {
        let feed = ChangeFeed<Int>()
        let stream = feed.stream()
        for change in 1...150 { feed.send(change) }
        feed.finish()
        var heard: [Int] = []
        for await change in stream { heard.append(change) }
        #expect(heard == Array(51...150))
    }

    @Test("a sequence ends with its feed, also one that is made too late")
    func end() async {
        let feed = ChangeFeed<Int>()
        let streams = [feed.stream(), feed.stream()]
        feed.send(1)
        feed.finish()
        for stream in streams + [feed.stream()] {
            var count = 0
            for await _ in stream { count += 1 }
            #expect(count <= 1)
        }
    }

    @Test("a sequence ends when the task that listens is canceled")
    func cancelledTask() async {
        let feed = ChangeFeed<Int>()
        let stream = feed.stream()
        let listening = Task { for await _ in stream {} }
        await Task.yield()
        listening.cancel()
        await listening.value
        feed.send(1)
    }
}
