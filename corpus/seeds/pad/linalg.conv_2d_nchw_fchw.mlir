// Brings linalg.conv_2d_nchw_fchw, tensor.pad of linalg.conv_2d_nchw_fchw, tensor.splat.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x1x2x?xbf16> {padlab.extents = array<i64: 1, 2>}, %arg1: tensor<2x?x1x?xbf16> {padlab.extents = array<i64: 1, 2>}, %arg2: tensor<1x?x2x?xf32> {padlab.extents = array<i64: 2, 1>}, %arg3: index {padlab.value = -1 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = -2 : index}, %arg7: index {padlab.value = 0 : index}) -> (tensor<2x?x2x2x?xbf16>, tensor<1x2x1x1xf32>) attributes {padlab.seed = 1773751824 : i64} {
    %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x1x2x?xbf16>, tensor<2x?x1x?xbf16>) outs(%arg2 : tensor<1x?x2x?xf32>) -> tensor<1x?x2x?xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %padded = tensor.pad %0 low[%arg3, %arg5, %c0, %arg7] high[%arg4, %arg6, %c0_0, %arg4] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %cst_3 = arith.constant 5.000000e-01 : f32
      tensor.yield %cst_3 : f32
    } : tensor<1x?x2x?xf32> to tensor<?x?x?x?xf32>
    %1 = tensor.empty(%arg5) : tensor<0x?x2xbf16>
    %cst = arith.constant 4.000000e+00 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<0x?x2xbf16>) -> tensor<0x?x2xbf16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded : tensor<?x?x?x?xf32>) outs(%2 : tensor<0x?x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %4 = arith.truncf %in : f32 to bf16
      %5 = arith.maximumf %out, %4 : bf16
      linalg.yield %5 : bf16
    } -> tensor<0x?x2xbf16>
    %cst_1 = arith.constant 1.500000e+00 : bf16
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %splat = tensor.splat %cst_1[%c3, %c1] : tensor<2x?x2x2x?xbf16>
    %c0_2 = arith.constant 0 : index
    %dim = tensor.dim %3, %c0_2 : tensor<0x?x2xbf16>
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg2[0, %dim, 1, 0] [1, 2, 1, 1] [1, %arg5, 1, %c2] : tensor<1x?x2x?xf32> to tensor<1x2x1x1xf32>
    return %splat, %extracted_slice : tensor<2x?x2x2x?xbf16>, tensor<1x2x1x1xf32>
  }
}

