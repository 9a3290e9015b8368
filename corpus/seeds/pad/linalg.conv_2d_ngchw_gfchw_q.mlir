// Brings linalg.conv_2d_ngchw_gfchw_q.
module {
  func.func @main(%arg0: tensor<1x1x1x1x?xi8, "layout"> {padlab.extents = array<i64: 3>}, %arg1: tensor<1x?x1x1x2xi8> {padlab.extents = array<i64: 3>}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}) -> tensor<?x5x4x?x?xi32> attributes {padlab.seed = 1036298082 : i64} {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<[[[[[2, 2147483647]], [[-2147483648, -2147483648]], [[2147483647, 2147483647]]]]]> : tensor<1x1x3x1x2xi32>
    %0 = linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %c-2147483648_i32, %c-1_i32 : tensor<1x1x1x1x?xi8, "layout">, tensor<1x?x1x1x2xi8>, i32, i32) outs(%cst : tensor<1x1x3x1x2xi32>) -> tensor<1x1x3x1x2xi32>
    %c0 = arith.constant 0 : index
    %c3_i32 = arith.constant 3 : i32
    %padded = tensor.pad %0 low[%arg2, 4, 1, 0, %arg4] high[%arg3, 0, 0, %c0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %c3_i32 : i32
    } : tensor<1x1x3x1x2xi32> to tensor<?x5x4x?x?xi32>
    return %padded : tensor<?x5x4x?x?xi32>
  }
}

