// Transforms n filters. Expected: a loop from 0 to n. Wrong: a loop from 0 to ShapedType::kDynamic, the least number of 64 bits: nothing is written, and the result is uninitialized.
module attributes {transform.with_named_sequence} {
func.func @f(%filters: tensor<?x3x3x1xf32>, %n: index) -> tensor<6x6x1x?xf32> {
  %place = tensor.empty(%n) : tensor<6x6x1x?xf32>
  %transformed = linalg.winograd_filter_transform fmr(F_4_3) ins(%filters : tensor<?x3x3x1xf32>) outs(%place : tensor<6x6x1x?xf32>) -> tensor<6x6x1x?xf32>
  return %transformed : tensor<6x6x1x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.decompose_winograd_op %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
