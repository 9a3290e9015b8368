// Both loops are over i32.
func.func @f(%n: i32, %m: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %lower = arith.constant 0 : i32
  %step = arith.constant 1 : i32
  scf.for %i = %zero to %n step %one : i32 {
    scf.for %j = %lower to %m step %step : i32 {
      func.call @use(%i, %j) : (i32, i32) -> ()
    }
  }
  return
}
func.func private @use(i32, i32)
