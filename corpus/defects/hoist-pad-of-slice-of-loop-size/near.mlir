// The first two elements in each round.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %init: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %n iter_args(%t = %init) -> (tensor<4xf32>) {
    %rest = affine.apply affine_map<(d0) -> (4 - d0)>(%i)
    %slice = tensor.extract_slice %a[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %padded = tensor.pad %slice low[0] high[2] {
    ^bb0(%j: index):
      tensor.yield %zero : f32
    } : tensor<2xf32> to tensor<4xf32>
    scf.yield %padded : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.hoist_pad %op by 1 loops : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
