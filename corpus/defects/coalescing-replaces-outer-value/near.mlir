module attributes {transform.with_named_sequence} {

// The inner body uses the value of the inner loop alone.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %one) -> i32 {
    %inner = scf.for %j = %c0 to %c2 step %c1 iter_args(%b = %a) -> i32 {
      %sum = arith.addi %b, %one : i32
      scf.yield %sum : i32
    }
    scf.yield %inner : i32
  } {outer}
  vector.print %r : i32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %loop = transform.structured.match ops{["scf.for"]} attributes {outer} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.coalesce %loop : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
