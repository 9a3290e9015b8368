// Broadcasts to 4x4x4, which is unrolled to 2x2. Expected: no change, or tiles of 1x2x2. Wrong: an insertion with three strides of a 2-D vector.
func.func @broadcast(%number: f32) -> vector<4x4x4xf32> {
  %result = vector.broadcast %number : f32 to vector<4x4x4xf32>
  return %result : vector<4x4x4xf32>
}
