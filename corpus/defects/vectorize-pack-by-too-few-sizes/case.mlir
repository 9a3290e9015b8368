// Vectorizes a pack by the size of its outer dimension alone. Expected: a failure that names the vector sizes, or a vectorized pack. Wrong: a shape_cast of vector<0xi32>.
module attributes {transform.with_named_sequence} {
func.func @pack(%source: tensor<4xi32>, %destination: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %result = linalg.pack %source inner_dims_pos = [0] inner_tiles = [2] into %destination : tensor<4xi32> -> tensor<2x2xi32>
  return %result : tensor<2x2xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op vector_sizes [2] : !transform.any_op
  transform.yield
}
}
