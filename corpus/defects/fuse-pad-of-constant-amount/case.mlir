// Negates four numbers and pads them by an amount that is a constant operand. Expected: the fused result is a tensor<?xf32>, or is cast to it. Wrong: it is a tensor<6xf32>.
func.func @pad(%numbers: tensor<4xf32>, %init: tensor<4xf32>, %padding: f32) -> tensor<?xf32> {
  %one = arith.constant 1 : index
  %negated = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%numbers : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%number: f32, %old: f32):
    %minus = arith.negf %number : f32
    linalg.yield %minus : f32
  } -> tensor<4xf32>
  %result = tensor.pad %negated low[%one] high[1] {
  ^bb0(%i: index):
    tensor.yield %padding : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %result : tensor<?xf32>
}
