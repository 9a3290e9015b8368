// Allocates and frees 8 x 2 numbers. Expected: what memref.alloc gave is freed. Wrong: a memref.reinterpret_cast of it is freed.
func.func @f() {
  %m = memref.alloc() : memref<8x2xi32>
  memref.dealloc %m : memref<8x2xi32>
  return
}
