// The scalar is in a tensor.
#all = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
func.func @add(%x: tensor<2xi32>, %y: tensor<i32>, %init: tensor<2xi32>) -> tensor<2xi32> {
  %r = linalg.generic {indexing_maps = [#all, #none, #all], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<2xi32>, tensor<i32>) outs(%init : tensor<2xi32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %sum = arith.addi %a, %b : i32
    linalg.yield %sum : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}
