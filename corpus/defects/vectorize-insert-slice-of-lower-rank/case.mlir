module attributes {transform.with_named_sequence} {
// Puts [1, 2] into the first column of zeros. Expected: ( 1, 0, 2, 0 ). Wrong: ( 1, 2, 0, 0 ).
func.func @insert(%a: tensor<2xi32>, %to: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = tensor.insert_slice %a into %to[0, 0] [2, 1] [1, 1] : tensor<2xi32> into tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "insert"} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
func.func @main() {
  %zero = arith.constant 0 : index
  %none = arith.constant 0 : i32
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %empty = tensor.empty() : tensor<2x2xi32>
  %to = linalg.fill ins(%none : i32) outs(%empty : tensor<2x2xi32>) -> tensor<2x2xi32>
  %r = call @insert(%a, %to) : (tensor<2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %v = vector.transfer_read %r[%zero, %zero], %none : tensor<2x2xi32>, vector<2x2xi32>
  %flat = vector.shape_cast %v : vector<2x2xi32> to vector<4xi32>
  vector.print %flat : vector<4xi32>
  return
}
}
