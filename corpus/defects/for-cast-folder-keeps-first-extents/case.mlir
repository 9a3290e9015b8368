// The loop replaces two elements by three. Expected: 3. Wrong: 2.
func.func @grow(%two: tensor<2xi32>, %three: tensor<?xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = tensor.cast %two : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %init) -> tensor<?xi32> {
    scf.yield %three : tensor<?xi32>
  }
  %extent = tensor.dim %r, %c0 : tensor<?xi32>
  return %extent : index
}
func.func @main() {
  %n = arith.constant 1 : index
  %two = arith.constant dense<0> : tensor<2xi32>
  %constant = arith.constant dense<0> : tensor<3xi32>
  %three = tensor.cast %constant : tensor<3xi32> to tensor<?xi32>
  %r = call @grow(%two, %three, %n) : (tensor<2xi32>, tensor<?xi32>, index) -> index
  vector.print %r : index
  return
}
