// Pads a scalar to [0, a, 0]. The padding is lost: the scalar is expanded to three elements, two of which are behind it.
func.func @pad(%a: tensor<i32>) -> tensor<3xi32> {
  %zero = arith.constant 0 : i32
  %wide = tensor.expand_shape %a [] output_shape [1] : tensor<i32> into tensor<1xi32>
  %padded = tensor.pad %wide low[1] high[1] {
  ^bb0(%i0: index):
    tensor.yield %zero : i32
  } : tensor<1xi32> to tensor<3xi32>
  return %padded : tensor<3xi32>
}
