// Inserts a row of n elements, 1 x n, into one of four. Wrong: the row is cast to n x 1 before.
func.func @insert(%row: tensor<1x?xi32>, %t: tensor<1x4x1xi32>, %n: index) -> tensor<1x4x1xi32> {
  %zero = arith.constant 0 : index
  %r = tensor.insert_slice %row into %t[%zero, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<1x?xi32> into tensor<1x4x1xi32>
  return %r : tensor<1x4x1xi32>
}
