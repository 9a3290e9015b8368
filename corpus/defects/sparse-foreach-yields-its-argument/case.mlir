// Visits each element, and keeps the number that it began with. Wrong: a crash.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @keep(%a: tensor<2x2xi32, #CSR>, %zero: i32) -> i32 {
  %r = sparse_tensor.foreach in %a init(%zero) : tensor<2x2xi32, #CSR>, i32 -> i32 do {
  ^bb0(%i: index, %j: index, %v: i32, %sum: i32):
    sparse_tensor.yield %sum : i32
  }
  return %r : i32
}
