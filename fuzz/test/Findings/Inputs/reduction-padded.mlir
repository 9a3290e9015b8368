func.func @main(%a: tensor<2x2xi32> {padlab.value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>}, %v: i32 {padlab.value = 7 : i32}) -> tensor<4xi32> attributes {padlab.seed = 1 : i64} {
  %init = arith.constant dense<0> : tensor<2xi32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<2x2xi32>) outs(%init : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<2xi32>
  %2 = tensor.pad %0 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %2 : tensor<4xi32>
}
