// The mask has positions alone.
func.func @shuffle(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> {
  %rows = vector.shuffle %a, %b [0, 3] : vector<2x4xf32>, vector<2x4xf32>
  return %rows : vector<2x4xf32>
}
