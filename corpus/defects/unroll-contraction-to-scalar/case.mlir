// Sums products to a number. Expected: no change. Wrong: a crash.
func.func @contract(%a: vector<4xf32>, %b: vector<4xf32>, %init: f32) -> f32 {
  %sum = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>}
      %a, %b, %init : vector<4xf32>, vector<4xf32> into f32
  return %sum : f32
}
