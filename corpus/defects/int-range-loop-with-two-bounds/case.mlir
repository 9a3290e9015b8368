// The loop runs to the lesser of %n and 10.
func.func @main(%n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 10)>(%n) {
    memref.store %i, %m[%i] : memref<10xindex>
  }
  return
}
