// Stores 1 to a buffer and frees it. Expected: nothing is stored afterwards. Wrong: the 1 is copied back into the freed buffer.
func.func @f(%one: i32) {
  %a = memref.alloc() : memref<4xi32>
  affine.store %one, %a[1] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return
}
