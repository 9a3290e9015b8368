// Brings linalg.contract, linalg.matvec, linalg.pooling_ncw_sum, transform.apply_registered_pass, transform.structured.bufferize_to_allocation.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x1x5xi32> {padlab.extents = array<i64: 2>}, %arg1: tensor<1x2x3xi32>, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<3x1xi32>, %arg5: tensor<?xi32> {padlab.extents = array<i64: 1>}, %arg6: tensor<3xi32>, %arg7: tensor<4x2xi64>, %arg8: tensor<5x?xi64> {padlab.extents = array<i64: 2>}, %arg9: tensor<4x?xi64> {padlab.extents = array<i64: 5>}) -> (tensor<?x?x?xi32>, tensor<3xi32>, tensor<4x?xi64>, tensor<?x?x?xi32>) attributes {padlab.passes = "sccp,transform-interpreter{entry-point=__transform_0},transform-interpreter{entry-point=__transform_1}", padlab.seed = 2822912428 : i64} {
    %0 = tensor.empty() : tensor<2xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<1x2x3xi32>
    %c1 = arith.constant 1 : index
    %1 = arith.addi %dim, %c1 : index
    %2 = tensor.empty(%arg2, %1, %arg3) : tensor<?x?x?xi32>
    %c2_i32 = arith.constant 2 : i32
    %3 = linalg.fill ins(%c2_i32 : i32) outs(%2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %4 = linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %0 : tensor<1x2x3xi32>, tensor<2xi32>) outs(%3 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    %5 = linalg.matvec ins(%arg4, %arg5 : tensor<3x1xi32>, tensor<?xi32>) outs(%arg6 : tensor<3xi32>) -> tensor<3xi32>
    %6 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg7, %arg8 : tensor<4x2xi64>, tensor<5x?xi64>) outs(%arg9 : tensor<4x?xi64>) -> tensor<4x?xi64>
    return %4, %5, %6, %3 : tensor<?x?x?xi32>, tensor<3xi32>, tensor<4x?xi64>, tensor<?x?x?xi32>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.contract"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.structured.pack_greedily %1 matmul_packed_sizes = [2, 4, 3] matmul_padded_sizes_next_multiple_of = [0, 0, 0] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op
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
        %2 = transform.structured.match ops{["linalg.fill"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %3 = transform.param.constant 0 : i64 -> !transform.param<i64>
        %4 = transform.merge_handles %3 : !transform.param<i64>
        %5 = transform.foreach %2, %4 with_zip_shortest : !transform.any_op, !transform.param<i64> -> !transform.any_op {
        ^bb0(%arg3: !transform.any_op, %arg4: !transform.param<i64>):
          transform.yield %arg3 : !transform.any_op
        }
        %6 = transform.split_handle %5 {fail_on_payload_too_small = false} : (!transform.any_op) -> !transform.any_op
        %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %6 {memcpy_op = "linalg.copy"} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    %1 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %1 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      %2 = transform.apply_registered_pass "linalg-specialize-generic-ops" to %arg1 : (!transform.any_op) -> !transform.any_op
    }
    transform.yield 
  }
}

