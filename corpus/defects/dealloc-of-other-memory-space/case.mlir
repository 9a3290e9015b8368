// Allocates and frees in memory space 1.
func.func @f() {
  %m = memref.alloc() : memref<4xi32, 1>
  memref.dealloc %m : memref<4xi32, 1>
  return
}
