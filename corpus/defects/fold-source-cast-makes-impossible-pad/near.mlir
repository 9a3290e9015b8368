// The amounts agree with the type.
func.func @pad(%c: i1, %x: tensor<2xi32>, %other: tensor<4xi32>) -> tensor<4xi32> {
  %zero = arith.constant 0 : i32
  %r = scf.if %c -> tensor<4xi32> {
    %any = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
    %padded = tensor.pad %any low[0] high[2] {
    ^bb0(%i: index):
      tensor.yield %zero : i32
    } : tensor<?xi32> to tensor<4xi32>
    scf.yield %padded : tensor<4xi32>
  } else {
    scf.yield %other : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
