// The amount depends on the loop.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 {
    %high = affine.apply affine_map<(d0)[s0] -> (s0 - d0)>(%i)[%n]
    %p = tensor.pad %a low[0] high[%high] {
    ^bb0(%j: index):
      tensor.yield %zero : i32
    } : tensor<?xi32> to tensor<?xi32>
    func.call @use(%p) : (tensor<?xi32>) -> ()
  }
  return
}
func.func private @use(tensor<?xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.tensor.make_loop_independent %op {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
