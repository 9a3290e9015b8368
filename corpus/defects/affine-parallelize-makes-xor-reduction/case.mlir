// The exclusive or of the elements. Expected: the loop stays, or becomes a valid affine.parallel. Wrong: an affine.parallel that does not verify.
func.func @reduce(%m: memref<8xi32>, %start: i32) -> i32 {
  %result = affine.for %i = 0 to 8 iter_args(%so_far = %start) -> i32 {
    %x = affine.load %m[%i] : memref<8xi32>
    %next = arith.xori %so_far, %x : i32
    affine.yield %next : i32
  }
  return %result : i32
}
