// The vector has one dimension, as the memref before expand_shape.
func.func @load(%flat: memref<8xi32>, %i: index) -> vector<4xi32> {
  %matrix = memref.expand_shape %flat [[0, 1]] output_shape [2, 4] : memref<8xi32> into memref<2x4xi32>
  %rows = vector.load %matrix[%i, %i] : memref<2x4xi32>, vector<4xi32>
  return %rows : vector<4xi32>
}
