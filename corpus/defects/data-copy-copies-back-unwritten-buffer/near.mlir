// The load is one of the affine dialect: the loop uses the new buffer.
func.func @main(%a: memref<2xi32>, %b: memref<2xi32>, %seven: i32) {
  affine.for %i = 0 to 2 {
    affine.store %seven, %a[%i] : memref<2xi32>
    %x = affine.load %a[%i] : memref<2xi32>
    affine.store %x, %b[%i] : memref<2xi32>
  }
  return
}
