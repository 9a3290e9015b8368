// A transfer must have ended before its buffer is freed. From LLVM 23 on,
// affine.dma_wait only reads its tag, so that canonicalization erases it.
func.func @main(%n: index, %x: i32) -> tensor<?x5xi32> attributes {
    padlab.passes = "func.func(affine-data-copy-generate{generate-dma=true}),canonicalize",
    padlab.seed = 0 : i64} {
  %m = memref.alloc(%n) : memref<?x5xi32>
  affine.for %i = 0 to 5 {
    affine.store %x, %m[0, 0] : memref<?x5xi32>
  }
  %t = bufferization.to_tensor %m restrict : memref<?x5xi32> to tensor<?x5xi32>
  return %t : tensor<?x5xi32>
}
