// What is transposed is no constant: the transpose sinks once.
module attributes {transform.with_named_sequence} {
func.func @add(%a: vector<2x2xi32>) -> vector<2x2xi32> {
  %b = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi32>
  %t = vector.transpose %a, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %r = arith.addi %t, %b : vector<2x2xi32>
  return %r : vector<2x2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.sink_ops
  } : !transform.any_op
  transform.yield
}
}
