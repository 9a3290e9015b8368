// Expected in %a: [7, 7]. Wrong: what a new buffer holds.
func.func @main(%a: memref<2xi32>, %b: memref<2xi32>, %seven: i32) {
  affine.for %i = 0 to 2 {
    affine.store %seven, %a[%i] : memref<2xi32>
    %x = memref.load %a[%i] : memref<2xi32>
    memref.store %x, %b[%i] : memref<2xi32>
  }
  return
}
