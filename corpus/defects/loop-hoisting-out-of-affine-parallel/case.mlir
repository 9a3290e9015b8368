// Each iteration of a parallel loop has a buffer of its own. Wrong: all iterations share one.
func.func @f(%out: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  affine.parallel (%i) = (0) to (2) {
    %own = memref.alloc() : memref<1xindex>
    memref.store %i, %own[%c0] : memref<1xindex>
    %x = memref.load %own[%c0] : memref<1xindex>
    memref.store %x, %out[%i] : memref<2xindex>
  }
  return
}
