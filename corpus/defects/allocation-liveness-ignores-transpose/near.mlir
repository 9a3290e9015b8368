// The view is a subview, which the pass knows: the buffer is freed behind its last use.
func.func @main(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1x2xi32>
  %view = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<1x2xi32> to memref<1x1xi32, strided<[2, 1]>>
  memref.store %x, %view[%c0, %c0] : memref<1x1xi32, strided<[2, 1]>>
  %r = memref.load %view[%c0, %c0] : memref<1x1xi32, strided<[2, 1]>>
  %more = arith.addi %r, %r : i32
  memref.dealloc %m : memref<1x2xi32>
  return %more : i32
}
