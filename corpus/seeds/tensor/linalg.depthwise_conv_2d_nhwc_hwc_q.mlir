// Brings linalg.depthwise_conv_2d_nhwc_hwc_q, tensor.pad element complex<f16>.
module {
  func.func @main(%arg0: tensor<3x5x4xcomplex<f16>>, %arg1: tensor<2x3xcomplex<f16>>, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<1x1x?x3xi8> {padlab.extents = array<i64: 3>}, %arg5: tensor<1x1x3xi8, "layout">) -> (tensor<2x3xcomplex<f16>>, tensor<?x1x3x3xi32, "layout">) attributes {padlab.seed = 1037460180 : i64} {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 2, 1] [1, 2, 3] [1, 1, 1] : tensor<2x3xcomplex<f16>> into tensor<3x5x4xcomplex<f16>>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %inserted_slice[%c0, %arg2, %arg3] : tensor<3x5x4xcomplex<f16>>
    %padded = tensor.pad %arg1 low[0, 0] high[0, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %extracted : complex<f16>
    } : tensor<2x3xcomplex<f16>> to tensor<2x3xcomplex<f16>>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c100_i32 = arith.constant 100 : i32
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg5, %c0_0 : tensor<1x1x3xi8, "layout">
    %0 = tensor.empty(%dim) : tensor<?x1x3x3xi32, "layout">
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<?x1x3x3xi32, "layout">) -> tensor<?x1x3x3xi32, "layout">
    %2 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg4, %arg5, %c2147483647_i32, %c100_i32 : tensor<1x1x?x3xi8>, tensor<1x1x3xi8, "layout">, i32, i32) outs(%1 : tensor<?x1x3x3xi32, "layout">) -> tensor<?x1x3x3xi32, "layout">
    return %padded, %2 : tensor<2x3xcomplex<f16>>, tensor<?x1x3x3xi32, "layout">
  }
}

