// Returns one buffer twice.
func.func private @twice() -> (memref<1xi32>, memref<1xi32>) {
  %m = memref.alloc() : memref<1xi32>
  return %m, %m : memref<1xi32>, memref<1xi32>
}
