// An outer loop over i32 and an inner one over index. Expected: the nest stays, or the counts are cast. Wrong: an arith.muli of i32 and index.
func.func @f(%n: i32, %m: index) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %lower = arith.constant 0 : index
  %step = arith.constant 1 : index
  scf.for %i = %zero to %n step %one : i32 {
    scf.for %j = %lower to %m step %step {
      func.call @use(%i, %j) : (i32, index) -> ()
    }
  }
  return
}
func.func private @use(i32, index)
