// The same minimum by arith.minsi, which is elementwise and takes vectors.
func.func @f(%m: memref<8xindex>, %n: index) {
  %four = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    %x = arith.minsi %n, %four : index
    affine.store %x, %m[%i] : memref<8xindex>
  }
  return
}
