// The vector has the rank of the native shape.
func.func @broadcast(%number: f32) -> vector<4x4xf32> {
  %result = vector.broadcast %number : f32 to vector<4x4xf32>
  return %result : vector<4x4xf32>
}
