// Frees a buffer after its successor was made.
func.func private @next(memref<2xi32>) -> memref<2xi32>
func.func @f() -> memref<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  %r = call @next(%m) : (memref<2xi32>) -> memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %r : memref<2xi32>
}
