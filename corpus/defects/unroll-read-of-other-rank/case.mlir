// Reads a vector of 4x4x4, which is unrolled to 2x2. Expected: no change, or tiles of 1x2x2. Wrong: reads of 2x2 with a map of three dimensions.
func.func @read(%a: memref<4x4x4xf32>, %i: index, %padding: f32) -> vector<4x4x4xf32> {
  %r = vector.transfer_read %a[%i, %i, %i], %padding : memref<4x4x4xf32>, vector<4x4x4xf32>
  return %r : vector<4x4x4xf32>
}
