// Brings arith.shli, memref.dim, transform.apply_patterns.vector.split_transfer_full_partial.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<22xi16>, %arg1: tensor<?xi16> {padlab.extents = array<i64: 22>}, %arg2: index {padlab.value = 7 : index}) -> (tensor<?xi16>, i16) attributes {padlab.passes = "convert-linalg-to-affine-loops,func.func(affine-super-vectorize),transform-interpreter{entry-point=__transform_0}", padlab.seed = 2628246339 : i64} {
    %0 = bufferization.to_buffer %arg0 read_only : tensor<22xi16> to memref<22xi16>
    %1 = bufferization.to_buffer %arg1 : tensor<?xi16> to memref<?xi16>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %1, %c0 : memref<?xi16>
    %alloc = memref.alloc(%dim) : memref<?xi16>
    %c1_i16 = arith.constant 1 : i16
    %c0_i16 = arith.constant 0 : i16
    %c2_i16 = arith.constant 2 : i16
    %2 = arith.andi %c0_i16, %c2_i16 : i16
    linalg.fill ins(%2 : i16) outs(%alloc : memref<?xi16>)
    %c-1_i16 = arith.constant -1 : i16
    %c-7_i16 = arith.constant -7 : i16
    %c-7_i16_0 = arith.constant -7 : i16
    %3 = arith.addi %c-7_i16, %c-7_i16_0 : i16
    %c14_i16 = arith.constant 14 : i16
    %4 = arith.shli %3, %c14_i16 : i16
    %5 = memref.load %alloc[%arg2] : memref<?xi16>
    %c16 = arith.constant 16 : index
    memref.store %5, %alloc[%c16] : memref<?xi16>
    %6 = bufferization.to_tensor %alloc restrict : memref<?xi16> to tensor<?xi16>
    return %6, %4 : tensor<?xi16>, i16
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        transform.apply_patterns to %arg2 {
          transform.apply_patterns.vector.split_transfer_full_partial
        } {apply_cse} : !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

