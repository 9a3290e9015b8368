// Stores x where n is positive, and sums x. Expected: the loop stays, or the affine.if yields the sum. Wrong: the loop moves into the affine.if, and its result is used outside.
func.func @f(%m: memref<8xi32>, %x: i32, %n: index) -> i32 {
  %sum = affine.for %i = 0 to 8 iter_args(%so_far = %x) -> i32 {
    affine.if affine_set<()[n] : (n - 1 >= 0)>()[%n] {
      affine.store %x, %m[%i] : memref<8xi32>
    }
    %next = arith.addi %so_far, %x : i32
    affine.yield %next : i32
  }
  return %sum : i32
}
