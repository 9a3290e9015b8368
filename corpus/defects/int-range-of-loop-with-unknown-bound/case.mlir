// The loop runs to %n.
func.func @main(%n: index, %m: memref<?xindex>) {
  affine.for %i = 0 to %n {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return
}
