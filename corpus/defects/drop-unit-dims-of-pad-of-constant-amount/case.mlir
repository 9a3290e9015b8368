// Pads a tensor of one row by an amount that is a constant operand. Expected: a tensor.pad of one dimension. Wrong: its amounts are static and its type is not.
func.func @pad(%source: tensor<1x4xf32>, %padding: f32) -> tensor<1x?xf32> {
  %one = arith.constant 1 : index
  %result = tensor.pad %source low[0, %one] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %padding : f32
  } : tensor<1x4xf32> to tensor<1x?xf32>
  return %result : tensor<1x?xf32>
}
