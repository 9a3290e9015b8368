// The vector.contract is not masked.
func.func @f(%numbers: vector<4x4xi32>) -> vector<4x4xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %numbers, %numbers, %numbers : vector<4x4xi32>, vector<4x4xi32> into vector<4x4xi32>
  return %r : vector<4x4xi32>
}
