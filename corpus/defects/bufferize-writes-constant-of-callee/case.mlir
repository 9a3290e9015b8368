// Copies 5 into a tensor that a function returns as a constant, and asks the function again. Expected: 0. Wrong: 5.
func.func private @zeros() -> tensor<1xi32> {
  %zeros = arith.constant dense<0> : tensor<1xi32>
  return %zeros : tensor<1xi32>
}
func.func @main() {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %a = call @zeros() : () -> tensor<1xi32>
  %b = tensor.insert %five into %a[%zero] : tensor<1xi32>
  %stored = tensor.extract %b[%zero] : tensor<1xi32>
  vector.print %stored : i32
  return
}
