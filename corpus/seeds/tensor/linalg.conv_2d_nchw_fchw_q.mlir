// Brings linalg.conv_2d_nchw_fchw_q.
module {
  func.func @main(%arg0: tensor<?xcomplex<f64>> {padlab.extents = array<i64: 7>}, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<?x?x1x4xi8> {padlab.extents = array<i64: 2, 1>}, %arg3: tensor<1x?x?x2xi8> {padlab.extents = array<i64: 1, 1>}, %arg4: tensor<2x1x?x3xi32> {padlab.extents = array<i64: 1>}, %arg5: tensor<2x1x?x?xi32> {padlab.extents = array<i64: 1, 3>}, %arg6: tensor<2x1x?x?xi32> {padlab.extents = array<i64: 1, 3>}) -> (tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<2x1x?x3xi32>, tensor<2x1x?x?xi32>) attributes {padlab.seed = 444680288 : i64} {
    %c-1_i32 = arith.constant -1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = linalg.conv_2d_nchw_fchw_q ins(%arg2, %arg3, %c-1_i32, %c3_i32 : tensor<?x?x1x4xi8>, tensor<1x?x?x2xi8>, i32, i32) outs(%arg6 : tensor<2x1x?x?xi32>) -> tensor<2x1x?x?xi32>
    %c0 = arith.constant 0 : index
    %c-1_i32_0 = arith.constant -1 : i32
    %c3_i32_1 = arith.constant 3 : i32
    %1 = linalg.conv_2d_nchw_fchw_q ins(%arg2, %arg3, %c-1_i32_0, %c3_i32_1 : tensor<?x?x1x4xi8>, tensor<1x?x?x2xi8>, i32, i32) outs(%0 : tensor<2x1x?x?xi32>) -> tensor<2x1x?x?xi32>
    %dim = tensor.dim %arg0, %c0 : tensor<?xcomplex<f64>>
    %expanded = tensor.expand_shape %arg0 [[0]] output_shape [%dim] : tensor<?xcomplex<f64>> into tensor<?xcomplex<f64>>
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2:3 = scf.while (%arg7 = %c0_2, %arg8 = %arg0, %arg9 = %expanded) : (index, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>) -> (index, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>) {
      %4 = arith.cmpi ult, %arg7, %arg1 : index
      scf.condition(%4) %arg7, %arg9, %arg9 : index, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>
    } do {
    ^bb0(%arg7: index, %arg8: tensor<?xcomplex<f64>>, %arg9: tensor<?xcomplex<f64>>):
      %4 = arith.addi %arg7, %c1 : index
      scf.yield %4, %arg8, %arg8 : index, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>
    }
    %c-2_i32 = arith.constant -2 : i32
    %c-2_i32_3 = arith.constant -2 : i32
    %3 = linalg.conv_2d_nchw_fchw_q ins(%arg2, %arg3, %c-2_i32, %c-2_i32_3 : tensor<?x?x1x4xi8>, tensor<1x?x?x2xi8>, i32, i32) outs(%arg4 : tensor<2x1x?x3xi32>) -> tensor<2x1x?x3xi32>
    return %expanded, %2#1, %2#2, %3, %1 : tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<?xcomplex<f64>>, tensor<2x1x?x3xi32>, tensor<2x1x?x?xi32>
  }
}

