// What is inserted lacks the first dimension.
func.func @insert(%row: tensor<?x1xi32>, %t: tensor<1x4x1xi32>, %n: index) -> tensor<1x4x1xi32> {
  %zero = arith.constant 0 : index
  %r = tensor.insert_slice %row into %t[%zero, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<?x1xi32> into tensor<1x4x1xi32>
  return %r : tensor<1x4x1xi32>
}
