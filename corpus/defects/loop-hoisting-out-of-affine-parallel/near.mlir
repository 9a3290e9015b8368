// The iterations run one after the other.
func.func @f(%out: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 2 {
    %own = memref.alloc() : memref<1xindex>
    memref.store %i, %own[%c0] : memref<1xindex>
    %x = memref.load %own[%c0] : memref<1xindex>
    memref.store %x, %out[%i] : memref<2xindex>
  }
  return
}
