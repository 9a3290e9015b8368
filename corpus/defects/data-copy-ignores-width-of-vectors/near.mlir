// Doubles the first column of three, and clears it.
func.func @f(%a: memref<10x3xi32>, %zero: i32) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i, 0] : memref<10x3xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %a[%i, 0] : memref<10x3xi32>
    affine.store %zero, %a[%i, 0] : memref<10x3xi32>
  }
  return
}
