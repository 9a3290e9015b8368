// Reads a row of a tensor. Expected: no change. Wrong: the pass takes the tensor for a memref and asks for its layout.
func.func @read(%source: tensor<4x4xi32>, %padding: i32, %i: index) -> vector<4xi32> {
  %row = vector.transfer_read %source[%i, %i], %padding {in_bounds = [true]} : tensor<4x4xi32>, vector<4xi32>
  return %row : vector<4xi32>
}
