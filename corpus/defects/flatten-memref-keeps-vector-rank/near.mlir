// The vector has one dimension, which is contiguous in the flat memref as well.
func.func @load(%matrix: memref<4x4xi32>, %i: index) -> vector<4xi32> {
  %rows = vector.load %matrix[%i, %i] : memref<4x4xi32>, vector<4xi32>
  return %rows : vector<4xi32>
}
