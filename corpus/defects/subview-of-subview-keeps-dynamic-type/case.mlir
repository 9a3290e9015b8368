// Four of eight elements, and two of these. Expected: valid IR. Wrong: a memref.subview whose type does not follow from its offset.
func.func @f(%m: memref<8xf32>) -> memref<2xf32, strided<[1], offset: ?>> {
  %i = arith.constant 1 : index
  %a = memref.subview %m[1] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 1>>
  %b = memref.subview %a[%i] [2] [1] : memref<4xf32, strided<[1], offset: 1>> to memref<2xf32, strided<[1], offset: ?>>
  return %b : memref<2xf32, strided<[1], offset: ?>>
}
