// Each element of the init is written.
func.func @write(%number: tensor<i32>, %to: tensor<3xi32>) -> tensor<3xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%number : tensor<i32>) outs(%to : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
