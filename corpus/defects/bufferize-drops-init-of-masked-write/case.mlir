// Writes 5 and 6 into [1, 2], the second of them only. Expected: [1, 6]. Wrong: element 0 is that of a new buffer.
func.func @write(%v: vector<2xi32>, %mask: vector<2xi1>, %t: tensor<2xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : index
  %r = vector.transfer_write %v, %t[%zero], %mask : vector<2xi32>, tensor<2xi32>
  return %r : tensor<2xi32>
}
