// Brings transform.apply_patterns.tensor.reassociative_reshape_folding.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<1xi16>) -> tensor<1x1xi16> attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 3598099721 : i64} {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 1] : tensor<1xi16> into tensor<1x1xi16>
    return %expanded : tensor<1x1xi16>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.tensor.reassociative_reshape_folding
          transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

