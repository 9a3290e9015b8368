// Unpacks two tiles of two into three elements. Expected: [1, 2, 3]. Wrong: [1, 2, 3, 4].
module attributes {transform.with_named_sequence} {
func.func @main() {
  %tiles_constant = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %tiles = func.call @opaque(%tiles_constant) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %extent_constant = arith.constant 3 : index
  %extent = func.call @opaque_index(%extent_constant) : (index) -> index
  %tiles_open = tensor.cast %tiles : tensor<2x2xi32> to tensor<?x2xi32>
  %empty = tensor.empty(%extent) : tensor<?xi32>
  %r = linalg.unpack %tiles_open inner_dims_pos = [0] inner_tiles = [2] into %empty : tensor<?x2xi32> -> tensor<?xi32>
  %printed = tensor.cast %r : tensor<?xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<2x2xi32>) -> tensor<2x2xi32> attributes {no_inline} { return %a : tensor<2x2xi32> }
func.func private @opaque_index(%a: index) -> index attributes {no_inline} { return %a : index }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %unpack = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  transform.structured.lower_unpack %unpack : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.yield
}
}
