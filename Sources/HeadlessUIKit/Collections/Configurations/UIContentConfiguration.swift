/// The content of a cell, as a value that creates a view.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The same for another state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What it shows. Setting it changes the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration. By default, it can if its type is that of the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
