// The two bytes of -256 are 0 and -1, which are extended. Expected: ( 0, -1 ). Wrong: ( 0, 255 ).
module attributes {transform.with_named_sequence} {
func.func @extend(%a: vector<1xi16>) -> vector<2xi16> {
  %0 = vector.bitcast %a : vector<1xi16> to vector<2xi8>
  %1 = arith.extsi %0 : vector<2xi8> to vector<2xi16>
  return %1 : vector<2xi16>
}
func.func @main() {
  %a = arith.constant dense<[-256]> : vector<1xi16>
  %r = call @extend(%a) : (vector<1xi16>) -> vector<2xi16>
  vector.print %r : vector<2xi16>
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
