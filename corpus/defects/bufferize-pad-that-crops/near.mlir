// Adds one element at the beginning: the source goes to position 1.
func.func @shift(%a: tensor<4xi32>, %n: index) -> tensor<?xi32> {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<4xi32> to tensor<?xi32>
  return %padded : tensor<?xi32>
}
