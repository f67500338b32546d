import Testing
import UIKit

@Suite("Paths")
struct PathTests {
    @Test("CGPath.boundingBoxOfPath: around the line, not around control points, which boundingBox is around too")
    func bounds() {
        let path = CGMutablePath()
        #expect(path.boundingBox == .null)
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
        let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(abs(circle.bounds.minX - 10) + abs(circle.bounds.maxY - 60) < 1e-6)
    }

    @Test("CGPath.contains: by winding or by crossings, with open parts closed")
    func contains() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        let middle = CGPoint(x: 50, y: 50)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 101, y: 50)))
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 10, y: 0))
        open.addLine(to: CGPoint(x: 10, y: 10))
        #expect(open.contains(CGPoint(x: 8, y: 4)))
        #expect(!open.contains(CGPoint(x: 2, y: 8)))
    }

    @Test("UIBezierPath.addArc: clockwise on screen, where y points down")
    func arcs() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) + abs(quarter.currentPoint.y - 10) < 1e-9)
        #expect(abs(quarter.bounds.width - 10) + abs(quarter.bounds.height - 10) < 1e-6)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.width - 20) + abs(rest.bounds.height - 20) < 0.01)
        let whole = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(whole.contains(CGPoint(x: -5, y: -5)))
    }

    @Test("UIBezierPath(roundedRect:byRoundingCorners:): only those corners are cut")
    func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
        #expect(!path.contains(CGPoint(x: 99, y: 99)))
    }

    @Test("UIBezierPath: current point, closing, appending, transforming and emptying")
    func building() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.bounds == CGRect(x: 1, y: 1, width: 19, height: 19))
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.bounds.minX == 101)
        let copy = path.cgPath
        path.removeAllPoints()
        #expect(path.isEmpty)
        #expect(!copy.isEmpty)
        #expect(UIBezierPath(cgPath: copy).cgPath == copy)
    }

    @Test("Paths are equal where they have the same line, drawn in the same way")
    func equalPaths() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
        let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(path == other && path.hash == other.hash)
        other.lineWidth = 3
        #expect(path != other)
        #expect(path != UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    @Test("CGPath.applyWithBlock(_:): each step in order, its control points before the point that it leads to")
    func steps() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 13, y: 0), control1: CGPoint(x: 9, y: 0), control2: CGPoint(x: 11, y: 0))
        path.closeSubpath()
        var steps: [(CGPathElementType, [CGFloat])] = []
        let counts: [CGPathElementType: Int] = [.addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0]
        path.applyWithBlock { element in
            let step = element.pointee
            steps.append((step.type, (0..<counts[step.type, default: 1]).map { step.points[$0].x }))
        }
        #expect(
            steps.map(\.0) == [
                .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
            ])
        #expect(steps.map(\.1) == [[1], [3], [5, 7], [9, 11, 13], []])
    }
}
