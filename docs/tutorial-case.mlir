// What a fuzzer met: a producer whose body reads its init, then a pad, and more that has no part in it.
#id = affine_map<(d0) -> (d0)>
func.func @main(%init: tensor<3xi32>, %other: tensor<3xi32>) -> (tensor<5xi32>, tensor<3xi32>)
    attributes {padlab.seed = 7 : i64} {
  %zero = arith.constant 0 : i32
  %produced = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%other : tensor<3xi32>) outs(%init : tensor<3xi32>) {
  ^bb0(%in: i32, %out: i32):
    %sum = arith.addi %in, %out : i32
    linalg.yield %sum : i32
  } -> tensor<3xi32>
  %padded = tensor.pad %produced low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<3xi32> to tensor<5xi32>
  %product = linalg.mul ins(%other, %other : tensor<3xi32>, tensor<3xi32>) outs(%init : tensor<3xi32>) -> tensor<3xi32>
  return %padded, %product : tensor<5xi32>, tensor<3xi32>
}
