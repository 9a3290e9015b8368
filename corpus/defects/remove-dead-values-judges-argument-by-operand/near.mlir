// Nobody uses the argument of the last block: all that is passed for it is dead.
func.func @two(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  cf.br ^join(%one : i32)
^dead:
  cf.br ^join(%x : i32)
^join(%y: i32):
  %r = arith.constant 2 : i32
  return %r : i32
}
