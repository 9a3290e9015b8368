// A loop over i32. Expected: the last round is peeled with arithmetic on i32, or the loop stays. Wrong: an affine.apply of i32 that does not verify.
func.func @f(%n: i32) {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  scf.for %i = %zero to %n step %three : i32 {
    func.call @use(%i) : (i32) -> ()
  }
  return
}
func.func private @use(i32)
