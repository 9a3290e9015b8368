// Brings arith.maxui, linalg.pooling_nwc_max_unsigned, tensor.pad before func.return, tensor.pad element i32, tensor.pad high negative, tensor.pad high positive, tensor.pad low positive, tensor.pad of a source with other uses, tensor.pad of linalg.pooling_nwc_max_unsigned, tensor.pad rank 3, tensor.pad static source.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[*]"}, %arg1: tensor<*xf32> {padlab.extents = array<i64: 3>}, %arg2: !shape.shape {padlab.value = "[]"}, %arg3: tensor<2x5x2xi32>, %arg4: tensor<?xi32> {padlab.extents = array<i64: 3>}, %arg5: tensor<2x2x2xi32>) -> (!shape.shape, !shape.witness, tensor<2x2x2xi32>, tensor<2x5x6xi32>) attributes {padlab.seed = 1537954713 : i64} {
    %0 = shape.cstr_eq %arg0, %arg0, %arg0 : !shape.shape, !shape.shape, !shape.shape
    %1 = shape.shape_of %arg1 : tensor<*xf32> -> !shape.shape
    %2 = shape.with_shape %arg1, %1 : tensor<*xf32>, !shape.shape
    %3 = shape.meet %1, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %4 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg3, %arg4 : tensor<2x5x2xi32>, tensor<?xi32>) outs(%arg5 : tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %padded = tensor.pad %4 low[2, 1, 3] high[-2, 2, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %c-1_i32 = arith.constant -1 : i32
      tensor.yield %c-1_i32 : i32
    } : tensor<2x2x2xi32> to tensor<2x5x6xi32>
    return %3, %0, %4, %padded : !shape.shape, !shape.witness, tensor<2x2x2xi32>, tensor<2x5x6xi32>
  }
}

