// Adds one element at the beginning: the source goes to position 1.
#id = affine_map<(i) -> (i)>
func.func @shift(%a: tensor<4xi32>, %n: index) -> tensor<?xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<4xi32>
  %copy = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%empty : tensor<4xi32>) {
  ^bb0(%x: i32, %out: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32>
  %padded = tensor.pad %copy low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<4xi32> to tensor<?xi32>
  return %padded : tensor<?xi32>
}
