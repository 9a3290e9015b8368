// Adds the elements up.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sum(%a: tensor<2x2xi32, #CSR>, %zero: i32) -> i32 {
  %r = sparse_tensor.foreach in %a init(%zero) : tensor<2x2xi32, #CSR>, i32 -> i32 do {
  ^bb0(%i: index, %j: index, %v: i32, %sum: i32):
    %next = arith.addi %sum, %v : i32
    sparse_tensor.yield %next : i32
  }
  return %r : i32
}
