// Fills eight elements.
module attributes {transform.with_named_sequence} {
func.func @fill(%x: i32, %t: tensor<8xi32>) -> tensor<8xi32> {
  %r = linalg.fill ins(%x : i32) outs(%t : tensor<8xi32>) -> tensor<8xi32>
  return %r : tensor<8xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %low, %high, %split = transform.structured.multitile_sizes %fill {dimension = 0 : i64, target_size = 2 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
