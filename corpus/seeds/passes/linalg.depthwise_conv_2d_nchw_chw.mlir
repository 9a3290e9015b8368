// Brings linalg.depthwise_conv_2d_nchw_chw, linalg.log, math.log.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
module {
  func.func @main(%arg0: tensor<2x5x2x2xf16>, %arg1: tensor<2x5x2x2xf16>, %arg2: tensor<2x1x5x4xf16>, %arg3: tensor<1x2x3xf16>) -> (tensor<5x2xf16>, tensor<2x5x2x2xf16>, tensor<2x1x3x2xf16>) attributes {padlab.passes = "linalg-fold-unit-extent-dims,one-shot-bufferize{dialect-filter=tensor allow-return-allocs-from-loops},func.func(linalg-generalize-named-ops)", padlab.seed = 1988994955 : i64} {
    %0 = tensor.empty() : tensor<5x2xf16>
    %cst = arith.constant 2.000000e+00 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<5x2xf16>) -> tensor<5x2xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel", "reduction", "parallel"]} ins(%arg0 : tensor<2x5x2x2xf16>) outs(%1 : tensor<5x2xf16>) {
    ^bb0(%in: f16, %out: f16):
      %7 = arith.minimumf %out, %in : f16
      linalg.yield %7 : f16
    } -> tensor<5x2xf16>
    %3 = linalg.log ins(%arg0 : tensor<2x5x2x2xf16>) outs(%arg1 : tensor<2x5x2x2xf16>) -> tensor<2x5x2x2xf16>
    %4 = tensor.empty() : tensor<2x1x3x2xf16>
    %cst_0 = arith.constant 5.000000e-01 : f16
    %5 = linalg.fill ins(%cst_0 : f16) outs(%4 : tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    %6 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<2x1x5x4xf16>, tensor<1x2x3xf16>) outs(%5 : tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    return %2, %3, %6 : tensor<5x2xf16>, tensor<2x5x2x2xf16>, tensor<2x1x3x2xf16>
  }
}

