// Packs a copy between buffers. Expected: a failure that says why. Wrong: a linalg.pack of a memref.
module attributes {transform.with_named_sequence} {
func.func @copy(%source: memref<4x4xf32>, %destination: memref<4x4xf32>) {
  linalg.copy ins(%source : memref<4x4xf32>) outs(%destination : memref<4x4xf32>)
  return
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %packed = transform.structured.pack %op packed_sizes = [2, 2] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
