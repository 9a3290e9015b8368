// Calls a function through its address.
func.func @twice(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func @f(%x: i32) -> i32 {
  %callee = constant @twice : (i32) -> i32
  %r = call_indirect %callee(%x) : (i32) -> i32
  return %r : i32
}
