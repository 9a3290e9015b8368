// A thread that gets no part of a window's reduction slices the input from behind its end.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<1x1x1x1xi32>, %arg1: tensor<1x1xi32>) -> tensor<1x1x1x1xi32> attributes {padlab.expect = "introduces-ub passes", padlab.passes = "transform-interpreter{entry-point=__transform_0}", padlab.seed = 0 : i64} {
    %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x1x1x1xi32>, tensor<1x1xi32>) outs(%arg0 : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    return %0 : tensor<1x1x1x1xi32>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pooling_nhwc_max_unsigned"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %fill_op, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %0 by num_threads = [0, 0, 0, 0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
}

