// Adds up a vector with two zeros before it. Wrong: the first two elements are loaded from before the buffer.
#dense = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
func.func @sum(%a: tensor<4xi32, #dense>, %init: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<4xi32, #dense> to tensor<6xi32, #dense>
  %sum = sparse_tensor.foreach in %padded init(%init) : tensor<6xi32, #dense>, i32 -> i32 do {
  ^bb0(%i: index, %x: i32, %acc: i32):
    %next = arith.addi %acc, %x : i32
    sparse_tensor.yield %next : i32
  }
  return %sum : i32
}
