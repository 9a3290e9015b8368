// Upstream allocated the result without copying the init, whose second column
// nothing writes.
func.func @main(%a: tensor<3xi32>, %b: tensor<3x2xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>) attributes {padlab.seed = 1 : i64} {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, 0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<3xi32>) outs(%b : tensor<3x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<3x2xi32>
  return %0, %b : tensor<3x2xi32>, tensor<3x2xi32>
}
