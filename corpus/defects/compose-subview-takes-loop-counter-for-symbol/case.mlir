// A window that moves with a loop.
func.func @f(%m: memref<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 2 {
    %s = memref.subview %m[%c0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: ?>>
    %t = memref.subview %s[%i] [2] [1] : memref<4xi32, strided<[1], offset: ?>> to memref<2xi32, strided<[1], offset: ?>>
    func.call @use(%t) : (memref<2xi32, strided<[1], offset: ?>>) -> ()
  }
  return
}
func.func private @use(memref<2xi32, strided<[1], offset: ?>>)
