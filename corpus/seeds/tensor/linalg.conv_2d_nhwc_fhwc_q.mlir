// Brings linalg.conv_2d_nhwc_fhwc_q.
module {
  func.func @main(%arg0: tensor<4x1xi1>, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 6 : index}, %arg4: tensor<1x4x3x?xi8> {padlab.extents = array<i64: 3>}, %arg5: tensor<?x2x1x?xi8> {padlab.extents = array<i64: 3, 3>}, %arg6: index {padlab.value = 1 : index}, %arg7: index {padlab.value = 3 : index}) -> (tensor<4x1xui1>, i1, tensor<4x1xi1>) attributes {padlab.seed = 2099793647 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<4x1xi1>
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %dim, %c-4 : index
    %c2 = arith.constant 2 : index
    %1:2 = scf.for %arg8 = %0 to %arg3 step %c2 iter_args(%arg9 = %arg0, %arg10 = %arg0) -> (tensor<4x1xi1>, tensor<4x1xi1>) {
      %c-2_i32 = arith.constant -2 : i32
      %c7_i32 = arith.constant 7 : i32
      %c0_0 = arith.constant 0 : index
      %dim_1 = tensor.dim %arg5, %c0_0 : tensor<?x2x1x?xi8>
      %3 = tensor.empty(%arg6, %dim_1, %arg7) : tensor<?x?x3x?xi32>
      %c2_i32 = arith.constant 2 : i32
      %4 = linalg.fill ins(%c2_i32 : i32) outs(%3 : tensor<?x?x3x?xi32>) -> tensor<?x?x3x?xi32>
      %5 = linalg.conv_2d_nhwc_fhwc_q ins(%arg4, %arg5, %c-2_i32, %c7_i32 : tensor<1x4x3x?xi8>, tensor<?x2x1x?xi8>, i32, i32) outs(%4 : tensor<?x?x3x?xi32>) -> tensor<?x?x3x?xi32>
      scf.yield %arg0, %arg10 : tensor<4x1xi1>, tensor<4x1xi1>
    }
    %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<4x1xi1>
    %2 = tensor.bitcast %1#1 : tensor<4x1xi1> to tensor<4x1xui1>
    return %2, %extracted, %1#0 : tensor<4x1xui1>, i1, tensor<4x1xi1>
  }
}

