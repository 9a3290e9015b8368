// A padded 2-D producer whose border is not zero.
func.func @main(%a: tensor<5x7xf32>, %v: f32) -> tensor<9x12xf32> attributes {padlab.seed = 7 : i64} {
  %init = tensor.empty() : tensor<5x7xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<5x7xf32>) outs(%init : tensor<5x7xf32>) {
  ^bb0(%x: f32, %u: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<5x7xf32>
  %p = tensor.pad %t low[1, 2] high[3, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<5x7xf32> to tensor<9x12xf32>
  return %p : tensor<9x12xf32>
}
