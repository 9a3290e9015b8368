// Stores 1 and frees the buffer.
func.func @f(%one: i32) {
  %a = memref.alloc() : memref<4xi32>
  affine.store %one, %a[1] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return
}
