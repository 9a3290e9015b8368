// The products are added.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
module attributes {transform.with_named_sequence} {
func.func @f(%bytes: vector<1x2xi8>, %more: vector<2x2xi8>, %c: vector<1x2xi32>) -> vector<1x2xi32> {
  %a = arith.extsi %bytes : vector<1x2xi8> to vector<1x2xi32>
  %b = arith.extsi %more : vector<2x2xi8> to vector<2x2xi32>
  %r = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %c : vector<1x2xi32>, vector<2x2xi32> into vector<1x2xi32>
  return %r : vector<1x2xi32>
}
func.func @main() {
  %a = arith.constant dense<[[1, 2]]> : vector<1x2xi8>
  %b = arith.constant dense<[[3, 5], [4, 6]]> : vector<2x2xi8>
  %c = arith.constant dense<0> : vector<1x2xi32>
  %r = call @f(%a, %b, %c) : (vector<1x2xi8>, vector<2x2xi8>, vector<1x2xi32>) -> vector<1x2xi32>
  vector.print %r : vector<1x2xi32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    transform.apply_patterns.vector.lower_outerproduct
  } : !transform.any_op
  transform.yield
}
}
