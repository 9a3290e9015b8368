// The buffer of the coordinates has the extent of what is stored.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @coordinates(%a: tensor<4xi32, #vector>) -> memref<?xindex> {
  %c = sparse_tensor.coordinates %a { level = 0 : index } : tensor<4xi32, #vector> to memref<?xindex>
  return %c : memref<?xindex>
}
