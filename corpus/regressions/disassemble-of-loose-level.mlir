// A loose level may have one more position than two for each row, and the region of an empty row may lie anywhere.
#L = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
func.func @main(%a: tensor<3x4xi32> {padlab.value = dense<[[0, 5, 0, 0], [0, 0, 0, 0], [6, 0, 0, 7]]> : tensor<3x4xi32>})
    -> (tensor<7xindex>, tensor<3xindex>, tensor<3xi32>, index, index) attributes {padlab.seed = 0 : i64} {
  %0 = sparse_tensor.convert %a : tensor<3x4xi32> to tensor<3x4xi32, #L>
  %p = arith.constant dense<9> : tensor<7xindex>
  %c = arith.constant dense<9> : tensor<3xindex>
  %v = arith.constant dense<9> : tensor<3xi32>
  %rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %0 : tensor<3x4xi32, #L>
    out_lvls(%p, %c : tensor<7xindex>, tensor<3xindex>) out_vals(%v : tensor<3xi32>)
    -> (tensor<7xindex>, tensor<3xindex>), tensor<3xi32>, (index, index), index
  return %rp, %rc, %rv, %np, %nc : tensor<7xindex>, tensor<3xindex>, tensor<3xi32>, index, index
}
