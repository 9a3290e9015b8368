// Brings arith.floordivsi, transform.apply_patterns.vector.unroll_from_elements, transform.apply_patterns.x86vector.sink_vector_producer_ops.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<4x1xi1>) -> (tensor<1x4xi1>, i32) attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},transform-interpreter{entry-point=__transform_1},func.func(linalg-morph-ops{category-to-generic}),convert-linalg-to-affine-loops", padlab.seed = 2798642625 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<4x1xi1> to memref<4x1xi1>
    %alloc = memref.alloc() : memref<1x4xi1>
    %false = arith.constant false
    %true = arith.constant true
    %true_0 = arith.constant true
    %1 = arith.andi %true, %true_0 : i1
    %2 = arith.andi %1, %1 : i1
    linalg.fill ins(%2 : i1) outs(%alloc : memref<1x4xi1>)
    %c0_i32 = arith.constant 0 : i32
    %c-2_i32 = arith.constant -2 : i32
    %c6_i32 = arith.constant 6 : i32
    %3 = arith.andi %c-2_i32, %c6_i32 : i32
    %c1_i32 = arith.constant 1 : i32
    %4 = arith.ori %3, %c1_i32 : i32
    %5 = arith.floordivsi %c0_i32, %4 : i32
    %6 = bufferization.to_tensor %alloc restrict : memref<1x4xi1> to tensor<1x4xi1>
    return %6, %5 : tensor<1x4xi1>, i32
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.fill"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.param.constant 0 : i64 -> !transform.param<i64>
        %3 = transform.merge_handles %2 : !transform.param<i64>
        %4 = transform.foreach %1, %3 with_zip_shortest : !transform.any_op, !transform.param<i64> -> !transform.any_op {
        ^bb0(%arg3: !transform.any_op, %arg4: !transform.param<i64>):
          transform.yield %arg3 : !transform.any_op
        }
        %5 = transform.split_handle %4 {fail_on_payload_too_small = false} : (!transform.any_op) -> !transform.any_op
        transform.structured.vectorize %5 : !transform.any_op
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
          transform.apply_patterns.x86vector.sink_vector_producer_ops
          transform.apply_patterns.vector.unroll_from_elements
          transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

