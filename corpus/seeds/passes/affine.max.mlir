// Brings affine.max, linalg.matmul, tensor.rank, transform.apply_patterns.linalg.tiling_canonicalization, transform.apply_patterns.vector.lower_broadcast, transform.structured.tile_using_for, transform.structured.vectorize.
#map = affine_map<(d0) -> (d0 + 2, 2)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<5x5xi8>, %arg2: tensor<1x2x2x4x3xi8>, %arg3: tensor<2x2x2x2x3xi8>, %arg4: index {padlab.value = 6 : index}) -> (tensor<5x5xi8>, tensor<1x2x2x2x1xi8>, index, index) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},scf-for-loop-canonicalization,topological-sort,transform-interpreter{entry-point=__transform_1}", padlab.seed = 2624573308 : i64} {
    %0 = tensor.empty() : tensor<5x5xi8>
    %c2_i8 = arith.constant 2 : i8
    %1 = linalg.fill ins(%c2_i8 : i8) outs(%0 : tensor<5x5xi8>) -> tensor<5x5xi8>
    %2 = linalg.matmul ins(%arg1, %arg1 : tensor<5x5xi8>, tensor<5x5xi8>) outs(%1 : tensor<5x5xi8>) -> tensor<5x5xi8>
    %3 = linalg.copy ins(%2 : tensor<5x5xi8>) outs(%0 : tensor<5x5xi8>) -> tensor<5x5xi8>
    %4 = affine.max #map(%arg4)
    %rank = tensor.rank %arg1 : tensor<5x5xi8>
    %5 = tensor.empty() : tensor<1x2x2x2x1xi8>
    %c100_i8 = arith.constant 100 : i8
    %6 = linalg.fill ins(%c100_i8 : i8) outs(%5 : tensor<1x2x2x2x1xi8>) -> tensor<1x2x2x2x1xi8>
    %7 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<1x2x2x4x3xi8>, tensor<2x2x2x2x3xi8>) outs(%6 : tensor<1x2x2x2x1xi8>) -> tensor<1x2x2x2x1xi8>
    return %3, %7, %rank, %4 : tensor<5x5xi8>, tensor<1x2x2x2x1xi8>, index, index
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.matmul"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.param.constant 0 : i64 -> !transform.param<i64>
        %3 = transform.merge_handles %2 : !transform.param<i64>
        %4 = transform.foreach %1, %3 with_zip_shortest : !transform.any_op, !transform.param<i64> -> !transform.any_op {
        ^bb0(%arg3: !transform.any_op, %arg4: !transform.param<i64>):
          transform.yield %arg3 : !transform.any_op
        }
        %5 = transform.split_handle %4 {fail_on_payload_too_small = false} : (!transform.any_op) -> !transform.any_op
        %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %5 tile_sizes [3, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
        transform.structured.vectorize %tiled_linalg_op vector_sizes [4, 6, 4] {vectorize_nd_extract} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
  transform.named_sequence @__transform_1(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.vector.lower_broadcast
          transform.apply_patterns.linalg.tiling_canonicalization
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

