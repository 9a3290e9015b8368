// Brings linalg.pooling_nhwc_max_unsigned, transform.structured.tile_reduction_using_forall.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<2x3x4x?xi8> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 1 : index}) -> (tensor<2x1x4x?xi8>, tensor<3x?x2x4xi8>) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},sroa", padlab.seed = 1333165284 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<2x3x4x?xi8>
    %0 = tensor.empty(%dim) : tensor<?x1xi8>
    %1 = tensor.empty(%arg2) : tensor<2x1x4x?xi8>
    %c2_i8 = arith.constant 2 : i8
    %2 = linalg.fill ins(%c2_i8 : i8) outs(%1 : tensor<2x1x4x?xi8>) -> tensor<2x1x4x?xi8>
    %3 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg1, %0 : tensor<2x3x4x?xi8>, tensor<?x1xi8>) outs(%2 : tensor<2x1x4x?xi8>) -> tensor<2x1x4x?xi8>
    %4 = tensor.empty() : tensor<3x1x2x4xi8>
    %c1_i8 = arith.constant 1 : i8
    %5 = linalg.fill ins(%c1_i8 : i8) outs(%4 : tensor<3x1x2x4xi8>) -> tensor<3x1x2x4xi8>
    %cast = tensor.cast %5 : tensor<3x1x2x4xi8> to tensor<3x?x2x4xi8>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x4x?xi8>) outs(%cast : tensor<3x?x2x4xi8>) permutation = [1, 3, 0, 2] 
    return %3, %transposed : tensor<2x1x4x?xi8>, tensor<3x?x2x4xi8>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.pooling_nhwc_max_unsigned"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %fill_op, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %1 reduction_dims = [4, 5] by num_threads = [0, 0, 0, 0, 3, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

