// A sum, and a constant without elements. Expected: both stay. Wrong: mlir-opt dies when it asks for the constant's range, which nothing has set.
func.func @f(%n: i64) -> (i64, tensor<0xi64>) {
  %three = arith.constant 3 : i64
  %sum = arith.addi %n, %three : i64
  %empty = arith.constant dense<> : tensor<0xi64>
  return %sum, %empty : i64, tensor<0xi64>
}
