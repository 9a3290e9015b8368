// Each round of the outer loop yields what the inner one makes of x. Expected: the nest stays, or becomes one loop that carries a value.
// Wrong: the inner loop is erased, and the outer one's affine.yield has a null operand.
func.func @f(%x: i32) -> i32 {
  %result = affine.for %i = 0 to 8 iter_args(%unused = %x) -> i32 {
    %inner = affine.for %j = 0 to 8 iter_args(%so_far = %x) -> i32 {
      %next = arith.addi %so_far, %so_far : i32
      affine.yield %next : i32
    }
    affine.yield %inner : i32
  }
  return %result : i32
}
