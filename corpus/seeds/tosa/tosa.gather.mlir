// Brings tosa.gather, tosa.greater, tosa.logical_and, tosa.logical_xor, tosa.negate, tosa.tile.
module {
  func.func @main(%arg0: tensor<1x1x3xbf16>, %arg1: tensor<1x?x9xbf16> {padlab.extents = array<i64: 1>}) -> (tensor<1x1x9xbf16>, tensor<1x1x9xi1>, tensor<1x1x9xi1>, tensor<1x2x3xbf16>, tensor<1x1x9xi1>) attributes {padlab.passes = "func.func(tosa-infer-shapes,cse,tosa-infer-shapes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 2115806731 : i64} {
    %0 = tosa.const_shape  {values = dense<[1, 1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %1 = tosa.tile %arg0, %0 : (tensor<1x1x3xbf16>, !tosa.shape<3>) -> tensor<1x1x9xbf16>
    %2 = tosa.greater %1, %arg1 : (tensor<1x1x9xbf16>, tensor<1x?x9xbf16>) -> tensor<1x1x9xi1>
    %3 = "tosa.const"() <{values = dense<false> : tensor<1x1x1xi1>}> : () -> tensor<1x1x1xi1>
    %4 = tosa.logical_and %2, %3 : (tensor<1x1x9xi1>, tensor<1x1x1xi1>) -> tensor<1x1x9xi1>
    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %6 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %7 = tosa.negate %arg0, %5, %6 : (tensor<1x1x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x1x3xbf16>
    %8 = "tosa.const"() <{values = dense<0> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
    %9 = tosa.gather %7, %8 : (tensor<1x1x3xbf16>, tensor<1x2xi32>) -> tensor<1x2x3xbf16>
    %10 = tosa.logical_xor %2, %2 : (tensor<1x1x9xi1>, tensor<1x1x9xi1>) -> tensor<1x1x9xi1>
    return %1, %2, %4, %9, %10 : tensor<1x1x9xbf16>, tensor<1x1x9xi1>, tensor<1x1x9xi1>, tensor<1x2x3xbf16>, tensor<1x1x9xi1>
  }
}

