// The destination is static and has as many elements as the tiles. Prints [1, 2, 3, 4] either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %tiles_constant = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %tiles = func.call @opaque(%tiles_constant) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %empty = tensor.empty() : tensor<4xi32>
  %r = linalg.unpack %tiles inner_dims_pos = [0] inner_tiles = [2] into %empty : tensor<2x2xi32> -> tensor<4xi32>
  %printed = tensor.cast %r : tensor<4xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<2x2xi32>) -> tensor<2x2xi32> attributes {no_inline} { return %a : tensor<2x2xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %unpack = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
  transform.structured.lower_unpack %unpack : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.yield
}
}
