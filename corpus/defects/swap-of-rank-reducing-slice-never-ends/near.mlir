// The slice keeps its rank.
func.func @slice(%a: tensor<1x4xi32>) -> tensor<1x2xi32> {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<1x4xi32> to tensor<1x4xi32>
  %part = tensor.extract_slice %padded[0, 1] [1, 2] [1, 1] : tensor<1x4xi32> to tensor<1x2xi32>
  return %part : tensor<1x2xi32>
}
