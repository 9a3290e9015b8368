// Loads a 2x2 part of a memref that is seen as a matrix. Expected: no change. Wrong: a load of vector<2x2xi32> from memref<8xi32>.
func.func @load(%flat: memref<8xi32>, %i: index) -> vector<2x2xi32> {
  %matrix = memref.expand_shape %flat [[0, 1]] output_shape [2, 4] : memref<8xi32> into memref<2x4xi32>
  %rows = vector.load %matrix[%i, %i] : memref<2x4xi32>, vector<2x2xi32>
  return %rows : vector<2x2xi32>
}
