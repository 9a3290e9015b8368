// The vector has the rank of the native shape.
func.func @sum(%numbers: vector<4x4xf32>, %init: vector<4xf32>) -> vector<4xf32> {
  %sums = vector.multi_reduction <add>, %numbers, %init [1] : vector<4x4xf32> to vector<4xf32>
  return %sums : vector<4xf32>
}
