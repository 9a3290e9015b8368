// The source has an element.
func.func @pad(%source: tensor<1xi32>, %padding: i32) -> tensor<4xi32> {
  %result = tensor.pad %source low[3] high[0] {
  ^bb0(%i: index):
    tensor.yield %padding : i32
  } : tensor<1xi32> to tensor<4xi32>
  return %result : tensor<4xi32>
}
