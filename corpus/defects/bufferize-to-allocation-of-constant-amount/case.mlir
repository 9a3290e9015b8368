// Pads by an amount that is a constant operand. Expected: an allocation of a dynamic extent. Wrong: its extent, which is known to be 6, is an attribute and is read as a value.
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
  %buffer, %new = transform.structured.bufferize_to_allocation %op : !transform.any_op
  transform.yield
}
}
