// Pads two complex numbers.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %padding = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %r = tensor.pad %a low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %padding : complex<f32>
  } : tensor<2xcomplex<f32>> to tensor<3xcomplex<f32>>
  return %r : tensor<3xcomplex<f32>>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
