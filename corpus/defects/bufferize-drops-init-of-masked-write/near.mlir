// Without a mask all elements are written, and nothing of the old ones is needed.
func.func @write(%v: vector<2xi32>, %mask: vector<2xi1>, %t: tensor<2xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : index
  %r = vector.transfer_write %v, %t[%zero] : vector<2xi32>, tensor<2xi32>
  return %r : tensor<2xi32>
}
