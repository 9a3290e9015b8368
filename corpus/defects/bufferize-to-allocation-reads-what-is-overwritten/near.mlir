// The sevens are filled into another tensor. Prints [8, 8] either way.
module attributes {transform.with_named_sequence} {
func.func @add(%a: tensor<2xi32>, %b: tensor<2xi32>, %init: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} {
  %seven = arith.constant 7 : i32
  %filled = linalg.fill ins(%seven : i32) outs(%b : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.add ins(%a, %filled : tensor<2xi32>, tensor<2xi32>) outs(%init : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @main() {
  %one = arith.constant 1 : i32
  %empty = tensor.empty() : tensor<2xi32>
  %a = linalg.fill ins(%one : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %b = linalg.fill ins(%one : i32) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %init = tensor.empty() : tensor<2xi32>
  %r = call @add(%a, %b, %init) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %all = tensor.cast %r : tensor<2xi32> to tensor<*xi32>
  call @printMemrefI32(%all) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %buffer, %new = transform.structured.bufferize_to_allocation %op : !transform.any_op
  transform.yield
}
}
