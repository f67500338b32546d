import FormNavigation
import UIKit

/// Questions that only a device can answer: what to do, what to look at, and a field for the answer, which the app
/// fills in itself if it can. The answers are copied as JSON.
final class QuestionsViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)
    private(set) lazy var cards = DeviceQuestion.all.enumerated().map { index, question in
        QuestionCard(question, number: index + 1) { [weak self] in self?.ask($0) }
    }
    /// Records what's posted.
    private var watched: QuestionCard?
    private var watch: KeyboardWatch?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Questions"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Copy answers", primaryAction: UIAction { [weak self] _ in self?.copyAnswers() })
        let explanation = UILabel.small("The answers are not kept: copy them before you leave.")
        show(UIStackView.column([explanation] + cards.map(\.view), spacing: 20))
        form.configuration.textViewsMoveOnReturn = true
        form.configuration.toolbar.showsProgress = true
    }

    /// The answers so far, as JSON.
    func exportedAnswers() throws -> Data { try Answer.json(cards.compactMap(\.answer)) }

    private func copyAnswers() {
        do {
            UIPasteboard.general.string = String(decoding: try exportedAnswers(), as: UTF8.self)
            navigationItem.rightBarButtonItem?.title = "Copied"
        } catch {
            navigationItem.rightBarButtonItem?.title = "Not copied"
        }
    }

    // MARK: - What the app fills in

    private func ask(_ card: QuestionCard) {
        if card.question.way == .watching {
            setWatched(watched === card ? nil : card)
        } else {
            measure(for: card)
        }
    }

    private func measure(for card: QuestionCard) {
        switch card.question.name {
        case "safeArea": card.answerView.text = view.window?.windowScene.map(DeviceMeasurements.safeAreas) ?? ""
        case "toolbar": card.answerView.text = DeviceMeasurements.toolbar()
        case "guides": card.answerView.text = DeviceMeasurements.guides(of: view.window)
        case "corrections": card.answerView.text = DeviceMeasurements.correction(in: card.answerView)
        case "layoutInCell":
            card.answerView.text = view.window?.windowScene.map(DeviceMeasurements.layoutInsideConfiguration) ?? ""
        case "earlyFocus":
            view.endEditing(true)
            let screen = EarlyFocusViewController { [weak card] in card?.answerView.text = $0 }
            navigationController?.pushViewController(screen, animated: true)
        default: preconditionFailure("Nobody measures '\(card.question.name)'.")
        }
    }

    private func setWatched(_ card: QuestionCard?) {
        watched?.showsWatching = false
        watched = card
        watched?.showsWatching = true
        watched?.answerView.text = ""
        watch = card == nil ? nil : KeyboardWatch { [weak self] in self?.notePosted($0) }
    }

    private func notePosted(_ line: String) {
        let isInTransition = (navigationController ?? self).transitionCoordinator != nil
        note(isInTransition ? "\(line), in a transition" : line)
    }

    private func note(_ line: String) {
        guard let answerView = watched?.answerView else { return }
        answerView.text = answerView.text.isEmpty ? line : "\(answerView.text ?? "")\n\(line)"
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        note("turns to \(Int(size.width)) × \(Int(size.height)) in \(coordinator.transitionDuration) s")
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.note("has turned") }
    }
}
