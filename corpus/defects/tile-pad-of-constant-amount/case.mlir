// Pads by an amount that is a constant operand. Expected: the loop's result is a tensor<?xf32>, or is cast to it. Wrong: it is a tensor<6xf32>.
module attributes {transform.with_named_sequence} {
func.func @pad(%source: tensor<4xf32>, %padding: f32) -> tensor<?xf32> {
  %one = arith.constant 1 : index
  %result = tensor.pad %source low[%one] high[1] {
  ^bb0(%i: index):
    tensor.yield %padding : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %result : tensor<?xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
