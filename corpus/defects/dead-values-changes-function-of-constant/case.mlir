// Calls a function by its address.
func.func private @f(%unused: i32) -> i32 {
  %one = arith.constant 1 : i32
  return %one : i32
}
func.func @main(%x: i32) -> i32 {
  %g = func.constant @f : (i32) -> i32
  %r = func.call_indirect %g(%x) : (i32) -> i32
  return %r : i32
}
