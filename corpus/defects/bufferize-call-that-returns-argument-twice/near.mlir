// The function returns two tensors. Prints 5, 1 either way.
func.func private @same(%a: tensor<1xi32>, %b: tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>) attributes {no_inline} {
  return %a, %b : tensor<1xi32>, tensor<1xi32>
}
func.func @main() {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %empty = tensor.empty() : tensor<1xi32>
  %a = linalg.fill ins(%one : i32) outs(%empty : tensor<1xi32>) -> tensor<1xi32>
  %other = tensor.empty() : tensor<1xi32>
  %b = linalg.fill ins(%one : i32) outs(%other : tensor<1xi32>) -> tensor<1xi32>
  %r:2 = call @same(%a, %b) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
  %changed = tensor.insert %five into %r#0[%zero] : tensor<1xi32>
  %x = tensor.extract %changed[%zero] : tensor<1xi32>
  %y = tensor.extract %r#1[%zero] : tensor<1xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}
