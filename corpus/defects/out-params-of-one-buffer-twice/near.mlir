// Returns two buffers.
func.func private @two() -> (memref<1xi32>, memref<1xi32>) {
  %a = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<1xi32>
  return %a, %b : memref<1xi32>, memref<1xi32>
}
