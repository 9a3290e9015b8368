// Every element is written. Prints [1, 2] either way.
#in = affine_map<(i) -> (i)>
#out = affine_map<(i) -> (i)>
module attributes {transform.with_named_sequence} {
func.func @main() {
  %a_constant = arith.constant dense<[1, 2]> : tensor<2xi32>
  %a = func.call @opaque(%a_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %nines_constant = arith.constant dense<9> : tensor<2xi32>
  %nines = func.call @opaque(%nines_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %zero = arith.constant 0 : i32
  %start = linalg.fill ins(%zero : i32) outs(%nines : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel"]} ins(%a : tensor<2xi32>) outs(%start : tensor<2xi32>) {
  ^bb0(%x: i32, %out: i32):
    linalg.yield %x : i32
  } -> tensor<2xi32>
  %printed = tensor.cast %r : tensor<2xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %a : tensor<2xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.fuse %op tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
