// The alloca in the loop has a static size. Expected: nothing changes. Wrong: a builtin.unrealized_conversion_cast that is its own operand.
module attributes {transform.with_named_sequence} {
func.func @f(%n: index, %x: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %one to %n step %one {
    %m = memref.alloca() : memref<8xi32>
    memref.store %x, %m[%zero] : memref<8xi32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %alloca = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.memref.make_loop_independent %alloca {num_loops = 1} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
