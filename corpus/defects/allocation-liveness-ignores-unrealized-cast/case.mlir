// Stores and loads through a cast, and frees the buffer after it. Wrong: the buffer is freed before the store.
func.func @f(%x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %u = builtin.unrealized_conversion_cast %m : memref<4xi32> to memref<?xi32>
  memref.store %x, %u[%c0] : memref<?xi32>
  %r = memref.load %u[%c0] : memref<?xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
