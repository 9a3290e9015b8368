// Adds up a matrix with a row of zeros above it. Wrong: the bounds of that row are loaded from before the buffer of positions.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
func.func @sum(%a: tensor<2x2xi32, #rows>, %init: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<2x2xi32, #rows> to tensor<3x2xi32, #rows>
  %sum = sparse_tensor.foreach in %padded init(%init) : tensor<3x2xi32, #rows>, i32 -> i32 do {
  ^bb0(%i: index, %j: index, %x: i32, %acc: i32):
    %next = arith.addi %acc, %x : i32
    sparse_tensor.yield %next : i32
  }
  return %sum : i32
}
