// swift-format-ignore-file
// As much of simd as sources about places use: a matrix of four columns, and its products.

import UIKit

public struct double4x4: Equatable, Sendable {
    public typealias Vector = SIMD4<Double>

    private var columns: [Vector]

    public init() { self.init([.zero, .zero, .zero, .zero]) }
    public init(_ columns: [Vector]) { self.columns = columns }
    public init(rows: [Vector]) { self.init((0..<4).map { column in Vector((0..<4).map { rows[$0][column] }) }) }
    public init(diagonal: Vector) {
        self.init()
        for index in 0..<4 { columns[index][index] = diagonal[index] }
    }

    public subscript(column: Int) -> Vector {
        get { columns[column] }
        set { columns[column] = newValue }
    }

    public subscript(column: Int, row: Int) -> Double {
        get { columns[column][row] }
        set { columns[column][row] = newValue }
    }

    public var transpose: double4x4 { double4x4(rows: columns) }

    public static func * (one: double4x4, other: Vector) -> Vector {
        (0..<4).reduce(.zero) { $0 + one.columns[$1] * other[$1] }
    }
    public static func * (one: Vector, other: double4x4) -> Vector { other.transpose * one }
    public static func * (one: double4x4, other: double4x4) -> double4x4 { double4x4(other.columns.map { one * $0 }) }
}
