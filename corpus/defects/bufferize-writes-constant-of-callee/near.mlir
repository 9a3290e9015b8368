// The function computes what it returns.
func.func private @zeros(%zero: i32) -> tensor<1xi32> {
  %zeros = tensor.from_elements %zero : tensor<1xi32>
  return %zeros : tensor<1xi32>
}
func.func @main() {
  %none = arith.constant 0 : i32
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %a = call @zeros(%none) : (i32) -> tensor<1xi32>
  %b = tensor.insert %five into %a[%zero] : tensor<1xi32>
  %stored = tensor.extract %b[%zero] : tensor<1xi32>
  vector.print %stored : i32
  return
}
