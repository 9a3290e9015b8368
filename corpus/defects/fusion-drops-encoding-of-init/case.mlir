// Doubles into a tensor with an encoding. Expected: valid IR. Wrong: an init of another type.
func.func @f(%a: tensor<4xi32>, %init: tensor<4xi32, "x">) -> tensor<4xi32, "x"> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%init : tensor<4xi32, "x">) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %x : i32
    linalg.yield %s : i32
  } -> tensor<4xi32, "x">
  return %r : tensor<4xi32, "x">
}
