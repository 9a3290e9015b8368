// The first dimension is dropped here, too.
func.func @take(%t: tensor<1x4x1xi32>, %n: index) -> tensor<?x1xi32> {
  %zero = arith.constant 0 : index
  %r = tensor.extract_slice %t[%zero, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<1x4x1xi32> to tensor<?x1xi32>
  return %r : tensor<?x1xi32>
}
