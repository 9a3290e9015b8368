// Brings linalg.pooling_nwc_min, transform.loop.promote_if_one_iteration.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<1x1x1x3x?xf8E4M3FN> {padlab.extents = array<i64: 1>}, %arg1: tensor<1x?x2xf8E4M3FN> {padlab.extents = array<i64: 3>}) -> tensor<1x1x2xf8E4M3FN> attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map no-analysis-func-filter=callee},convert-linalg-to-parallel-loops,func.func(scf-parallel-loop-specialization),cse,control-flow-sink,arith-expand,transform-interpreter{entry-point=__transform_0}", padlab.seed = 1114674793 : i64} {
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2) : tensor<?xf8E4M3FN>
    %1 = tensor.empty() : tensor<1x1x2xf8E4M3FN>
    %cst = arith.constant -1.500000e+00 : f8E4M3FN
    %2 = linalg.fill ins(%cst : f8E4M3FN) outs(%1 : tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
    %3 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg1, %0 : tensor<1x?x2xf8E4M3FN>, tensor<?xf8E4M3FN>) outs(%2 : tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
    return %3 : tensor<1x1x2xf8E4M3FN>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match interface{LoopLikeInterface} in %arg2 : (!transform.any_op) -> !transform.any_op
        transform.loop.promote_if_one_iteration %1 : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

