// The load ends the insertions, and writes the positions.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f() -> index {
  %last = arith.constant 2 : index
  %a = tensor.empty() : tensor<2x3xi32, #CSR>
  %b = sparse_tensor.load %a hasInserts : tensor<2x3xi32, #CSR>
  %p = sparse_tensor.positions %b { level = 1 : index } : tensor<2x3xi32, #CSR> to memref<?xindex>
  %r = memref.load %p[%last] : memref<?xindex>
  return %r : index
}
