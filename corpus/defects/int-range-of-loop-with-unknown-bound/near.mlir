// One upper bound; the remainder by 16 is the number itself.
func.func @main(%m: memref<10xindex>) {
  %c16 = arith.constant 16 : index
  affine.for %i = 0 to 10 {
    %r = arith.remui %i, %c16 : index
    memref.store %r, %m[%i] : memref<10xindex>
  }
  return
}
