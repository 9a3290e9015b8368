// Allocates and frees 8x2 numbers. Wrong: the result of a memref.reinterpret_cast is freed.
func.func @f() {
  %m = memref.alloc() : memref<8x2xi32>
  memref.dealloc %m : memref<8x2xi32>
  return
}
