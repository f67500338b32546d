import Foundation

extension FormRecording {
    /// An error in a file.
    package enum ReadingError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The file isn't a recording, or is empty.
        case noRecording
        /// A later version of this library wrote the file.
        case newerVersion(Int)
        /// The file has the wrong content, at one place or as a whole.
        case damaged(String)

        package var description: String {
            switch self {
            case .noRecording: "this isn't a FormRecorder recording"
            case .newerVersion(let version):
                "the recording has version \(version) of the format, and this library reads up to \(FormRecording.version):"
                    + " update FormNavigation"
            case .damaged(let place): "the recording is damaged: \(place)"
            }
        }
    }

    private static let format = "FormNavigation recording"

    private struct Header: Codable {
        var format: String
        var version: Int
    }

    private struct Body: Codable {
        var origin: String
        var expects: Expectation
        var device: Device
        var events: [Event]
    }

    // MARK: Reading

    /// Reads a file.
    package init(json: Data) throws(ReadingError) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard (try? JSONSerialization.jsonObject(with: json)) != nil else { throw .damaged("it isn't JSON") }
        guard let header = try? decoder.decode(Header.self, from: json), header.format == Self.format else {
            throw .noRecording
        }
        guard header.version <= Self.version else { throw .newerVersion(header.version) }
        let body: Body
        do {
            body = try decoder.decode(Body.self, from: json)
        } catch let error as DecodingError {
            throw .damaged(error.place)
        } catch {
            throw .damaged("\(error)")
        }
        self.init(origin: body.origin, device: body.device, events: body.events)
        expects = body.expects
        try check()
    }

    /// Finds content that the types allow, but that no recorder writes.
    private func check() throws(ReadingError) {
        var described: Set<Int> = []
        for case .found(let geometry) in events.map(\.content) { described.formUnion(geometry.views.map(\.view)) }
        for case .done(let geometry) in events.map(\.content) { described.formUnion(geometry.views.map(\.view)) }
        for (index, event) in events.enumerated() {
            if index > 0, !(events[index - 1].time <= event.time) {
                throw .damaged("event \(index) is earlier than the one before")
            }
            if let view = event.content.references.first(where: { !described.contains($0) }) {
                throw .damaged("event \(index) refers to view \(view), which isn't described")
            }
        }
    }

    // MARK: Writing

    /// The recording as a file, with one event on each line.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        let lines = try events.map(text).joined(separator: ",\n")
        let json = """
            {"format":"\(Self.format)","version":\(Self.version),
            "origin":\(try text([origin]).dropFirst().dropLast()),"expects":"\(expects.rawValue)",
            "device":\(try text(device)),
            "events":[
            \(lines)
            ]}

            """
        return Data(json.utf8)
    }
}

// MARK: - Events

extension FormRecording.Event: Codable {
    private enum CodingKeys: String, CodingKey {
        case time, what
        case isNested = "nested"
    }

    /// The names of the kinds of content. The values of a content are next to its name.
    fileprivate enum What: String, Codable {
        case keyboard, focus, ended, caret, frame, transitionEnded, look, stopped
        case found, done, serving, left, plan, barPlan, resisted, decision
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        time = try values.decode(Double.self, forKey: .time)
        isNested = try values.decodeIfPresent(Bool.self, forKey: .isNested) ?? false
        content =
            switch try values.decode(What.self, forKey: .what) {
            case .keyboard: .keyboard(try .init(from: decoder))
            case .focus: .focus(try .init(from: decoder))
            case .ended: .ended(try .init(from: decoder))
            case .caret: .caret
            case .frame: .frame
            case .transitionEnded: .transitionEnded(try .init(from: decoder))
            case .look: .look
            case .stopped: .stopped
            case .found: .found(try .init(from: decoder))
            case .done: .done(try .init(from: decoder))
            case .serving: .serving(try .init(from: decoder))
            case .left: .left
            case .plan: .plan(try .init(from: decoder))
            case .barPlan: .barPlan(try .init(from: decoder))
            case .resisted: .resisted
            case .decision: .decision(try .init(from: decoder))
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(time, forKey: .time)
        if isNested { try values.encode(true, forKey: .isNested) }
        let (what, details) = content.parts
        try values.encode(what, forKey: .what)
        try details?.encode(to: encoder)
    }
}

extension FormRecording.Content {
    /// The name in the file, and the values next to it.
    fileprivate var parts: (FormRecording.Event.What, (any Encodable)?) {
        switch self {
        case .keyboard(let details): (.keyboard, details)
        case .focus(let details): (.focus, details)
        case .ended(let details): (.ended, details)
        case .caret: (.caret, nil)
        case .frame: (.frame, nil)
        case .transitionEnded(let details): (.transitionEnded, details)
        case .look: (.look, nil)
        case .stopped: (.stopped, nil)
        case .found(let details): (.found, details)
        case .done(let details): (.done, details)
        case .serving(let details): (.serving, details)
        case .left: (.left, nil)
        case .plan(let details): (.plan, details)
        case .barPlan(let details): (.barPlan, details)
        case .resisted: (.resisted, nil)
        case .decision(let details): (.decision, details)
        }
    }

    /// The views that the content names without describing them.
    fileprivate var references: [Int] {
        switch self {
        case .focus(let reference), .ended(let reference): [reference.view]
        case .found(let geometry), .done(let geometry): (geometry.path ?? []) + geometry.views.compactMap(\.superview)
        case .serving(let service):
            [service.field, service.root] + service.companions + [service.container].compactMap { $0 }
        case .decision(let decision): [decision.from, decision.to].compactMap { $0 }
        case .keyboard, .caret, .frame, .transitionEnded, .look, .stopped, .left, .plan, .barPlan, .resisted: []
        }
    }
}

extension DecodingError {
    /// A description of what's wrong and where, such as `events[3].screen is missing`.
    fileprivate var place: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(Self.path(context.codingPath)) isn't a valid value"
        case .dataCorrupted(let context): "\(Self.path(context.codingPath)) is invalid"
        @unknown default: "\(self)"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        let path = keys.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }
}
