// Adds to the diagonal of %init. Wrong: the other elements are those of a tensor.empty.
func.func @main(%t: tensor<2xi32>, %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]}
      ins(%t : tensor<2xi32>) outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %sum = arith.addi %x, %y : i32
    linalg.yield %sum : i32
  } -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
