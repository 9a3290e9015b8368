// The loop replaces two elements by two others.
func.func @keep(%two: tensor<2xi32>, %other: tensor<2xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = tensor.cast %two : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %init) -> tensor<?xi32> {
    %next = tensor.cast %other : tensor<2xi32> to tensor<?xi32>
    scf.yield %next : tensor<?xi32>
  }
  %extent = tensor.dim %r, %c0 : tensor<?xi32>
  return %extent : index
}
func.func @main() {
  %n = arith.constant 1 : index
  %two = arith.constant dense<0> : tensor<2xi32>
  %r = call @keep(%two, %two, %n) : (tensor<2xi32>, tensor<2xi32>, index) -> index
  vector.print %r : index
  return
}
