// The source is no scalar: the pad moves over the reshape rightly.
func.func @pad(%a: tensor<2x2xi32>) -> tensor<4x2x1xi32> {
  %zero = arith.constant 0 : i32
  %wide = tensor.expand_shape %a [[0], [1, 2]] output_shape [2, 2, 1] : tensor<2x2xi32> into tensor<2x2x1xi32>
  %padded = tensor.pad %wide low[1, 0, 0] high[1, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %zero : i32
  } : tensor<2x2x1xi32> to tensor<4x2x1xi32>
  return %padded : tensor<4x2x1xi32>
}
