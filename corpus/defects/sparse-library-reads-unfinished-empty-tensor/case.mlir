// Counts the entries of a matrix without any, by the positions of its second level: 0.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f() -> index {
  %last = arith.constant 2 : index
  %a = tensor.empty() : tensor<2x3xi32, #CSR>
  %p = sparse_tensor.positions %a { level = 1 : index } : tensor<2x3xi32, #CSR> to memref<?xindex>
  %r = memref.load %p[%last] : memref<?xindex>
  return %r : index
}
