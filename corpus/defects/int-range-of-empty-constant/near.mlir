// The constant has an element, and the range of the sum is one number.
func.func @f() -> (i64, tensor<1xi64>) {
  %three = arith.constant 3 : i64
  %sum = arith.addi %three, %three : i64
  %one = arith.constant dense<1> : tensor<1xi64>
  return %sum, %one : i64, tensor<1xi64>
}
