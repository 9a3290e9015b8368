// The amount is an attribute, the type is static.
func.func @pad(%numbers: tensor<4xf32>, %init: tensor<4xf32>, %padding: f32) -> tensor<6xf32> {
  %negated = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%numbers : tensor<4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%number: f32, %old: f32):
    %minus = arith.negf %number : f32
    linalg.yield %minus : f32
  } -> tensor<4xf32>
  %result = tensor.pad %negated low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %padding : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %result : tensor<6xf32>
}
