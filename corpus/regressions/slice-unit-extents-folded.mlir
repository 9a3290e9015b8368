// Upstream's canonicalization makes the first size of this slice static, takes
// that unit extent for the one that the slice drops, and %dim for 3.
func.func @main(%row: tensor<?x?xi32> {padlab.extents = array<i64: 3, 2>},
                %three: index {padlab.value = 3 : index},
                %two: index {padlab.value = 2 : index},
                %into: tensor<4x2xi32>, %source: tensor<9x4x1x3x1xindex>)
    -> tensor<4x2xi32> attributes {padlab.seed = 2 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slice = tensor.extract_slice %source[8, 1, 0, 2, 0] [%c1, 3, 1, %c0, %c0] [1, 1, 2, 1, 1]
      : tensor<9x4x1x3x1xindex> to tensor<?x3x?x?xindex>
  %dim = tensor.dim %slice, %c0 : tensor<?x3x?x?xindex>
  %inserted = tensor.insert_slice %row into %into[%dim, 0] [%three, %two] [1, 1]
      : tensor<?x?xi32> into tensor<4x2xi32>
  return %inserted : tensor<4x2xi32>
}
