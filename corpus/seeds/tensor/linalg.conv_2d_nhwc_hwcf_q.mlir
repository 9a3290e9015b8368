// Brings linalg.conv_2d_nhwc_hwcf_q.
#map = affine_map<(d0) -> (d0 + 1, 1)>
module {
  func.func @main(%arg0: tensor<0xf64>, %arg1: index {padlab.value = 6 : index}, %arg2: tensor<2x1x3x1xi8, "layout">, %arg3: tensor<?x1x?x3xi8, "layout"> {padlab.extents = array<i64: 1, 1>}) -> (tensor<0xf64>, tensor<0xf64>, tensor<2x1x3x3xi32, "layout">) attributes {padlab.seed = 3219302322 : i64} {
    %0 = affine.max #map(%arg1)
    %1 = arith.index_castui %0 : index to i1
    %2 = arith.index_castui %0 : index to i1
    %c-7_i32 = arith.constant -7 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %3 = tensor.empty() : tensor<2x1x3x3xi32, "layout">
    %c-7_i32_0 = arith.constant -7 : i32
    %4 = linalg.fill ins(%c-7_i32_0 : i32) outs(%3 : tensor<2x1x3x3xi32, "layout">) -> tensor<2x1x3x3xi32, "layout">
    %5 = linalg.conv_2d_nhwc_hwcf_q ins(%arg2, %arg3, %c-7_i32, %c2147483647_i32 : tensor<2x1x3x1xi8, "layout">, tensor<?x1x?x3xi8, "layout">, i32, i32) outs(%4 : tensor<2x1x3x3xi32, "layout">) -> tensor<2x1x3x3xi32, "layout">
    %6 = arith.index_castui %0 : index to i1
    %7 = arith.xori %2, %6 : i1
    %8 = call @callee_0(%7, %arg0) : (i1, tensor<0xf64>) -> tensor<0xf64>
    %9 = call @callee_0(%7, %arg0) : (i1, tensor<0xf64>) -> tensor<0xf64>
    return %8, %9, %5 : tensor<0xf64>, tensor<0xf64>, tensor<2x1x3x3xi32, "layout">
  }
  func.func private @callee_0(%arg0: i1, %arg1: tensor<0xf64>) -> tensor<0xf64> {
    %0 = arith.select %arg0, %arg1, %arg1 : tensor<0xf64>
    return %0 : tensor<0xf64>
  }
}

