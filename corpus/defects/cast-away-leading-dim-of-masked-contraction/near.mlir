// The unit dimension is the first of the iteration space.
module attributes {transform.with_named_sequence} {
func.func @f(%a: vector<1x2x2xi32>, %b: vector<1x2x2xi32>, %c: vector<1x2x2xi32>, %mask: vector<1x2x2x2xi1>) -> vector<1x2x2xi32> {
  %r = vector.mask %mask {
    vector.contract {indexing_maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>],
                     iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %c : vector<1x2x2xi32>, vector<1x2x2xi32> into vector<1x2x2xi32>
  } : vector<1x2x2x2xi1> -> vector<1x2x2xi32>
  return %r : vector<1x2x2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  } : !transform.any_op
  transform.yield
}
}
