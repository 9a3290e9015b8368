// Moves [1, 2] by one. Expected: [0, 1]. Wrong: [1, 2].
func.func @shift(%t: tensor<2xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : i32
  %r = tensor.pad %t low[1] high[-1] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<2xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
