// The same with an operation that does not read its output: every element is written.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @triple(%a: tensor<4xi32, #vector>) -> tensor<4xi32> {
  %three = arith.constant 3 : i32
  %empty = tensor.empty() : tensor<4xi32, #vector>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32, #vector>) outs(%empty : tensor<4xi32, #vector>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.muli %x, %three : i32
    linalg.yield %1 : i32
  } -> tensor<4xi32, #vector>
  %2 = sparse_tensor.convert %0 : tensor<4xi32, #vector> to tensor<4xi32>
  return %2 : tensor<4xi32>
}
