// swift-format-ignore-file
// What stands in for OneTimePassword, Base32, and SVProgressHUD, and the screens.

import Foundation
import UIKit

struct Generator: Equatable {
    enum Factor: Equatable { case timer(period: TimeInterval), counter(UInt64) }
    enum Algorithm: Equatable { case sha1, sha256, sha512 }
    var factor: Factor, algorithm: Algorithm, digits: Int
    init(factor: Factor, secret: Data, algorithm: Algorithm, digits: Int) throws { (self.factor, self.algorithm, self.digits) = (factor, algorithm, digits) }
}
struct Token: Equatable {
    var name: String, issuer: String, generator: Generator
    init(name: String = "", issuer: String = "", generator: Generator) { (self.name, self.issuer, self.generator) = (name, issuer, generator) }
}
struct PersistentToken: Equatable, Hashable {
    var token: Token
    let identifier = Data()
    static func == (one: Self, other: Self) -> Bool { one.token == other.token }
    func hash(into hasher: inout Hasher) {}
}
extension Data { init?(base32: String) { self.init() } }
extension CommandLine { static var isDemo: Bool { true } }

/// Keeps a form's model and its screen together, as the app's controller does.
@MainActor private func entry() -> UIViewController {
    var form = TokenEntryForm()
    var screen: TokenFormViewController<TokenEntryForm>?
    let made = TokenFormViewController(viewModel: form.viewModel, dispatchAction: { action in
        _ = form.update(with: action)
        screen?.update(with: form.viewModel)
    })
    screen = made
    return made
}

@MainActor private func edit() -> UIViewController {
    let generator = try! Generator(factor: .timer(period: 30), secret: Data(), algorithm: .sha1, digits: 6)
    var form = TokenEditForm(persistentToken: PersistentToken(token: Token(name: "name", issuer: "issuer", generator: generator)))
    var screen: TokenFormViewController<TokenEditForm>?
    let made = TokenFormViewController(viewModel: form.viewModel, dispatchAction: { action in
        _ = form.update(with: action)
        screen?.update(with: form.viewModel)
    })
    screen = made
    return made
}

@MainActor let realScreens: [RealScreen] = [
    RealScreen("Add a token", .sheet, entry),
    RealScreen("Edit a token", .sheet, edit),
]
