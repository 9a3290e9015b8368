// Sums a 4x4x4 vector along its last dimension. Expected: no change, or tiles of three dimensions. Wrong: a tile at the offset 3 of an extent of 4, which has two rows.
func.func @sum(%numbers: vector<4x4x4xf32>, %init: vector<4x4xf32>) -> vector<4x4xf32> {
  %sums = vector.multi_reduction <add>, %numbers, %init [2] : vector<4x4x4xf32> to vector<4x4xf32>
  return %sums : vector<4x4xf32>
}
