import Testing
import UIKit

@Suite("Views that draw themselves")
@MainActor
final class DrawRectTests {
    final class Drawn: UIView {
        var calls: [CGRect] = []
        var drawing: (CGRect) -> Void = { _ in }

        override func draw(_ rect: CGRect) {
            calls.append(rect)
            drawing(rect)
        }
    }

    /// Made by each test itself, since tests of other devices run between a suite's making and its tests.
    lazy var stage = ViewStage()

    private func drawn(_ drawing: @escaping (CGRect) -> Void) -> Drawn {
        let view = Drawn()
        view.drawing = drawing
        return stage.add(view, CGRect(x: 10, y: 100, width: 80, height: 40))
    }

    private var picture: String {
        get throws { try Picture(stage.device.drawSVG()).source }
    }

    @Test("UIView.draw(_:): called at the end of the turn when the view is first shown, and then when it is asked for")
    func calls() {
        _ = stage
        let view = drawn { _ in #expect(UIGraphicsGetCurrentContext() != nil) }
        #expect(view.calls == [])
        stage.device.runLoop.turn()
        #expect(view.calls == [CGRect(x: 0, y: 0, width: 80, height: 40)])
        stage.device.runLoop.turn()
        view.frame.size.width = 100
        stage.device.runLoop.turn()
        #expect(view.calls.count == 1)
        view.setNeedsDisplay()
        #expect(view.calls.count == 1)
        stage.device.runLoop.turn()
        #expect(view.calls.count == 2)
        view.layer.setNeedsDisplay()
        #expect(view.layer.needsDisplay())
        stage.device.runLoop.turn()
        #expect(view.calls.count == 3)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("UIView.ContentMode.redraw: drawn again when the size changes; what has no size is drawn once it has one")
    func sizes() {
        _ = stage
        let view = stage.add(Drawn(), .zero)
        stage.device.runLoop.turn()
        #expect(view.calls == [])
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.device.runLoop.turn()
        #expect(view.calls.count == 1)
        view.contentMode = .redraw
        view.bounds.size.width = 20
        stage.device.runLoop.turn()
        #expect(view.calls.last == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("a view built up outside the hierarchy is drawn when it comes into it")
    func later() {
        _ = stage
        let (outer, view) = (UIView(frame: stage.root.bounds), Drawn(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        outer.addSubview(view)
        stage.device.runLoop.turn()
        #expect(view.calls == [])
        stage.root.addSubview(outer)
        stage.device.runLoop.turn()
        #expect(view.calls.count == 1)
    }

    @Test("UIBezierPath.fill and stroke, UIRectFill, texts and clips are seen in the picture")
    func seen() throws {
        _ = stage
        _ = drawn { rect in
            UIColor.red.setFill()
            UIBezierPath(rect: rect).fill()
            UIColor.blue.setStroke()
            let line = UIBezierPath()
            line.move(to: .zero)
            line.addLine(to: CGPoint(x: 80, y: 40))
            line.lineWidth = 2
            line.stroke()
            "Drawn".draw(in: rect, withAttributes: [.foregroundColor: UIColor.green])
            UIGraphicsGetCurrentContext()?.saveGState()
            UIBezierPath(ovalIn: rect).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            UIGraphicsGetCurrentContext()?.restoreGState()
            UIRectFill(CGRect(x: 6, y: 6, width: 1, height: 1))
        }
        stage.device.runLoop.turn()
        let source = try picture
        #expect(source.contains("<path d=\"M10 100L90 100L90 140L10 140Z\" fill=\"#ff0000\"/>"))
        #expect(source.contains("d=\"M10 100L90 140\" fill=\"none\" stroke=\"#0000ff\" stroke-width=\"2\""))
        #expect(try Picture(source).elements.contains { $0.text == "Drawn" && $0.fill == "#00ff00" })
        // What is drawn before the state is restored is clipped; what comes afterward is not.
        let clip = try #require(source.range(of: "<g clip-path", options: .backwards))
        let end = try #require(source.range(of: "</g>", range: clip.upperBound..<source.endIndex))
        let after = try #require(source.range(of: "M16 106"))
        #expect(source[clip.upperBound..<end.lowerBound].contains("M10 100L15 100"))
        #expect(after.lowerBound > end.upperBound)
    }

    @Test("CGContext: the current path, colors, transforms and states")
    func contexts() throws {
        _ = stage
        _ = drawn { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 2)
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(3)
            context.move(to: CGPoint(x: 1, y: 1))
            context.addLine(to: CGPoint(x: 2, y: 2))
            context.strokePath()
            context.restoreGState()
            #expect(context.ctm.isIdentity)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        stage.device.runLoop.turn()
        #expect(try picture.contains("d=\"M22 122L24 124\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"6\""))
        #expect(try picture.contains("d=\"M10 100L14 100L14 104L10 104Z\" fill=\"#0000ff\""))
    }

    @Test("UIGraphicsGetImageFromCurrentImageContext: a picture of what was drawn, shown by an image view")
    func pictures() throws {
        _ = stage
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 0)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 20, height: 20))
        stage.add(UIImageView(image: image), CGRect(x: 50, y: 200, width: 40, height: 40))
        #expect(try picture.contains("matrix(2.0 0.0 0.0 2.0 50 200)"))
        #expect(try picture.contains("d=\"M0 0L20 0L20 10L0 10Z\" fill=\"#ff0000\""))
    }

    @Test("CALayer.draw(in:): a layer's delegate draws in it, unless it displays it")
    func layerDelegates() throws {
        _ = stage
        final class Artist: NSObject, CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(layer.bounds)
            }
        }
        final class Shower: NSObject, CALayerDelegate {
            var count = 0
            func display(_ layer: CALayer) { count += 1 }
            func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("drawn all the same") }
        }
        let (layer, artist, shower) = (CALayer(), Artist(), Shower())
        layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
        stage.root.layer.addSublayer(layer)
        layer.delegate = artist
        layer.setNeedsDisplay()
        stage.device.runLoop.turn()
        #expect(try picture.contains("M1 1L6 1L6 6L1 6Z\" fill=\"#ff0000\""))
        layer.delegate = shower
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(shower.count == 1)
    }

    @Test("UIImage.cgImage: the picture in pixels, of which each is a point of a picture made from it")
    func pixels() throws {
        _ = stage
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4), false, 0)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 4))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 30 && pixels.height == 12)
        let large = UIImage(cgImage: pixels)
        #expect(large.size == CGSize(width: 30, height: 12))
        #expect(large.cgImage?.width == 30)
        stage.add(UIImageView(image: large), CGRect(x: 0, y: 100, width: 30, height: 12))
        #expect(try picture.contains("#ff0000"))
        #expect(UIImage(systemName: "plus")?.cgImage?.width == 60)
        #expect(UIImage().cgImage == nil)
    }
}
