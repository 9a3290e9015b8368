// The function is called by name.
func.func private @f(%unused: i32) -> i32 {
  %one = arith.constant 1 : i32
  return %one : i32
}
func.func @main(%x: i32) -> i32 {
  %r = func.call @f(%x) : (i32) -> i32
  return %r : i32
}
