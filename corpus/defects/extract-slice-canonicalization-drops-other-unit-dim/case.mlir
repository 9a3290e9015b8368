// Takes the first n elements of a row, without the last dimension: 1 x n. Wrong: the first dimension is dropped instead, and n x 1 is cast to 1 x n.
func.func @take(%t: tensor<1x4x1xi32>, %n: index) -> tensor<1x?xi32> {
  %zero = arith.constant 0 : index
  %r = tensor.extract_slice %t[%zero, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<1x4x1xi32> to tensor<1x?xi32>
  return %r : tensor<1x?xi32>
}
