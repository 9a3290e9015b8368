// The extents are static.
func.func @f(%n: index, %x: i32, %i: index) {
  %m = memref.alloc() : memref<4x4xi32>
  memref.store %x, %m[%i, %i] : memref<4x4xi32>
  memref.dealloc %m : memref<4x4xi32>
  return
}
