// Nothing is padded and nothing is moved.
func.func @keep(%t: tensor<2xi32>) -> tensor<2xi32> {
  %zero = arith.constant 0 : i32
  %r = tensor.pad %t low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<2xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
