// Loads two rows. Expected: no change. Wrong: a load of a 2-D vector from a 1-D memref.
func.func @load(%matrix: memref<4x4xi32>, %i: index) -> vector<2x4xi32> {
  %rows = vector.load %matrix[%i, %i] : memref<4x4xi32>, vector<2x4xi32>
  return %rows : vector<2x4xi32>
}
