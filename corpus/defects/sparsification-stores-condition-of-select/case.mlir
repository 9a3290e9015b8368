// Keeps the stored values above zero. The result is dense: its element type is i32, but what is stored is the condition, an i1.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @keep(%a: tensor<4xi32, #vector>, %init: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32, #vector>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %1 = sparse_tensor.select %x : i32 {
    ^bb0(%v: i32):
      %zero = arith.constant 0 : i32
      %2 = arith.cmpi sgt, %v, %zero : i32
      sparse_tensor.yield %2 : i1
    }
    linalg.yield %1 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
