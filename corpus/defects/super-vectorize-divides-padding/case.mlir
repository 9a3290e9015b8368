// Divides 12 by each of three numbers. Expected: three divisions. Wrong: a fourth lane divides by poison.
func.func @divide(%a: memref<3xi32>, %to: memref<3xi32>) {
  %twelve = arith.constant 12 : i32
  affine.for %i = 0 to 3 {
    %x = affine.load %a[%i] : memref<3xi32>
    %r = arith.divui %twelve, %x : i32
    affine.store %r, %to[%i] : memref<3xi32>
  }
  return
}
