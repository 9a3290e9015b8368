// Takes apart a vector that may have four elements, into buffers for four. Wrong: four are read, although fewer may be stored.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @apart(%a: tensor<4xi32, #vector>, %p: tensor<2xindex>, %c: tensor<4xindex>, %v: tensor<4xi32>) -> tensor<4xindex> {
  %rp, %rc, %rv, %np, %nc, %nv = sparse_tensor.disassemble %a : tensor<4xi32, #vector>
    out_lvls(%p, %c : tensor<2xindex>, tensor<4xindex>) out_vals(%v : tensor<4xi32>)
    -> (tensor<2xindex>, tensor<4xindex>), tensor<4xi32>, (index, index), index
  return %rc : tensor<4xindex>
}
