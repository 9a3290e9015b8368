// Copies every second element to a tensor of none. Expected: the loop has no round. Wrong: once its extent is static, the verifier rejects element -2.
func.func @copy(%a: tensor<4xi32>) -> tensor<?xi32> {
  %zero = arith.constant 0 : index
  %empty = tensor.empty(%zero) : tensor<?xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i * 2)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%empty : tensor<?xi32>) {
  ^bb0(%x: i32, %old: i32):
    linalg.yield %x : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}
