// Pads to m elements: the type of the padded tensor leaves its extent open.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?xf32>, %n: index, %m: index) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<?xf32> {
    %rest = affine.apply affine_map<(i)[m] -> (m - i)>(%i)[%m]
    %slice = tensor.extract_slice %a[0] [%i] [1] : tensor<?xf32> to tensor<?xf32>
    %padded = tensor.pad %slice low[0] high[%rest] {
    ^bb0(%j: index):
      tensor.yield %zero : f32
    } : tensor<?xf32> to tensor<?xf32>
    scf.yield %padded : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.tensor.make_loop_independent %op {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
