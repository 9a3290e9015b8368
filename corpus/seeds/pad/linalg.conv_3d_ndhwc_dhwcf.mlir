// Brings linalg.conv_3d_ndhwc_dhwcf, tensor.pad of linalg.conv_3d_ndhwc_dhwcf.
module {
  func.func @main(%arg0: tensor<1x?x2x2x1xi32> {padlab.extents = array<i64: 2>}, %arg1: tensor<?x?x2x1x?xi32> {padlab.extents = array<i64: 2, 1, 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 0 : index}, %arg7: i1, %arg8: index {padlab.value = 3 : index}) -> tensor<2x?x3x2x1xi32> attributes {padlab.seed = 2145035638 : i64} {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%arg2, %arg2, %arg3, %c1) : tensor<?x?x?x?x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %1 = linalg.fill ins(%c3_i32 : i32) outs(%0 : tensor<?x?x?x?x1xi32>) -> tensor<?x?x?x?x1xi32>
    %2 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<1x?x2x2x1xi32>, tensor<?x?x2x1x?xi32>) outs(%1 : tensor<?x?x?x?x1xi32>) -> tensor<?x?x?x?x1xi32>
    %3 = scf.if %arg7 -> (tensor<2x?x3x2x1xi32>) {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %2, %c0 : tensor<?x?x?x?x1xi32>
      %c-1 = arith.constant -1 : index
      %4 = arith.addi %dim, %c-1 : index
      %extracted = tensor.extract %arg1[%arg2, %arg5, %4, %arg5, %arg5] : tensor<?x?x2x1x?xi32>
      %padded = tensor.pad %2 nofold low[1, 0, %arg4, 1, %arg6] high[0, %arg3, 0, %arg5, %arg5] {
      ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
        tensor.yield %extracted : i32
      } : tensor<?x?x?x?x1xi32> to tensor<?x3x?x?x?xi32>
      %cast = tensor.cast %padded : tensor<?x3x?x?x?xi32> to tensor<2x?x3x2x1xi32>
      scf.yield %cast : tensor<2x?x3x2x1xi32>
    } else {
      %4 = tensor.empty(%arg8) : tensor<2x?x3x2x1xi32>
      %c5_i32 = arith.constant 5 : i32
      %5 = linalg.fill ins(%c5_i32 : i32) outs(%4 : tensor<2x?x3x2x1xi32>) -> tensor<2x?x3x2x1xi32>
      scf.yield %5 : tensor<2x?x3x2x1xi32>
    }
    return %3 : tensor<2x?x3x2x1xi32>
  }
}

