// Branches to a block that another block, without predecessors, branches to as well. Expected: 1 + 1. Wrong: the block loses its argument.
func.func @double(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  cf.br ^join(%one : i32)
^dead:
  cf.br ^join(%x : i32)
^join(%y: i32):
  %r = arith.addi %y, %y : i32
  return %r : i32
}
