// Inserts 5 into a tensor that a function returns as a constant. Wrong: stores 5 into the constant itself.
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
