// Loads by way of a transposed view. Wrong: the buffer is freed before.
func.func @main(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1x2xi32>
  %view = memref.transpose %m (i, j) -> (j, i) : memref<1x2xi32> to memref<2x1xi32, strided<[1, 2]>>
  memref.store %x, %view[%c0, %c0] : memref<2x1xi32, strided<[1, 2]>>
  %r = memref.load %view[%c0, %c0] : memref<2x1xi32, strided<[1, 2]>>
  memref.dealloc %m : memref<1x2xi32>
  return %r : i32
}
