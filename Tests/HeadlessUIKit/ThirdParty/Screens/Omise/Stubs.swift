// swift-format-ignore-file
// The screens. Nothing has to stand in for the network, because nothing is sent.

import Foundation
import UIKit

@MainActor let realScreens: [RealScreen] = [
    RealScreen("Konbini, Pay-easy, online banking") { EContextPaymentFormController(viewModel: EContextPaymentFormViewModel()) },
    RealScreen("TrueMoney Wallet") { TrueMoneyPaymentFormController(viewModel: TrueMoneyPaymentFormViewModel()) },
    RealScreen("FPX") { FPXPaymentFormController(viewModel: FPXPaymentFormViewModel()) },
]
