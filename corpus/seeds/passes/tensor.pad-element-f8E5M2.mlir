// Brings tensor.pad element f8E5M2, tensor.pad of linalg.select, tensor.pad rank 0, transform.bufferization.empty_tensor_to_alloc_tensor.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<i1>, %arg2: f8E5M2) -> f8E5M2 attributes {padlab.passes = "func.func(affine-simplify-min-max),transform-interpreter{entry-point=__transform_0},generate-runtime-verification", padlab.seed = 2673961919 : i64} {
    %0 = tensor.empty() : tensor<f8E5M2>
    %1 = linalg.select ins(%arg1, %arg0, %arg0 : tensor<i1>, tensor<f8E5M2>, tensor<f8E5M2>) outs(%0 : tensor<f8E5M2>) -> tensor<f8E5M2>
    %padded = tensor.pad %1 low[] high[] {
      tensor.yield %arg2 : f8E5M2
    } : tensor<f8E5M2> to tensor<f8E5M2>
    %extracted = tensor.extract %padded[] : tensor<f8E5M2>
    return %extracted : f8E5M2
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["tensor.empty"]} in %arg2 : (!transform.any_op) -> !transform.op<"tensor.empty">
        %2 = transform.bufferization.empty_tensor_to_alloc_tensor %1 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

