// The map is linear. Prints [1, 3, 5, 7, 9, 11] either way.
#in = affine_map<(i) -> (i * 2)>
#out = affine_map<(i) -> (i)>
module attributes {transform.with_named_sequence} {
func.func @main() {
  %a_constant = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<11xi32>
  %a = func.call @opaque(%a_constant) : (tensor<11xi32>) -> tensor<11xi32>
  %empty = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel"]} ins(%a : tensor<11xi32>) outs(%empty : tensor<6xi32>) {
  ^bb0(%x: i32, %out: i32):
    linalg.yield %x : i32
  } -> tensor<6xi32>
  %printed = tensor.cast %r : tensor<6xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<11xi32>) -> tensor<11xi32> attributes {no_inline} { return %a : tensor<11xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
