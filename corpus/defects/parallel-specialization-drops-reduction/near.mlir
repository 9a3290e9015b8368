// The loop stores, and gives nothing.
func.func @main(%n: index, %m: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %bound = affine.min affine_map<(d0) -> (4, d0)>(%n)
  scf.parallel (%i) = (%c0) to (%bound) step (%c1) {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
