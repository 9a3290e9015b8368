// The copy has tensors.
module attributes {transform.with_named_sequence} {
func.func @copy(%source: tensor<4x4xf32>, %destination: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %result = linalg.copy ins(%source : tensor<4x4xf32>) outs(%destination : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %result : tensor<4x4xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %packed = transform.structured.pack %op packed_sizes = [2, 2] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
