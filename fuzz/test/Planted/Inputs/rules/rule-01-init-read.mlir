// The body reads its init: a fill of the destination becomes that.
func.func @main() -> tensor<4xi32> attributes {padlab.seed = 1 : i64} {
  %init = arith.constant dense<[100, 101]> : tensor<2xi32>
  %same = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%init : tensor<2xi32>) {
  ^bb0(%out: i32):
    linalg.yield %out : i32
  } -> tensor<2xi32>
  %c7 = arith.constant 7 : i32
  %padded = tensor.pad %same low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %padded : tensor<4xi32>
}
// -----
// Here nothing is wrong with that.
func.func @main(%a: tensor<2xi32>) -> tensor<4xi32>
    attributes {padlab.seed = 1 : i64} {
  %c7 = arith.constant 7 : i32
  %padded = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %c7 : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %padded : tensor<4xi32>
}
