module attributes {transform.with_named_sequence} {

// Fills no elements.
func.func @main(%x: i32, %t: tensor<0xi32>) -> tensor<0xi32> {
  %r = linalg.fill ins(%x : i32) outs(%t : tensor<0xi32>) -> tensor<0xi32>
  return %r : tensor<0xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %low, %high, %split = transform.structured.multitile_sizes %fill { dimension = 0, target_size = 2 } : (!transform.any_op) -> !transform.param<i64>
  transform.structured.tile_using_for %fill tile_sizes [%low] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
