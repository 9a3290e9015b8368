// A masked write into a tensor of a tensor.cast. Expected: valid IR. Wrong: a second operation in the region of vector.mask.
func.func @f(%v: vector<4xi32>, %mask: vector<4xi1>, %t: tensor<4xi32>, %i: index) -> tensor<?xi32> {
  %c = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
  %r = vector.mask %mask { vector.transfer_write %v, %c[%i] : vector<4xi32>, tensor<?xi32> } : vector<4xi1> -> tensor<?xi32>
  return %r : tensor<?xi32>
}
