// Reads a masked 4x2 matrix along the dimensions 2 and 0. Expected: the mask of element (k, i) is (i, k). Wrong: a loop of four rounds loads the rows of a mask of two.
func.func @read(%buffer: memref<2x3x4xi32>, %padding: i32, %mask: vector<2x4xi1>, %i: index) -> vector<4x2xi32> {
  %matrix = vector.transfer_read %buffer[%i, %i, %i], %padding, %mask {in_bounds = [true, true], permutation_map = affine_map<(i, j, k) -> (k, i)>} : memref<2x3x4xi32>, vector<4x2xi32>
  return %matrix : vector<4x2xi32>
}
