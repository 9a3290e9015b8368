// Inserts a row.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = tensor.insert_slice %a into %b[0, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.insert_slice_to_copy %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
