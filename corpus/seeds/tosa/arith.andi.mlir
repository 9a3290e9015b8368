// Brings arith.andi, arith.shrsi, arith.shrui, tensor.generate.
module {
  func.func @main(%arg0: tensor<5x1xbf16>, %arg1: tensor<1x3x1xbf16>) -> (tensor<1x3x1xi16>, tensor<3x4x1xbf16>, tensor<1x4x1xbf16>, tensor<1xindex, "layout">) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-make-broadcastable,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 4020839058 : i64} {
    %0 = tosa.cast %arg1 : (tensor<1x3x1xbf16>) -> tensor<1x3x1xi16>
    %1 = "tosa.const"() <{values = dense<[[1, 2, 0, 2]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
    %2 = tosa.gather %arg1, %1 : (tensor<1x3x1xbf16>, tensor<1x4xi32>) -> tensor<1x4x1xbf16>
    %3 = "tosa.const"() <{values = dense<6.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %4 = tosa.const_shape  {values = dense<[1, 1, 0, 0, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = tosa.pad %2, %4, %3 : (tensor<1x4x1xbf16>, !tosa.shape<6>, tensor<1xbf16>) -> tensor<3x4x1xbf16>
    %6 = tosa.abs %2 : (tensor<1x4x1xbf16>) -> tensor<1x4x1xbf16>
    %generated = tensor.generate  {
    ^bb0(%arg2: index):
      %c17 = arith.constant 17 : index
      %c63 = arith.constant 63 : index
      %7 = arith.andi %arg2, %c63 : index
      %8 = arith.shrui %arg2, %7 : index
      %c40 = arith.constant 40 : index
      %c-1 = arith.constant -1 : index
      %c63_0 = arith.constant 63 : index
      %9 = arith.andi %c-1, %c63_0 : index
      %10 = arith.shrsi %arg2, %9 : index
      tensor.yield %10 : index
    } : tensor<1xindex, "layout">
    return %0, %5, %6, %generated : tensor<1x3x1xi16>, tensor<3x4x1xbf16>, tensor<1x4x1xbf16>, tensor<1xindex, "layout">
  }
}

