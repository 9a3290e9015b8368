// Splits the second dimension of what has none in the first.
module attributes {transform.with_named_sequence} {
func.func @f(%to: tensor<0x3xi32>) -> tensor<0x3xi32> {
  %zero = arith.constant 0 : i32
  %r = linalg.fill ins(%zero : i32) outs(%to : tensor<0x3xi32>) -> tensor<0x3xi32>
  return %r : tensor<0x3xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %parts = transform.structured.split %op after 2 {dimension = 1 : i64} : !transform.any_op
  transform.yield
}
}
