// A convolution of ones. Expected: 9 four times. Wrong: 0.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %input_constant = arith.constant dense<1> : tensor<1x4x4x1xi32>
  %input = func.call @opaque(%input_constant) : (tensor<1x4x4x1xi32>) -> tensor<1x4x4x1xi32>
  %filter_constant = arith.constant dense<1> : tensor<1x3x3x1xi32>
  %filter = func.call @opaque_tensor_1x3x3x1xi32(%filter_constant) : (tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi32>
  %init_constant = arith.constant dense<0> : tensor<1x2x2x1xi32>
  %init = func.call @opaque_tensor_1x2x2x1xi32(%init_constant) : (tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
  %r = linalg.conv_2d_nhwc_fhwc ins(%input, %filter : tensor<1x4x4x1xi32>, tensor<1x3x3x1xi32>) outs(%init : tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32>
  %printed = tensor.cast %r : tensor<1x2x2x1xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<1x4x4x1xi32>) -> tensor<1x4x4x1xi32> attributes {no_inline} { return %a : tensor<1x4x4x1xi32> }
func.func private @opaque_tensor_1x3x3x1xi32(%a: tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi32> attributes {no_inline} { return %a : tensor<1x3x3x1xi32> }
func.func private @opaque_tensor_1x2x2x1xi32(%a: tensor<1x2x2x1xi32>) -> tensor<1x2x2x1xi32> attributes {no_inline} { return %a : tensor<1x2x2x1xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

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
