// The extent is an argument.
func.func @expand(%a: tensor<?x4xi32>, %n: index) -> tensor<?x1x6xi32> {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<?x4xi32> to tensor<?x6xi32>
  %r = tensor.expand_shape %padded [[0, 1], [2]] output_shape [%n, 1, 6] : tensor<?x6xi32> into tensor<?x1x6xi32>
  return %r : tensor<?x1x6xi32>
}
