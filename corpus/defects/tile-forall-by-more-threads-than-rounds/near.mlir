module attributes {transform.with_named_sequence} {
// Puts a window of three elements into two places of an image of four; the places are tiled for two threads.
func.func @convolve(%image: tensor<4xi32>, %window: tensor<3xi32>, %init: tensor<2xi32>) -> tensor<2xi32> {
  %r = linalg.conv_1d ins(%image, %window : tensor<4xi32>, tensor<3xi32>) outs(%init : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_forall %op num_threads [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
