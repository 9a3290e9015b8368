// The elements are of type i8.
#sparse = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @values(%a: tensor<4xi8, #sparse>) -> memref<?xi8> {
  %r = sparse_tensor.values %a : tensor<4xi8, #sparse> to memref<?xi8>
  return %r : memref<?xi8>
}
