// Writes two elements into the first of two rows of zeros. Expected: the second row is zeros. Wrong: it is that of a new buffer.
func.func @write(%v: vector<2xi32>) -> tensor<2x2xi32> {
  %zero = arith.constant 0 : index
  %zeros = arith.constant dense<0> : tensor<2x2xi32>
  %r = vector.transfer_write %v, %zeros[%zero, %zero] {in_bounds = [true]} : vector<2xi32>, tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
