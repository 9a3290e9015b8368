// The same into a sparse tensor: the value is inserted where the condition holds.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @keep(%a: tensor<4xi32, #vector>) -> tensor<4xi32, #vector> {
  %empty = tensor.empty() : tensor<4xi32, #vector>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32, #vector>) outs(%empty : tensor<4xi32, #vector>) {
  ^bb0(%x: i32, %o: i32):
    %1 = sparse_tensor.select %x : i32 {
    ^bb0(%v: i32):
      %zero = arith.constant 0 : i32
      %2 = arith.cmpi sgt, %v, %zero : i32
      sparse_tensor.yield %2 : i1
    }
    linalg.yield %1 : i32
  } -> tensor<4xi32, #vector>
  return %0 : tensor<4xi32, #vector>
}
