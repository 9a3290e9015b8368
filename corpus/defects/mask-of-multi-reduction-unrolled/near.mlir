// The vector.multi_reduction is not masked.
func.func @f(%numbers: vector<4x4xi32>, %row: vector<4xi32>) -> vector<4xi32> {
  %r = vector.multi_reduction <add>, %numbers, %row [1] : vector<4x4xi32> to vector<4xi32>
  return %r : vector<4xi32>
}
