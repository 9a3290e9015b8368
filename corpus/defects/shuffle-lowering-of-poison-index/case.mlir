// Takes row 0 and a row of poison. Expected: the second row stays poison. Wrong: llvm.extractvalue at position -1.
func.func @shuffle(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> {
  %rows = vector.shuffle %a, %b [0, -1] : vector<2x4xf32>, vector<2x4xf32>
  return %rows : vector<2x4xf32>
}
