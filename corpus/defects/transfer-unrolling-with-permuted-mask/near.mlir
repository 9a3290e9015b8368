// There is no mask.
func.func @read(%buffer: memref<2x3x4xi32>, %padding: i32, %i: index) -> vector<4x2xi32> {
  %matrix = vector.transfer_read %buffer[%i, %i, %i], %padding {in_bounds = [true, true], permutation_map = affine_map<(i, j, k) -> (k, i)>} : memref<2x3x4xi32>, vector<4x2xi32>
  return %matrix : vector<4x2xi32>
}
