import Testing
import UIKit

@Suite("Layers in layers")
@MainActor
struct SublayerTests {
    let root = CALayer()
    let layers = (0..<4).map { index in
        let layer = CALayer()
        layer.name = "\(index)"
        return layer
    }

    private var names: [String] { (root.sublayers ?? []).map { $0.name ?? "?" } }

    @Test("CALayer.addSublayer, insertSublayer: order, superlayer, and one superlayer at a time")
    func order() {
        _ = HeadlessDevice()
        #expect(root.sublayers == nil)
        root.addSublayer(layers[0])
        root.addSublayer(layers[1])
        root.insertSublayer(layers[2], at: 0)
        #expect(names == ["2", "0", "1"])
        root.insertSublayer(layers[3], below: layers[1])
        #expect(names == ["2", "0", "3", "1"])
        root.insertSublayer(layers[2], above: layers[1])
        #expect(names == ["0", "3", "1", "2"])
        let other = CALayer()
        other.addSublayer(layers[3])
        #expect(names == ["0", "1", "2"])
        #expect(layers[3].superlayer === other)
        root.replaceSublayer(layers[1], with: layers[3])
        #expect(names == ["0", "3", "2"])
        #expect(other.sublayers == nil)
        #expect(layers[1].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(layers[0].superlayer == nil)
    }

    @Test("CALayer.sublayers: the layers of subviews are among them, in the order of the subviews")
    func subviews() {
        _ = HeadlessDevice()
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        #expect(view.layer.sublayers == [first.layer, second.layer])
        #expect(first.layer.superlayer === view.layer)
        let own = layers[0]
        view.layer.insertSublayer(own, at: 1)
        #expect(view.layer.sublayers == [first.layer, own, second.layer])
        let third = UIView()
        view.addSubview(third)
        #expect(view.layer.sublayers == [first.layer, own, second.layer, third.layer])
        view.sendSubviewToBack(second)
        #expect(view.layer.sublayers == [second.layer, first.layer, own, third.layer])
        view.insertSubview(second, aboveSubview: first)
        #expect(view.layer.sublayers?.first === first.layer)
        first.removeFromSuperview()
        #expect(view.layer.sublayers?.contains(first.layer) == false)
        view.layer.addSublayer(own)
        #expect(view.layer.sublayers?.last === own)
        view.layer.addSublayer(second.layer)
        #expect(view.subviews.last === second)
        own.removeFromSuperlayer()
        #expect(view.layer.sublayers?.count == view.subviews.count)
        second.layer.removeFromSuperlayer()
        #expect(second.superview == nil)
    }

    @Test("CALayer.mask: a mask is taken from where it was, and has no superlayer")
    func mask() {
        _ = HeadlessDevice()
        root.addSublayer(layers[0])
        layers[1].mask = layers[0]
        #expect(root.sublayers == nil)
        #expect(layers[0].superlayer == nil)
        layers[1].mask = nil
        root.addSublayer(layers[0])
        #expect(layers[0].superlayer === root)
    }

    @Test("CALayer.layoutSublayers: once at the end of the turn after a change of size, by the delegate")
    func layout() {
        _ = HeadlessDevice()
        final class Arranger: NSObject, CALayerDelegate {
            var count = 0
            func layoutSublayers(of layer: CALayer) { count += 1 }
        }
        let device = HeadlessDevice()
        let arranger = Arranger()
        root.delegate = arranger
        root.bounds.size = CGSize(width: 10, height: 10)
        root.addSublayer(layers[0])
        #expect(arranger.count == 0)
        device.runLoop.turn()
        #expect(arranger.count == 1)
        root.layoutIfNeeded()
        #expect(arranger.count == 1)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(arranger.count == 2)
    }

    @Test("UIView.layerClass: the view's layer is of that class")
    func layerClass() {
        _ = HeadlessDevice()
        final class Own: CALayer {}
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        final class OwnView: UIView {
            override class var layerClass: AnyClass { Own.self }
        }
        #expect(GradientView().layer is CAGradientLayer)
        #expect(OwnView().layer is Own)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test("insertSubview(_:aboveSubview:) stands directly above, whatever layers there are between the two")
    func directlyAbove() {
        _ = HeadlessDevice()
        let (view, below, above) = (UIView(), UIView(), UIView())
        let own = CALayer()
        view.addSubview(below)
        view.layer.addSublayer(own)
        view.insertSubview(above, aboveSubview: below)
        #expect(view.layer.sublayers == [below.layer, above.layer, own])
        let last = UIView()
        view.addSubview(last)
        view.insertSubview(last, aboveSubview: below)
        #expect(view.layer.sublayers == [below.layer, last.layer, above.layer, own])
        #expect(view.subviews == [below, last, above])
    }
}
