// A product of matrices, which is unrolled.
func.func @contract(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %init: vector<4x4xf32>) -> vector<4x4xf32> {
  %sum = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %init : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %sum : vector<4x4xf32>
}
