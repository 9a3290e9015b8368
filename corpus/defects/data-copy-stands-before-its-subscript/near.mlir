// The place is computed before the loop.
func.func @f(%m: memref<4xi32>, %n: index, %x: i32) {
  %one = arith.constant 1 : index
  %place = arith.divui %n, %one : index
  affine.for %i = 0 to 2 {
    affine.store %x, %m[symbol(%place)] : memref<4xi32>
  }
  return
}
