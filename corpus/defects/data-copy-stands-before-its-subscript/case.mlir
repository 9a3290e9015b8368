// Stores x at place n / 1, which is computed in the loop. Expected: the copy is made behind the division, or not at all. Wrong: it uses the division's result before it.
func.func @f(%m: memref<4xi32>, %n: index, %x: i32) {
  affine.for %i = 0 to 2 {
    %one = arith.constant 1 : index
    %place = arith.divui %n, %one : index
    affine.store %x, %m[symbol(%place)] : memref<4xi32>
  }
  return
}
