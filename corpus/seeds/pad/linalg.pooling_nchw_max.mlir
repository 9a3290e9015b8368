// Brings linalg.pooling_nchw_max, tensor.pad before linalg.max, tensor.pad of linalg.pooling_nchw_max.
#map = affine_map<(d0, d1, d2) -> (d0, d1, 1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x2x3x3xi16>, %arg1: tensor<3x2xi16>, %arg2: tensor<1x2x1x3xi16>, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = -1 : index}, %arg7: index {padlab.value = 0 : index}, %arg8: index {padlab.value = 3 : index}, %arg9: tensor<0x3x2xi16>, %arg10: tensor<0x3x5xcomplex<f32>>) -> (tensor<2x2x1x1xi16>, tensor<1x6x1xi16>, tensor<?x?x?x?xi16>, tensor<?x?x?x?xi16>, tensor<?x?x?x?xi16>, tensor<0x3x5xcomplex<f32>>, tensor<0x3x5xi16>) attributes {padlab.seed = 2349862043 : i64} {
    %0 = tensor.empty() : tensor<2x2x1x1xi16>
    %c-7_i16 = arith.constant -7 : i16
    %1 = linalg.fill ins(%c-7_i16 : i16) outs(%0 : tensor<2x2x1x1xi16>) -> tensor<2x2x1x1xi16>
    %2 = linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x2x3x3xi16>, tensor<3x2xi16>) outs(%1 : tensor<2x2x1x1xi16>) -> tensor<2x2x1x1xi16>
    %3 = tensor.empty() : tensor<1x6x1xi16>
    %c-1_i16 = arith.constant -1 : i16
    %4 = linalg.fill ins(%c-1_i16 : i16) outs(%3 : tensor<1x6x1xi16>) -> tensor<1x6x1xi16>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [1] inner_tiles = [3] into %4 : tensor<1x2x1x3xi16> -> tensor<1x6x1xi16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %unpack, %c0 : tensor<1x6x1xi16>
    %c0_0 = arith.constant 0 : index
    %5 = arith.addi %dim, %c0_0 : index
    %padded = tensor.pad %2 low[%arg3, %arg3, %arg3, %arg6] high[%arg4, %arg5, %arg3, %5] {
    ^bb0(%arg11: index, %arg12: index, %arg13: index, %arg14: index):
      %c2_i16 = arith.constant 2 : i16
      tensor.yield %c2_i16 : i16
    } : tensor<2x2x1x1xi16> to tensor<?x?x?x?xi16>
    %c1 = arith.constant 1 : index
    %dim_1 = tensor.dim %padded, %c1 : tensor<?x?x?x?xi16>
    %c-3 = arith.constant -3 : index
    %6 = arith.addi %dim_1, %c-3 : index
    %c0_2 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %dim_3 = tensor.dim %padded, %c2 : tensor<?x?x?x?xi16>
    %padded_4 = tensor.pad %padded nofold low[%6, %c0_2, %arg8, %dim_3] high[%arg3, %arg7, %arg5, %arg7] {
    ^bb0(%arg11: index, %arg12: index, %arg13: index, %arg14: index):
      %c-7_i16_5 = arith.constant -7 : i16
      tensor.yield %c-7_i16_5 : i16
    } : tensor<?x?x?x?xi16> to tensor<?x?x?x?xi16>
    %7 = linalg.max ins(%padded, %padded : tensor<?x?x?x?xi16>, tensor<?x?x?x?xi16>) outs(%padded : tensor<?x?x?x?xi16>) -> tensor<?x?x?x?xi16>
    %8 = tensor.empty() : tensor<0x3x5xi16>
    %9:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9 : tensor<0x3x2xi16>) outs(%arg10, %8 : tensor<0x3x5xcomplex<f32>>, tensor<0x3x5xi16>) {
    ^bb0(%in: i16, %out: complex<f32>, %out_5: i16):
      %10 = complex.im %out : complex<f32>
      %cst = arith.constant 4.000000e+00 : f32
      %11 = arith.cmpf ueq, %10, %cst : f32
      %12 = arith.extui %11 : i1 to i16
      linalg.yield %out, %12 : complex<f32>, i16
    } -> (tensor<0x3x5xcomplex<f32>>, tensor<0x3x5xi16>)
    return %2, %unpack, %padded, %padded_4, %7, %9#0, %9#1 : tensor<2x2x1x1xi16>, tensor<1x6x1xi16>, tensor<?x?x?x?xi16>, tensor<?x?x?x?xi16>, tensor<?x?x?x?xi16>, tensor<0x3x5xcomplex<f32>>, tensor<0x3x5xi16>
  }
}

