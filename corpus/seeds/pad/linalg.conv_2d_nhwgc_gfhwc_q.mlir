// Brings linalg.conv_2d_nhwgc_gfhwc_q.
module {
  func.func @main(%arg0: tensor<2x3x2x?x1xi8> {padlab.extents = array<i64: 2>}, %arg1: tensor<2x3x1x1x1xi8>, %arg2: index {padlab.value = 2 : index}, %arg3: i32) -> tensor<?x4x2x2x3xi32> attributes {padlab.seed = 4284156978 : i64} {
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty(%arg2) : tensor<?x3x2x2x3xi32>
    %c100_i32 = arith.constant 100 : i32
    %1 = linalg.fill ins(%c100_i32 : i32) outs(%0 : tensor<?x3x2x2x3xi32>) -> tensor<?x3x2x2x3xi32>
    %2 = linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %c0_i32, %c2_i32 : tensor<2x3x2x?x1xi8>, tensor<2x3x1x1x1xi8>, i32, i32) outs(%1 : tensor<?x3x2x2x3xi32>) -> tensor<?x3x2x2x3xi32>
    %padded = tensor.pad %2 nofold low[0, 1, 0, 0, 0] high[2, 0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %arg3 : i32
    } : tensor<?x3x2x2x3xi32> to tensor<?x4x2x2x3xi32>
    %padded_0 = tensor.pad %padded nofold low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      %c-1_i32 = arith.constant -1 : i32
      tensor.yield %c-1_i32 : i32
    } : tensor<?x4x2x2x3xi32> to tensor<?x4x2x2x3xi32>
    return %padded_0 : tensor<?x4x2x2x3xi32>
  }
}

