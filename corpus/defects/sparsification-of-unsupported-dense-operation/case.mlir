// Counts the bits of dense numbers, with a sparse result. Expected: a loop over all of them, or the operation unchanged. Wrong: mlir-opt dies.
#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @count(%a: tensor<8xi32>, %init: tensor<8xi32, #Vector>) -> tensor<8xi32, #Vector> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xi32>) outs(%init : tensor<8xi32, #Vector>) attrs = {sorted = true} {
  ^bb0(%x: i32, %old: i32):
    %bits = math.ctpop %x : i32
    linalg.yield %bits : i32
  } -> tensor<8xi32, #Vector>
  return %r : tensor<8xi32, #Vector>
}
