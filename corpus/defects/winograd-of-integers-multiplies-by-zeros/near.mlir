// A convolution of floats. Prints 9 four times either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %input_constant = arith.constant dense<1.0> : tensor<1x4x4x1xf32>
  %input = func.call @opaque(%input_constant) : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  %filter_constant = arith.constant dense<1.0> : tensor<1x3x3x1xf32>
  %filter = func.call @opaque_tensor_1x3x3x1xf32(%filter_constant) : (tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  %init_constant = arith.constant dense<0.0> : tensor<1x2x2x1xf32>
  %init = func.call @opaque_tensor_1x2x2x1xf32(%init_constant) : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %r = linalg.conv_2d_nhwc_fhwc ins(%input, %filter : tensor<1x4x4x1xf32>, tensor<1x3x3x1xf32>) outs(%init : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %printed = tensor.cast %r : tensor<1x2x2x1xf32> to tensor<*xf32>
  call @printMemrefF32(%printed) : (tensor<*xf32>) -> ()
  return
}
func.func private @opaque(%a: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> attributes {no_inline} { return %a : tensor<1x4x4x1xf32> }
func.func private @opaque_tensor_1x3x3x1xf32(%a: tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32> attributes {no_inline} { return %a : tensor<1x3x3x1xf32> }
func.func private @opaque_tensor_1x2x2x1xf32(%a: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> attributes {no_inline} { return %a : tensor<1x2x2x1xf32> }
func.func private @printMemrefF32(tensor<*xf32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %conv = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!transform.any_op) -> !transform.any_op
  %w = transform.structured.winograd_conv2d %conv {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  %filter = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
  %filter_loops = transform.structured.decompose_winograd_op %filter : (!transform.any_op) -> !transform.any_op
  %input = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
  %input_loops = transform.structured.decompose_winograd_op %input : (!transform.any_op) -> !transform.any_op
  %output = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
  %output_loops = transform.structured.decompose_winograd_op %output : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
