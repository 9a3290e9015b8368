module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<2xf32>, %padding: f32) -> tensor<0xf32> attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 0 : i64} {
    %padded = tensor.pad %a low[-2] high[0] {
    ^bb0(%i: index):
      tensor.yield %padding : f32
    } : tensor<2xf32> to tensor<0xf32>
    return %padded : tensor<0xf32>
  }
  transform.named_sequence @__transform_0(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %new = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
