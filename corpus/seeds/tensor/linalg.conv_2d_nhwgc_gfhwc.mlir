// Brings linalg.conv_2d_nhwgc_gfhwc, linalg.floor.
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5x4xui1>, %arg1: tensor<2x1x4xui1>, %arg2: tensor<2x2xui1>, %arg3: tensor<6x4xf16>, %arg4: tensor<2x2xf16>, %arg5: tensor<2x3x2x2x1xf16>, %arg6: tensor<2x2x2x1x1xf16>, %arg7: tensor<2x2x1x2x2xf16>) -> (tensor<2x6x4xf16>, tensor<5x4xui1>, tensor<2x6x4xf16>, tensor<1x1xf16>, tensor<2x2x1x2x2xf16>, tensor<1x1xui1>) attributes {padlab.seed = 110382176 : i64} {
    %generated = tensor.generate  {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      %9 = arith.index_cast %arg8 : index to i16
      %10 = arith.uitofp %9 : i16 to f16
      %cst_1 = arith.constant -1.000000e+00 : f16
      %11 = arith.index_cast %arg10 : index to i16
      %12 = arith.sitofp %11 : i16 to f16
      %13 = arith.mulf %cst_1, %12 : f16
      %14 = arith.index_castui %arg8 : index to i16
      %15 = arith.uitofp %14 : i16 to f16
      %16 = arith.index_castui %arg8 : index to i16
      %17 = arith.uitofp %16 : i16 to f16
      %18 = arith.subf %15, %17 : f16
      %19 = arith.index_castui %arg10 : index to i16
      %20 = arith.uitofp %19 : i16 to f16
      %21 = arith.index_castui %arg10 : index to i16
      %22 = arith.uitofp %21 : i16 to f16
      %23 = arith.maximumf %20, %22 : f16
      tensor.yield %23 : f16
    } : tensor<2x6x4xf16>
    %cst = arith.constant dense<[[0], [3]]> : tensor<2x1xi64>
    %0 = tensor.empty() : tensor<2x2x1x2x2xf16>
    %1 = linalg.floor ins(%arg7 : tensor<2x2x1x2x2xf16>) outs(%0 : tensor<2x2x1x2x2xf16>) -> tensor<2x2x1x2x2xf16>
    %scatter = tensor.scatter %arg1 into %arg0[%cst] scatter_dims([0]) unique : (tensor<2x1x4xui1>, tensor<5x4xui1>, tensor<2x1xi64>) -> tensor<5x4xui1>
    %inserted_slice = tensor.insert_slice %arg2 into %scatter[2, 0] [2, 2] [2, 1] : tensor<2x2xui1> into tensor<5x4xui1>
    %2 = tensor.empty() : tensor<2x6x4xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<6x4xf16>) outs(%2 : tensor<2x6x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x6x4xf16>
    %4 = tensor.empty() : tensor<2x2x1x2x2xf16>
    %5 = linalg.floor ins(%arg7 : tensor<2x2x1x2x2xf16>) outs(%4 : tensor<2x2x1x2x2xf16>) -> tensor<2x2x1x2x2xf16>
    %6 = tensor.empty() : tensor<2x2x1x2x2xf16>
    %7 = linalg.floor ins(%arg7 : tensor<2x2x1x2x2xf16>) outs(%6 : tensor<2x2x1x2x2xf16>) -> tensor<2x2x1x2x2xf16>
    %extracted_slice = tensor.extract_slice %arg4[0, 0] [1, 1] [-1, -1] : tensor<2x2xf16> to tensor<1x1xf16>
    %8 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg5, %arg6 : tensor<2x3x2x2x1xf16>, tensor<2x2x2x1x1xf16>) outs(%5 : tensor<2x2x1x2x2xf16>) -> tensor<2x2x1x2x2xf16>
    %extracted_slice_0 = tensor.extract_slice %inserted_slice[3, 3] [1, 1] [1, 1] : tensor<5x4xui1> to tensor<1x1xui1>
    return %generated, %inserted_slice, %3, %extracted_slice, %8, %extracted_slice_0 : tensor<2x6x4xf16>, tensor<5x4xui1>, tensor<2x6x4xf16>, tensor<1x1xf16>, tensor<2x2x1x2x2xf16>, tensor<1x1xui1>
  }
}

