// The second offset is an argument of the function.
func.func @f(%m: memref<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 2 {
    %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
    %t = memref.subview %s[%n] [2] [1] : memref<4xi32, strided<[1]>> to memref<2xi32, strided<[1], offset: ?>>
    func.call @use(%t) : (memref<2xi32, strided<[1], offset: ?>>) -> ()
  }
  return
}
func.func private @use(memref<2xi32, strided<[1], offset: ?>>)
