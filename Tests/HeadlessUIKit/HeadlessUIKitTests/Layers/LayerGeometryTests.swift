import Testing
import UIKit

@Suite("The geometry of layers")
@MainActor
struct LayerGeometryTests {
    @Test("a layer promises nothing of what it covers, that of a view promises all, until they are told")
    func opaque() {
        _ = HeadlessDevice()
        #expect(!CALayer().isOpaque)
        let view = UIView()
        #expect(view.layer.isOpaque)
        view.layer.isOpaque = false
        #expect(!view.layer.isOpaque)
    }

    @Test("CALayer.frame: a layer is placed by its position and its anchor point")
    func frame() {
        _ = HeadlessDevice()
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.anchorPoint = .zero
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
    }

    @Test("UIView.layer: frame, center, transform, color, opacity and visibility are the layer's")
    func oneGeometry() {
        _ = HeadlessDevice()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.layer.frame == view.frame)
        view.layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        view.layer.position = CGPoint(x: 100, y: 100)
        #expect(view.center == CGPoint(x: 100, y: 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
        view.layer.transform = CATransform3DMakeScale(1, 3, 1)
        #expect(view.frame.size == CGSize(width: 60, height: 120))
        view.layer.backgroundColor = UIColor.red.cgColor
        #expect(view.backgroundColor == UIColor(cgColor: UIColor.red.cgColor))
        view.alpha = 0.5
        #expect(view.layer.opacity == 0.5)
        view.layer.isHidden = true
        #expect(view.isHidden)
        #expect(view.layer.delegate === view)
    }

    @Test(
        "CALayer.anchorPoint: a view turns and is converted about its layer's anchor point, and stays where it is placed"
    )
    func anchorOfAView() {
        _ = HeadlessDevice()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 50, y: 25))
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        #expect(view.center == CGPoint(x: 10, y: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        parent.addSubview(view)
        #expect(view.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 20, y: 20))
    }

    @Test("CALayer.anchorPoint: constraints place the frame, wherever the anchor point is")
    func anchorAndConstraints() {
        let stage = ViewStage()
        let view = UIView()
        view.layer.anchorPoint = CGPoint(x: 1, y: 1)
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 30),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 40),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 40, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 130, y: 90))
    }

    @Test("CALayer.frame: a turn in space is seen from the front, with perspective if there is any")
    func space() {
        _ = HeadlessDevice()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(abs(layer.frame.width - 50) < 1e-9)
        #expect(layer.frame.height == 100)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        layer.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
        // One side comes nearer and looks larger.
        #expect(layer.frame.height > 100)
    }

    @Test("CATransform3D: concatenating does the first one first, and inverting undoes it")
    func matrices() {
        _ = HeadlessDevice()
        let turn = CATransform3DMakeRotation(0.7, 1, 2, 3)
        let both = CATransform3DConcat(turn, CATransform3DMakeTranslation(10, 20, 30))
        #expect(both.m41 == 10)
        #expect(both.m43 == 30)
        let back = CATransform3DConcat(both, CATransform3DInvert(both))
        #expect(abs(back.m11 - 1) + abs(back.m12) + abs(back.m41) + abs(back.m44 - 1) < 1e-9)
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    }

    @Test("CALayer.convert, hitTest: points go from one layer to another, and the frontmost deepest layer is hit")
    func conversion() {
        _ = HeadlessDevice()
        let (root, child, grandchild) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        grandchild.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSublayer(child)
        child.addSublayer(grandchild)
        #expect(grandchild.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 61, y: 61))
        #expect(root.convert(CGPoint(x: 61, y: 61), to: grandchild) == CGPoint(x: 1, y: 1))
        #expect(grandchild.convert(CGPoint(x: 61, y: 61), from: root) == CGPoint(x: 1, y: 1))
        #expect(root.hitTest(CGPoint(x: 65, y: 65)) === grandchild)
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === child)
        #expect(root.hitTest(CGPoint(x: 300, y: 300)) == nil)
        grandchild.isHidden = true
        #expect(root.hitTest(CGPoint(x: 65, y: 65)) === child)
        let front = CALayer()
        front.frame = child.frame
        root.insertSublayer(front, at: 0)
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === child)
        front.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) === front)
    }

    @Test("CALayer.convert: about an anchor point that is not the middle, under a turn as well")
    func conversionAboutAnchor() {
        _ = HeadlessDevice()
        let (root, child) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.addSublayer(child)
        child.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        child.anchorPoint = CGPoint(x: 0, y: 1)
        child.position = CGPoint(x: 100, y: 100)
        #expect(child.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 105, y: 85))
        child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let turned = child.convert(CGPoint(x: 40, y: 20), to: root)
        #expect(abs(turned.x - 100) < 1e-9 && abs(turned.y - 140) < 1e-9)
    }
}
