// The count is multiplied by a sparse vector.
#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @count(%a: tensor<8xi32>, %b: tensor<8xi32, #Vector>, %init: tensor<8xi32>) -> tensor<8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xi32>, tensor<8xi32, #Vector>) outs(%init : tensor<8xi32>) attrs = {sorted = true} {
  ^bb0(%x: i32, %y: i32, %old: i32):
    %bits = math.ctpop %x : i32
    %product = arith.muli %bits, %y : i32
    linalg.yield %product : i32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}
