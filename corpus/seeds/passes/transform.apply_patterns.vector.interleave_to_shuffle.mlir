// Brings transform.apply_patterns.vector.interleave_to_shuffle, transform.apply_patterns.vector.lower_transfer.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<17xi8>, %arg1: tensor<17xi8>, %arg2: tensor<1x4x6xi8>) -> tensor<16xi8> attributes {padlab.passes = "convert-linalg-to-parallel-loops,lower-affine,transform-interpreter{entry-point=__transform_0}", padlab.seed = 3787701442 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<17xi8> to memref<17xi8>
    %1 = bufferization.to_buffer %arg1 : tensor<17xi8> to memref<17xi8>
    %2 = bufferization.to_buffer %arg2 read_only : tensor<1x4x6xi8> to memref<1x4x6xi8>
    %alloc = memref.alloc() : memref<16xi8>
    affine.for %arg3 = 0 to 16 {
      %c100_i8 = arith.constant 100 : i8
      %c-2_i8 = arith.constant -2 : i8
      %c5_i8 = arith.constant 5 : i8
      %4 = arith.addi %c-2_i8, %c5_i8 : i8
      %5 = arith.muli %4, %4 : i8
      affine.store %5, %alloc[%arg3] : memref<16xi8>
    }
    affine.parallel (%arg3) = (-3) to (1) step (16) {
      %c0 = arith.constant 0 : index
      %4 = arith.index_cast %c0 : index to i64
      %5 = arith.index_cast %4 : i64 to index
      %6 = memref.load %0[%5] : memref<17xi8>
    }
    %3 = bufferization.to_tensor %alloc restrict : memref<16xi8> to tensor<16xi8>
    return %3 : tensor<16xi8>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2
          transform.apply_patterns.vector.interleave_to_shuffle
          transform.apply_patterns.vector.sink_ops
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

