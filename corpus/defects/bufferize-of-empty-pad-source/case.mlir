// Pads an empty tensor by three elements. Expected: three elements of padding. Wrong: a memref.subview at offset 3 of a buffer of three.
func.func @pad(%source: tensor<0xi32>, %padding: i32) -> tensor<3xi32> {
  %result = tensor.pad %source low[3] high[0] {
  ^bb0(%i: index):
    tensor.yield %padding : i32
  } : tensor<0xi32> to tensor<3xi32>
  return %result : tensor<3xi32>
}
