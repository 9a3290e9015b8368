// The number of 16 bits is two bytes.
module attributes {transform.with_named_sequence} {
func.func @extend(%a: vector<1xi16>) -> vector<2xi32> {
  %0 = vector.bitcast %a : vector<1xi16> to vector<2xi8>
  %1 = arith.extui %0 : vector<2xi8> to vector<2xi32>
  return %1 : vector<2xi32>
}
func.func @main() {
  %a = arith.constant dense<[513]> : vector<1xi16>
  %r = call @extend(%a) : (vector<1xi16>) -> vector<2xi32>
  vector.print %r : vector<2xi32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.rewrite_narrow_types
  } : !transform.any_op
  transform.yield
}
}
