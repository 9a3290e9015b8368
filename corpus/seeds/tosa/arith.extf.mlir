// Brings arith.extf, linalg.conv_1d, tensor.pad before linalg.conv_1d, tensor.pad element bf16.
module {
  func.func @main(%arg0: tensor<4x5x2x1xi16>, %arg1: tensor<4x1xi16>, %arg2: tensor<4xi1>, %arg3: tensor<1xbf16>, %arg4: bf16, %arg5: tensor<1xbf16>, %arg6: tensor<1xbf16>) -> (tensor<4xi16>, tensor<4xi16>, tensor<2xf32>, tensor<1xbf16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 2194836865 : i64} {
    %0 = tosa.const_shape  {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
    %padded = tensor.pad %arg3 nofold low[1] high[0] {
    ^bb0(%arg7: index):
      tensor.yield %arg4 : bf16
    } : tensor<1xbf16> to tensor<2xbf16>
    %1 = tensor.empty() : tensor<2xf32>
    %cst = arith.constant 5.000000e-01 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = linalg.conv_1d ins(%padded, %arg3 : tensor<2xbf16>, tensor<1xbf16>) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = tosa.reshape %arg1, %0 : (tensor<4x1xi16>, !tosa.shape<1>) -> tensor<4xi16>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
    %7 = tosa.negate %4, %5, %6 : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
    %8 = "tosa.const"() <{values = dense<[-89, 93, 74, -83]> : tensor<4xi16>}> : () -> tensor<4xi16>
    %padded_0 = tensor.pad %arg5 nofold low[1] high[0] {
    ^bb0(%arg7: index):
      tensor.yield %arg4 : bf16
    } : tensor<1xbf16> to tensor<2xbf16>
    %9 = linalg.conv_1d ins(%padded_0, %padded : tensor<2xbf16>, tensor<2xbf16>) outs(%arg6 : tensor<1xbf16>) -> tensor<1xbf16>
    %10 = tosa.select %arg2, %4, %8 : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
    return %7, %10, %3, %9 : tensor<4xi16>, tensor<4xi16>, tensor<2xf32>, tensor<1xbf16>
  }
}

