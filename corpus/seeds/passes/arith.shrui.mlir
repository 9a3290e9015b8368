// Brings arith.shrui, memref.reinterpret_cast, transform.structured.generalize.
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<3x1x1xi8>) -> tensor<3x1x1xi8> attributes {padlab.passes = "transform-interpreter{entry-point=__transform_0},func.func(linalg-generalize-named-ops)", padlab.seed = 3919011824 : i64} {
    %0 = bufferization.to_buffer %arg0 : tensor<3x1x1xi8> to memref<3x1x1xi8>
    %alloc = memref.alloc() : memref<3x1x1xi8>
    %c-1_i8 = arith.constant -1 : i8
    %c2_i8 = arith.constant 2 : i8
    %c2_i8_0 = arith.constant 2 : i8
    %1 = arith.shrui %c2_i8, %c2_i8_0 : i8
    %c0_i8 = arith.constant 0 : i8
    %2 = arith.ori %c0_i8, %1 : i8
    linalg.fill ins(%2 : i8) outs(%alloc : memref<3x1x1xi8>)
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [3, 1], strides: [1, 1] : memref<3x1x1xi8> to memref<3x1xi8, strided<[1, 1]>>
    %3 = bufferization.to_tensor %alloc restrict : memref<3x1x1xi8> to tensor<3x1x1xi8>
    return %3 : tensor<3x1x1xi8>
  }
  transform.named_sequence @__transform_0(%arg0: !transform.any_op {transform.readonly}) attributes {padlab.reassociates} {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.alternatives %arg1 : !transform.any_op {
      ^bb0(%arg2: !transform.any_op):
        %1 = transform.structured.match ops{["linalg.fill"]} in %arg2 : (!transform.any_op) -> !transform.any_op
        %2 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
      }, {
      ^bb0(%arg2: !transform.any_op):
      }
    }
    transform.yield 
  }
}

