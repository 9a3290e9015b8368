// The elements are of type i1. Wrong: a crash.
#sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @values(%a: tensor<4xi1, #sparse>) -> memref<?xi1> {
  %r = sparse_tensor.values %a : tensor<4xi1, #sparse> to memref<?xi1>
  return %r : memref<?xi1>
}
