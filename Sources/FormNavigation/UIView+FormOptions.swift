import UIKit

extension UIView {
    /// The options of this view, which override the defaults of the form.
    ///
    /// While a field is being edited, changes take effect with the next update of the screen.
    public var formOptions: FormFieldOptions {
        get {
            guard var options = assignedOptions?.values else { return FormFieldOptions() }
            if options.hasOutdatedError(in: self) { options.error = nil }
            return options
        }
        set {
            newValue.validation?.requireFit(self)
            var options = newValue
            let hasNewError = options.error != formOptions.error
            if hasNewError {
                options.contentWithError = options.error == nil ? nil : enteredValue
            } else {
                options.contentWithError = assignedOptions?.contentWithError
            }
            options.assign(to: self)
            for navigator in FormCenter.shared.navigators { navigator.optionsChanged(of: self, hasNewError) }
        }
    }
}
