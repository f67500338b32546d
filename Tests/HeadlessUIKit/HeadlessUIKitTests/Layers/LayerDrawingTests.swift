import Testing
import UIKit

@Suite("Layers in pictures")
@MainActor
final class LayerDrawingTests {
    /// Made by each test itself, since tests of other devices run between a suite's making and its tests.
    lazy var stage = ViewStage()

    private var picture: String {
        get throws { try Picture(stage.device.drawSVG()).source }
    }

    @Test("CAShapeLayer: path, fill, line, dashes and the part of the line that is drawn are seen")
    func shapes() throws {
        _ = stage
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40)).cgPath
        shape.fillColor = UIColor.red.cgColor
        stage.root.layer.addSublayer(shape)
        #expect(try picture.contains("<path d=\"M11 22L41 22L41 62L11 62Z\" fill=\"#ff0000\"/>"))
        shape.fillColor = nil
        shape.strokeColor = UIColor.blue.cgColor
        shape.lineWidth = 3
        shape.lineCap = .round
        shape.lineDashPattern = [4, 2]
        let dashed =
            "stroke=\"#0000ff\" stroke-width=\"3\" stroke-linecap=\"round\" stroke-miterlimit=\"10\""
            + " stroke-dasharray=\"4 2\""
        #expect(try picture.contains(dashed))
        shape.lineDashPattern = nil
        shape.strokeEnd = 0.25
        #expect(try picture.contains("pathLength=\"1\" stroke-dasharray=\"0 0 0.25 2\""))
        shape.isHidden = true
        #expect(try !picture.contains("#0000ff"))
    }

    @Test("CALayer: color, corners, border, opacity and shadow are seen, and what is masked is drawn through the mask")
    func looks() throws {
        _ = stage
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 8
        layer.opacity = 0.5
        stage.root.layer.addSublayer(layer)
        #expect(try picture.contains("<rect x=\"10\" y=\"20\" width=\"100\" height=\"50\" rx=\"8\" fill=\"#ff0000\"/>"))
        #expect(try picture.contains("opacity=\"0.5\""))
        layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(try picture.contains("<path d=\"M10 28C"))
        layer.shadowOpacity = 0.25
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.shadowRadius = 6
        let shadow =
            "<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#000000\" flood-opacity=\"0.25\"/>"
        #expect(try picture.contains(shadow))
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
        layer.mask = mask
        #expect(try picture.contains("mask-type:alpha"))
    }

    @Test("CAGradientLayer: a view whose layer it is, is filled with its colors")
    func gradients() throws {
        _ = stage
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = stage.add(GradientView(), CGRect(x: 0, y: 100, width: 100, height: 50))
        let gradient = try #require(view.layer as? CAGradientLayer)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(
            try picture.contains(
                "<stop offset=\"0\" stop-color=\"#ff0000\"/><stop offset=\"1\" stop-color=\"#0000ff\"/>"))
        gradient.locations = [0.25, 0.5]
        #expect(try picture.contains("<stop offset=\"0.25\""))
    }

    @Test("CATextLayer: its text is drawn in its color")
    func texts() throws {
        _ = stage
        let text = CATextLayer()
        text.frame = CGRect(x: 10, y: 200, width: 200, height: 20)
        text.string = "Layered"
        text.fontSize = 14
        text.foregroundColor = UIColor.green.cgColor
        stage.root.layer.addSublayer(text)
        let element = try #require(try Picture(stage.device.drawSVG()).elements.first { $0.text == "Layered" })
        #expect(element.fill == "#00ff00")
    }

    @Test("Layers and subviews are drawn in one order, which zPosition comes before")
    func order() throws {
        _ = stage
        let view = stage.add(UIView(), CGRect(x: 0, y: 100, width: 50, height: 50))
        view.backgroundColor = .green
        let layer = CALayer()
        layer.frame = view.frame
        layer.backgroundColor = UIColor.red.cgColor
        func isInFront() throws -> Bool {
            let source = try picture
            let (red, green) = (source.range(of: "#ff0000"), source.range(of: "#00ff00"))
            return try #require(red).lowerBound > #require(green).lowerBound
        }
        stage.root.layer.insertSublayer(layer, at: 0)
        #expect(try !isInFront())
        layer.zPosition = 1
        #expect(try isInFront())
        layer.zPosition = 0
        stage.root.layer.addSublayer(layer)
        #expect(try isInFront())
    }

    @Test("UIView.snapshotView: a view that looks as the other did, whatever becomes of it")
    func snapshots() throws {
        _ = stage
        let view = stage.add(UIView(), CGRect(x: 10, y: 100, width: 60, height: 40))
        view.backgroundColor = .red
        let label = UILabel(frame: view.bounds)
        label.text = "Before"
        view.addSubview(label)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        label.text = "After"
        stage.root.addSubview(snapshot)
        snapshot.frame.origin = CGPoint(x: 200, y: 300)
        let texts = try Picture(stage.device.drawSVG()).texts
        #expect(texts.contains("Before"))
        #expect(texts.contains("After"))
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test("cornerCurve: a continuous corner begins earlier, and as early as there is room")
    func cornerCurves() throws {
        _ = stage
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 20
        stage.root.layer.addSublayer(layer)
        #expect(layer.cornerCurve == .circular)
        #expect(try picture.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"100\" rx=\"20\" fill=\"#ff0000\"/>"))
        layer.cornerCurve = .continuous
        #expect(try picture.contains("<path d=\"M0 30.57C0 "))
        #expect(CALayer(layer: layer).cornerCurve == .continuous)
        layer.cornerRadius = 40
        #expect(try picture.contains("<path d=\"M0 50C0 "))
    }

    @Test("presentation(): a copy with the values that are seen, for what is in a window")
    func presentation() throws {
        let view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 30, height: 40))
        UIView.animate(withDuration: 1) { view.frame.origin.x = 50 }
        let shown = try #require(view.layer.presentation())
        #expect(shown !== view.layer && shown.frame == view.frame)
        view.frame.origin.x = 60
        #expect(shown.frame.minX == 50)
        view.removeFromSuperview()
        #expect(view.layer.presentation() == nil)
    }
}
