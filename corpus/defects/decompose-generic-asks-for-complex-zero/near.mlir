// Yields floats.
#id = affine_map<(i) -> (i)>
func.func @f(%a: tensor<2xf32>, %init: tensor<2xf32>) -> tensor<2xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<2xf32>) outs(%init : tensor<2xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = arith.mulf %x, %x : f32
    %1 = arith.addf %0, %x : f32
    linalg.yield %1 : f32
  } -> tensor<2xf32>
  return %r : tensor<2xf32>
}
