// Brings linalg.pooling_nwc_max_unsigned, tensor.pad of linalg.pooling_nwc_max_unsigned.
module {
  func.func @main(%arg0: tensor<?x?x?xi32> {padlab.extents = array<i64: 1, 3, 1>}, %arg1: tensor<?xi32> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 0 : index}, %arg3: i32) -> (tensor<6x6x5xi32>, tensor<4x6x5xi32>) attributes {padlab.seed = 4079159314 : i64} {
    %cst = arith.constant dense<[[[5], [-1], [5]]]> : tensor<1x3x1xi32>
    %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%cst : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %0[%c0, %arg2, %arg2] : tensor<1x3x1xi32>
    %padded = tensor.pad %0 nofold low[1, 3, 3] high[2, 0, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %extracted : i32
    } : tensor<1x3x1xi32> to tensor<4x6x5xi32>
    %c3_i32 = arith.constant 3 : i32
    %c-7_i32 = arith.constant -7 : i32
    %1 = arith.maxui %c-7_i32, %arg3 : i32
    %padded_0 = tensor.pad %padded low[2, 0, 0] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %1 : i32
    } : tensor<4x6x5xi32> to tensor<6x6x5xi32>
    %2 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%padded, %padded : tensor<4x6x5xi32>, tensor<4x6x5xi32>) outs(%padded : tensor<4x6x5xi32>) -> tensor<4x6x5xi32>
    return %padded_0, %2 : tensor<6x6x5xi32>, tensor<4x6x5xi32>
  }
}

