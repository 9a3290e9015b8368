// A loop from n to n has no rounds. Expected: unrolling leaves or erases it. Wrong: it reads the bounds as constants and aborts.
module attributes {transform.with_named_sequence} {
func.func @f(%m: memref<8xi32>, %x: i32, %n: index) {
  %one = arith.constant 1 : index
  scf.for %i = %n to %n step %one {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %loop {factor = 2} : !transform.any_op
  transform.yield
}
}
