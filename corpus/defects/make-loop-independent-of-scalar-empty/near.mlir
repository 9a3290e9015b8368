// The extent depends on the loop.
module attributes {transform.with_named_sequence} {
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %e = tensor.empty(%i) : tensor<?xi32>
    func.call @use(%e) : (tensor<?xi32>) -> ()
  }
  return
}
func.func private @use(tensor<?xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.tensor.make_loop_independent %op {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
