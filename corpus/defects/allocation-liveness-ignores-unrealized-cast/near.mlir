// A memref.cast is seen to be the same buffer. Another one is freed earlier.
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %u = memref.cast %m : memref<4xi32> to memref<?xi32>
  memref.store %x, %u[%c0] : memref<?xi32>
  %r = memref.load %u[%c0] : memref<?xi32>
  %other = memref.alloc() : memref<4xi32>
  memref.store %x, %other[%c0] : memref<4xi32>
  vector.print %r : i32
  memref.dealloc %other : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
