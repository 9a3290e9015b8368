// Only stored elements are copied.
#Vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @complete(%a: tensor<8xi32, #Vector>, %number: i32) -> tensor<8xi32, #Vector> {
  %empty = tensor.empty() : tensor<8xi32, #Vector>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xi32, #Vector>) outs(%empty : tensor<8xi32, #Vector>) {
  ^bb0(%x: i32, %old: i32):
    %y = sparse_tensor.unary %x : i32 to i32
      present={
      ^bb0(%stored: i32):
        sparse_tensor.yield %stored : i32
      }
      absent={}
    linalg.yield %y : i32
  } -> tensor<8xi32, #Vector>
  return %r : tensor<8xi32, #Vector>
}
