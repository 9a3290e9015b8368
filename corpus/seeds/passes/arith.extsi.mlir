// Brings arith.extsi, arith.index_cast, memref.copy, transform.alternatives, transform.apply_patterns, transform.apply_patterns.memref.expand_ops, transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims, transform.apply_patterns.scf.for_loop_canonicalization, transform.foreach, transform.named_sequence, transform.structured.match, transform.yield.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3x10xi32>) -> i32 attributes {padlab.passes = "resolve-shaped-type-result-dims,transform-interpreter{entry-point=__transform_0}", padlab.seed = 1910057160 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<3x10xi32> to memref<3x10xi32>
    %alloc = memref.alloc() : memref<3x10xi32>
    memref.copy %0, %alloc : memref<3x10xi32> to memref<3x10xi32>
    %c6 = arith.constant 6 : index
    %1 = arith.index_cast %c6 : index to i8
    %2 = arith.extsi %1 : i8 to i32
    return %2 : i32
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.memref.expand_ops
          transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
          transform.apply_patterns.scf.for_loop_canonicalization
        } : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

