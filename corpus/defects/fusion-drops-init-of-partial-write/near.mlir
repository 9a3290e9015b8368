// The map writes all elements.
func.func @main(%t: tensor<2xi32>, %init: tensor<2xi32>) -> tensor<2xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%t : tensor<2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}
