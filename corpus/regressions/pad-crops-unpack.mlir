// What a pad leaves of an unpacked tensor begins inside of a tile: upstream
// tiles such an unpack wrongly, so that fusion may not.
func.func @main(%packed: tensor<2x3xi32> {
      padlab.value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>},
                %zero: i32 {padlab.value = 0 : i32})
    -> tensor<4xi32> attributes {padlab.seed = 0 : i64} {
  %init = tensor.empty() : tensor<5xi32>
  %unpacked = linalg.unpack %packed inner_dims_pos = [0] inner_tiles = [3] into %init
      : tensor<2x3xi32> -> tensor<5xi32>
  %padded = tensor.pad %unpacked low[-2] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<5xi32> to tensor<4xi32>
  return %padded : tensor<4xi32>
}
