// Pads a tensor that has an encoding. Expected: the encoding stays. Wrong: an operation whose init lacks it, and whose result has it.
#id = affine_map<(i) -> (i)>
func.func @pad(%in: tensor<4xi32>, %init: tensor<4xi32, "layout">) -> tensor<4xi32, "layout"> {
  %copy = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%in : tensor<4xi32>) outs(%init : tensor<4xi32, "layout">) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32, "layout">
  %r = tensor.pad %copy nofold low[0] high[0] {
  ^bb0(%i: index):
    %zero = arith.constant 0 : i32
    tensor.yield %zero : i32
  } : tensor<4xi32, "layout"> to tensor<4xi32, "layout">
  return %r : tensor<4xi32, "layout">
}
