// Fills no elements. The tile sizes are for later operations of the script. Wrong: they are computed by a division by 0.
module attributes {transform.with_named_sequence} {
func.func @fill(%x: i32, %t: tensor<0xi32>) -> tensor<0xi32> {
  %r = linalg.fill ins(%x : i32) outs(%t : tensor<0xi32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %low, %high, %split = transform.structured.multitile_sizes %fill {dimension = 0 : i64, target_size = 2 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
