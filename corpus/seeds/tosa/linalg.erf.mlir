// Brings linalg.erf, math.erf.
module {
  func.func @main(%arg0: tensor<1x5x1x1xbf16>, %arg1: tensor<1x1xi32>, %arg2: tensor<1x4xi32>) -> tensor<2x7x2x4xbf16> attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-infer-shapes,tosa-reduce-transposes,tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 3060956232 : i64} {
    %0 = "tosa.const"() <{values = dense<-2.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %1 = tosa.const_shape  {values = dense<[0, 1, 1, 1, 0, 1, 2, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %2 = tosa.pad %arg0, %1, %0 : (tensor<1x5x1x1xbf16>, !tosa.shape<8>, tensor<1xbf16>) -> tensor<2x7x2x4xbf16>
    %3 = tosa.clamp %2 {max_val = 0.000000e+00 : bf16, min_val = -8.000000e+00 : bf16, nan_mode = IGNORE} : (tensor<2x7x2x4xbf16>) -> tensor<2x7x2x4xbf16>
    %cst = arith.constant dense<2.500000e+00> : tensor<2x7x2x4xbf16>
    %4 = linalg.erf ins(%3 : tensor<2x7x2x4xbf16>) outs(%cst : tensor<2x7x2x4xbf16>) -> tensor<2x7x2x4xbf16>
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<2x7x2x4xbf16>
    %5 = linalg.erf ins(%4 : tensor<2x7x2x4xbf16>) outs(%cst : tensor<2x7x2x4xbf16>) -> tensor<2x7x2x4xbf16>
    return %5 : tensor<2x7x2x4xbf16>
  }
}

